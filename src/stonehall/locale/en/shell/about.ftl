### The page about the house.

web-about = About Stonehall
web-about-lead = A quiet place to play tactical board games, with exact rules and honest dice.
web-about-fan = An unofficial fan project
web-about-fan-text = Stonehall is made by players for players. It is not connected with, endorsed or sponsored by the publishers or authors of the games. Names of games belong to their owners. All words, frames and drawings here are our own, except the icons and typefaces named below.
web-about-keys = Keyboard
web-about-keys-text = Everything can be reached with Tab and the arrow keys. Enter chooses, Escape closes or cancels a choice.
web-about-icons = Icons
web-about-icons-text = The charges on shields and cards come from game-icons.net. They were drawn by Lorc, Delapouite and other contributors, under the Creative Commons Attribution 3.0 licence. We recoloured and cropped them.
web-about-icons-site = game-icons.net
web-about-icons-licence = The CC BY 3.0 licence
web-about-icons-list =
    { $count ->
        [one] { $count } icon is used
       *[other] { $count } icons are used
    }
web-about-by = by { $author }
web-about-by-contributor = by a game-icons.net contributor
web-about-fonts = Typefaces
web-about-fonts-text = Inter, Alegreya and Cinzel are used under the SIL Open Font License.
web-about-font-licence = Licence of { $font }
web-about-privacy = What is kept
web-about-privacy-text = The server keeps your games and the name you chose. A cookie tells it who you are; your settings stay on this device. There is no advertising and nobody watches what you do.

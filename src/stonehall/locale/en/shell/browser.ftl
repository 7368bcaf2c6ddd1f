### The card browser.

web-cards-of = { $game }: cards
cards-number = { $number }
cards-search = Name, ability or text
cards-game = Game
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cards-keyword = Keyword
cards-filters = Filters
cards-filters-on = Filters: { $count }
cards-clear = Clear filters
cards-none = No card is like that
cards-none-help = Take a filter away, or search with fewer words.
cards-missing = There is no such card
cards-missing-help = The address may be misspelled. All cards there are stand here.
cards-text = On the card
cards-keywords = Keywords
cards-rulings = Rulings
cards-rules = Rules
cards-decks = Ready decks
cards-no-decks = In no ready deck
cards-copies = { $count } ×
cards-allowed = Allowed with
cards-allowed-most = { $count ->
    [one] at most { $count } copy
   *[other] at most { $count } copies
 }
cards-allowed-begin = Begin a deck of { $leader } with this card
cards-allowed-not = { $leader }: not allowed
cards-own-decks = Your decks
cards-own-add = One more in { $deck }
cards-previous = Previous card
cards-next = Next card
cards-place = { $place } of { $count }
cards-link = Copy the link
cards-close = Close the card
cards-keys = Keys: / search, arrows and Enter choose, Escape closes
cards-more = { $count } more
cards-part-text = Text
cards-part-rules = Rules
cards-part-decks = In play

## How often a card is played and wins

cards-results = Played and won
cards-results-played = Played it
cards-results-won = Won with it
cards-results-held = Won at all
cards-results-of = { $count } of { $total }
cards-results-told = { $games ->
    [one] Counted in { $games } game of computers against each other ({ $level }).
   *[other] Counted in { $games } games of computers against each other ({ $level }).
 } First: how many of the players who had this card in reach played it. Then: how many of these won. Last: how many won, played or not. Bars: 95% intervals.
cards-results-warning = This says what goes together, not what a card is worth: who is ahead gets to play more.
cards-results-never = In { $games } games of computers against each other ({ $level }) nobody played it from a hand or a display. Such computers look only a step ahead.
cards-results-missing = It was in no deck of the { $games } games of computers that were counted.
cards-order = Order
cards-order-printed = As printed
cards-order-played = Most played
cards-order-won = Most often won with

## Building decks

build-title = Decks for { $game }
build-own = Your decks
build-own-none = Decks you build are kept here, in this browser.
build-start = Begin with a ready deck
build-empty = Begin with nothing but a summoner
build-import = Read a list
build-import-help = A line for the summoner, then a number and a name in each line.
build-read = Read it
build-name = Name of the deck
build-total = { $count } of { $size }
build-group = { $count } of { $size }
build-legal = A legal deck
build-more-reasons = { $count ->
    [one] { $count } more reason
   *[other] { $count } more reasons
 }
build-checking = Checking …
build-curve = Costs
build-deck = Deck
build-order = Sorted by kind and cost
build-blamed = See above: this card breaks a rule
build-read-card = All about this card
build-fixed = Fixed by { $leader }
build-cards-for = Cards for { $leader }
build-only-allowed = Only cards I may add
build-add = One more: { $card }
build-remove = One fewer: { $card }
build-copies = { $count } of { $most }
build-play = Play with this deck
build-play-short = Play with it
build-level = Against
build-export = Export
build-export-help = Whoever opens the link has this deck before them. The list can be read in again, here or in a file.
build-text = As text
build-fill = Fill it for me
build-filled = Put in: { $cards }.
build-filled-without = Taken out: { $cards }.
build-filled-back = You can take it back.
build-taken = { $count } × { $card } ({ $rule })
build-no-room = no room left
build-back = Take the last change back
build-share = Copy the link
build-forget = Delete this deck
build-deck-tab = Deck, { $count }
build-cards-tab = Cards I may add, { $count }
build-all-tab = All cards, { $count }
build-missing = There is no such deck
build-missing-help = It may have been built in another browser. Ask for its link.

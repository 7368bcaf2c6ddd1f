### The card browser.

web-cards = Cards
web-cards-of = { $game }: cards
cards-number = { $number }
cards-search = Name, ability or text
cards-search-clear = Clear the search
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
cards-previous = Previous card
cards-next = Next card
cards-place = { $place } of { $count }
cards-link = Copy the link
cards-close = Close the card
cards-keys = Keys: / search, arrows and Enter choose, Escape closes
cards-more = { $count } more
cards-part-text = Text
cards-part-rules = Rules
cards-part-decks = Decks

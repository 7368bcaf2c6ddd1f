### The pages of the rules.

## The whole

web-rules-of = { $game }: rules
rules-lead = Choose a game. Every rule has a number that never changes, and a link of its own.
rules-games = Other games
rules-contents = Contents
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }
rules-missing = There is no such place in the rules
rules-missing-help = The address may be misspelled. Everything there is stands in the contents.
rules-some-english = Some parts have not been translated yet; they are shown in English.
rules-previous-chapter = Previous chapter: { $chapter }
rules-next-chapter = Next chapter: { $chapter }
rules-keys = Keys: / search, J and K next and previous rule

## Search

rules-search = Search the rules
rules-hits = { $count ->
    [0] nothing
    [one] { $count } place
   *[other] { $count } places
 }
rules-hit = { $place } of { $count }
rules-hit-previous = Previous place found
rules-hit-next = Next place found
rules-nothing = Nothing found. Try fewer or shorter words.

## A rule

rules-copy = Copy the link to { $rule }
rules-example = Example
rules-shows = Shows { $rules }
rules-see-example = See example { $example }
rules-our-choice = Our choice: { $choice }
rules-picture = The board of example { $example }
rules-example-try = Try it
rules-example-again = Start again
rules-example-over = The turn of the example is over.
rules-example-close = Back to the picture
rules-cards = Cards that touch this rule
rules-cards-chapter = Cards that touch this chapter
rules-cards-count = Cards: { $count }
rules-cards-more = { $count } more

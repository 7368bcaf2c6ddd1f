### What is wrong with the list of a deck that somebody wrote, whatever the game.

deck-copies = { $card }: { $count } copies, at most { $most } allowed
deck-too-many = { $count } copies of { $card } are more than a draw pile can hold
deck-ready = ready decks: { $known }; or a deck written as text
deck-ready-near = ready decks: { $known }; or a deck written as text; did you mean { $near }?
deck-no-card = there is no card “{ $name }”
deck-no-card-near = there is no card “{ $name }”; did you mean { $near }?
deck-json = not JSON: { $error }
deck-json-cards = needs an object of names and numbers of copies, such as “gate”: 3
deck-json-copies = { $value } is not a number of copies of { $card }
deck-format = “{ $value }” is unknown; this program reads “{ $known }”
deck-no-summoner = “{ $name }” names no summoner (summoners: { $known })
deck-no-summoner-near = “{ $name }” names no summoner (summoners: { $known }); did you mean { $near }?
deck-summoners = needs exactly 1 summoner, has { $count }: { $names }
deck-summoner-missing = a line “Summoner: …” is missing

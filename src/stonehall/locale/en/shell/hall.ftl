### The hall's way to the other rooms.

hall-foot = Most used pages
hall-rooms = In the house
hall-learn = Your first game
    .about = A guided game, step by step, in a few minutes
    .go = Learn
hall-exercises = Exercises
    .about = One turn, one goal: find the plan
    .go = Solve
hall-rules = Rules and keywords
    .about = Every rule, with examples you can play
    .go = Read
hall-cards = Cards
    .about = Every card, and what its words mean
    .go = Browse
hall-opponents = Opponents
    .about = How each computer plays, and how strong it is
    .go = Choose
hall-record = Replays
    .about = Your games have one; a record from a file, too
    .go = Open
hall-editor = Positions
    .about = Set up a moment of a game and play it
    .go = Set up
hall-all-games = All games
mine-nav = Games

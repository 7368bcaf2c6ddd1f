### What is said of a page where only its link is seen. The server says it, in the language of the reader's browser.

preview-hall = Play tactical board games in your browser: against the computer, with friends by a link, or together at one screen. No account needed.
preview-invitation = { $name } is waiting for you at the table. Open the link and take the free seat.
preview-open = A seat is free at this table. Open the link and sit down.
preview-running = A game is being played here. Come in and watch.
preview-over = The game at this table is over. See how it went.
preview-rules = The rules of the game, numbered and searchable, with examples.
preview-exercise = One turn, one goal: can you find the plan?
preview-cards = Every card of the game: its text, its keywords, the rules about it, the decks that hold it.
preview-editor = Set up a moment of the game by hand, see what cannot be, and play it.

### When the server cannot be reached.

offline-meanwhile = Playing and exercises need the server; lessons, rules, cards and replays you have opened before can still be used here, as far as you have seen them.
offline-rules = Read the rules
offline-reason = Only the server can say why not, and it cannot be reached now.

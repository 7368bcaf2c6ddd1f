### When the server cannot be reached.

offline-meanwhile = Playing needs the server; rules, cards and replays you have opened before can still be read here, as far as you have seen them.
offline-rules = Read the rules

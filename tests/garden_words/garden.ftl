### Garden, the game of tests/garden.py: its words, the same in every language.

garden-first = Luck says who begins.
garden-ask = { $player } plants a tree.
garden-over = The garden is full. Winners: { $count }.
garden-plant = Plant a { $size } { $colour } tree on { $bed }
garden-rest = Rest
garden-colour-red = red
garden-colour-green = green
garden-colour-blue = blue
garden-size-small = small
garden-size-tall = tall
garden-turn = Turn { $turn }: { $player }
garden-planted = { $player } plants on { $bed }.
garden-rested = { $player } rests.
garden-nothing = There is nothing to say about { $what }.
garden-view-points = apples

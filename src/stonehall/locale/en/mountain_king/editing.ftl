### What is said where positions are set up by hand.

mk-edit-gate = Gate
mk-edit-gates = Gates
mk-edit-statue = Statue: { $clan }
mk-edit-statues = Statues
mk-edit-pedestal = Pedestal: { $clan }
mk-edit-all-pedestals = Pedestals
mk-edit-part = Part of a tunnel
mk-edit-moment = Moment of the turn
mk-edit-moment-before = Before recruiting or digging
mk-edit-moment-working = In a workshop
mk-edit-moment-placing = Placing a troll
mk-edit-moment-after = After it
mk-edit-pedestals = Pedestals: { $clan }
mk-edit-honor = Honor: { $of }
mk-edit-trolls = Trolls
mk-edit-spellbook = Open spells
mk-edit-halls = Great halls to dedicate

### Słowa ręcznego ustawiania pozycji.

mk-edit-gate = Brama
mk-edit-gates = Bramy
mk-edit-statue = Posąg: { $clan }
mk-edit-statues = Posągi
mk-edit-pedestal = Cokół: { $clan }
mk-edit-all-pedestals = Cokoły
mk-edit-part = Fragment tunelu
mk-edit-moment = Moment tury
mk-edit-moment-before = Przed rekrutacją lub kopaniem
mk-edit-moment-working = W warsztacie
mk-edit-moment-placing = Umieszczanie trolla
mk-edit-moment-after = Po tym
mk-edit-pedestals = Cokoły: { $clan }
mk-edit-honor = Punkty honoru: { $of }
mk-edit-trolls = Trolle
mk-edit-spellbook = Odkryte czary
mk-edit-halls = Wielkie groty do poświęcenia

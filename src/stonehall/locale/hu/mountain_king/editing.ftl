### Az állások kézi összeállításának szavai.

mk-edit-gate = Kapu
mk-edit-gates = Kapuk
mk-edit-statue = Szobor: { $clan }
mk-edit-statues = Szobrok
mk-edit-pedestal = Talapzat: { $clan }
mk-edit-all-pedestals = Talapzatok
mk-edit-part = Alagútdarab
mk-edit-moment = A forduló pillanata
mk-edit-moment-before = Toborzás vagy ásás előtt
mk-edit-moment-working = Egy műhelyben
mk-edit-moment-placing = Troll elhelyezése
mk-edit-moment-after = Utána
mk-edit-pedestals = Talapzatok: { $clan }
mk-edit-honor = Megbecsülés: { $of }
mk-edit-trolls = Trollok
mk-edit-spellbook = Nyílt varázslatok
mk-edit-halls = Felszentelhető nagytermek

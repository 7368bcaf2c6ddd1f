### Az állások kézi összeállításának szavai.

tk-edit-pieces = Jelzők
tk-edit-piece-common = Közönséges jelző
tk-edit-piece-heroic = Hősi jelző
tk-edit-piece-legendary = Legendás jelző
tk-edit-rank = Rang
tk-edit-actions = Hátralévő akciók
tk-edit-school = Iskola
tk-edit-points = Pontok, ellenfél: { $seat }
tk-edit-hand = Kéz
tk-edit-deck = Pakli
tk-edit-discard = Dobópakli
tk-edit-legends-draw = Legendás lények: pakli
tk-edit-legends-discard = Legendás lények: dobópakli
tk-edit-flares-draw = Felvillanások: pakli
tk-edit-flares-discard = Felvillanások: dobópakli
tk-edit-tasks-current = Aktuális feladatok
tk-edit-tasks-next = Következő feladat
tk-edit-tasks-draw = Feladatok: pakli

### Állás összeállítása kézzel vagy szövegként: kiderül, mi nem lehet rajta, és lejátszható.

editor-title = Állások
editor-lead-games = Állítsd fel egy játszma egy pillanatát, nézd meg, oszd meg linkkel, és játszd le. Melyik játékét?
editor-of = { $game }: egy állás
editor-change = Előbb módosítom az állást

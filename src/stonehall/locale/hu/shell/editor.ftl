### Állás írása: az oldal megmutatja, megmondja, mi nem lehet rajta, és lejátszható.

editor-title = Állások
editor-lead-games = Állítsd fel egy játszma egy pillanatát, nézd meg, oszd meg linkkel, és játszd le. Melyik játékét?
editor-of = { $game }: egy állás
editor-lead = Írd le egy játszma egy pillanatát: a tábla követi, és kiderül, mi az, ami nem lehet. Aztán játszd le.
editor-text = Az állás szövege
editor-help = Minden dolognak egy sor: mi hol fekszik, kézben lévő lapok, paklik, ki van soron. Amit nem írsz, az üres. A szöveget ez az eszköz megőrzi.
editor-from = Kiindulás
editor-first-turn = Az első forduló
editor-first-turn-of = Az első forduló: { $form }
editor-file = Fájlból
editor-board = Tábla
editor-picture = Ennek az állásnak a táblája
editor-problems = { $count ->
    [one] Egy hiba
   *[other] { $count } hiba
}
editor-show = Mutasd
editor-to-move = { $seat } dönt.
editor-over = Ebben az állásban a játszma véget ért.
editor-play = Játszd innen
editor-play-help = Új asztal nyílik ezzel az állással. Gyakorlásra való: bármit vissza lehet venni.
editor-save = Mentés fájlba
editor-link = Link ehhez az álláshoz
editor-copy = Link másolása
editor-copied = Másolva
editor-not-copied = A böngésző nem engedi a másolást. A link ki van jelölve: másold kézzel.
editor-change = Előbb módosítom az állást

### Állás összeállítása: az oldal, amelyen készül.

editor-help = Soronként egy dolog: mi hol fekszik, mely lapok vannak kézben és a paklikban, ki van soron. Ami nincs leírva, az üres. A szöveget ez az eszköz megőrzi.
editor-from = Kiindulás
editor-first-turn = Az első kör
editor-first-turn-of = Az első kör: { $form }
editor-file = Fájlból
editor-problems = { $count ->
    [one] Egy hiba
   *[other] { $count } hiba
}
editor-show = Mutasd
editor-to-move = { $seat } dönt.
editor-over = Ebben az állásban a játszma véget ért.
editor-play = Játék innen
editor-play-help = Új asztal nyílik ezzel az állással. Gyakorlásra való: bármit vissza lehet venni.
editor-save = Mentés fájlba
editor-link = Link ehhez az álláshoz
editor-copy = Link másolása
editor-copied = Másolva
editor-not-copied = A böngésző nem engedi a másolást. A link ki van jelölve: másold kézzel.
editor-parts = A szerkesztő részei
editor-pieces = Elemek
editor-values = Állás
editor-text = Szöveg
editor-tool = Mit tesz a kattintás
editor-tool-put = Lerakás
editor-tool-move = Mozgatás
editor-tool-clear = Törlés
editor-undo = Az utolsó módosítás visszavonása
editor-redo = A visszavont módosítás megismétlése
editor-search = Név
editor-group = Kinek a lapjai
editor-none = Nincs ilyen nevű elem.
editor-held = Kézben: { $item }. Kattints arra a mezőre, ahová kerüljön.
editor-held-card = Kézben: { $item }. Nyisd le annak a kéznek vagy paklinak a listáját, ahová kerüljön.
editor-put-how = Válassz egy elemet, aztán mezőket. Ami a táblán áll, odébb húzható.
editor-move-how = Kattints arra, amit mozgatnál, aztán arra, ahová kerüljön.
editor-move-where = Innen: { $square }. Hová?
editor-moved-to = Új helye: { $square }.
editor-erase-how = Kattints arra, amit törölni akarsz.
editor-turn-item = Elforgatás
editor-on = itt: { $square }
editor-fewer = { $what }: eggyel kevesebb
editor-more = { $what }: eggyel több
editor-put-here = Ide kerül: { $item }
editor-heap-help = Vegyél egy lapot az elemek közül, és tedd ide.
editor-turn-part = A kör
editor-side-part = Az egyik fél
editor-shared-part = Ami közös
editor-empty = Üres tábla
editor-keys = Billentyűk: Esc elenged, F oldalt vált, R lapkát forgat, Del töröl, + és − a sérülést számolja, Ctrl Z visszavon.

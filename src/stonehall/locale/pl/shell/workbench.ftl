### Układanie pozycji: strona, na której się to robi.

editor-help = Każda rzecz w osobnym wierszu: co gdzie leży, ręce, stosy, czyja kolej. Czego nie ma w tekście, tego nie ma w grze. To urządzenie zapamięta tekst.
editor-from = Zacznij od
editor-first-turn = Pierwsza tura
editor-first-turn-of = Pierwsza tura: { $form }
editor-file = Plik
editor-problems = { $count ->
    [one] Jeden błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
editor-show = Pokaż
editor-to-move = Decyduje: { $seat }.
editor-over = W tej pozycji partia jest zakończona.
editor-play = Zagraj stąd
editor-play-help = Nowy stół zacznie od tej pozycji. To stół do ćwiczeń: wszystko można cofnąć.
editor-save = Zapisz do pliku
editor-link = Link do tej pozycji
editor-copy = Kopiuj link
editor-copied = Skopiowano
editor-not-copied = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go ręcznie.
editor-parts = Części edytora
editor-pieces = Elementy
editor-values = Pozycja
editor-text = Tekst
editor-tool = Co robi kliknięcie
editor-tool-put = Połóż
editor-tool-move = Przesuń
editor-tool-clear = Usuń
editor-undo = Cofnij ostatnią zmianę
editor-redo = Ponów cofniętą zmianę
editor-search = Nazwa
editor-group = Czyje karty
editor-none = Nic nie ma takiej nazwy.
editor-held = W ręku: { $item }. Kliknij pole, na które ma trafić.
editor-held-card = W ręku: { $item }. Otwórz rękę lub stos, do którego ma trafić.
editor-put-how = Wybierz element, a potem pola. To, co stoi na planszy, można przeciągać.
editor-move-how = Kliknij to, co ma się przesunąć, a potem miejsce docelowe.
editor-move-where = Z pola { $square }: dokąd?
editor-moved-to = Nowe pole: { $square }.
editor-erase-how = Kliknij to, co ma zniknąć.
editor-turn-item = Obróć
editor-on = pole { $square }
editor-fewer = { $what }: o jeden mniej
editor-more = { $what }: o jeden więcej
editor-put-here = Połóż tutaj: { $item }
editor-heap-help = Weź kartę spośród elementów i połóż ją tutaj.
editor-turn-part = Tura
editor-side-part = Jedna ze stron
editor-shared-part = Wspólne
editor-empty = Pusta plansza
editor-keys = Klawisze: Esc odkłada, F zmienia stronę, R obraca kafelek, Del usuwa, + i − liczą obrażenia, Ctrl Z cofa.

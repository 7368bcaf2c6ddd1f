### Pisanie pozycji: strona ją pokazuje, mówi, co się nie zgadza, i pozwala zagrać.

editor-title = Pozycje
editor-lead-games = Ustaw moment partii, obejrzyj go, udostępnij linkiem i zagraj. Której gry?
editor-of = { $game }: pozycja
editor-lead = Opisz moment partii: plansza podąża za tekstem, a wszystko, co nie może się zdarzyć, zostanie wskazane. Potem zagraj.
editor-text = Tekst pozycji
editor-help = Każda rzecz w osobnym wierszu: co gdzie leży, ręce, stosy, czyja kolej. Czego nie ma w tekście, tego nie ma w grze. To urządzenie zapamięta tekst.
editor-from = Zacznij od
editor-first-turn = Pierwsza tura
editor-first-turn-of = Pierwsza tura: { $form }
editor-file = Plik
editor-board = Plansza
editor-picture = Plansza tej pozycji
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
editor-change = Najpierw zmień pozycję

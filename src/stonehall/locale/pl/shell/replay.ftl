### A game that is over, looked at again.

replay-none = Nie ma tu powtórki
replay-outdated = Tę partię rozegrano według starszych zasad i dzisiejsze nie potrafią jej odtworzyć. Zostało zakończenie i dziennik.
replay-place = { $moment } z { $last }
replay-beside = Obok planszy
replay-card = Karta
replay-hand = Ręka
replay-notes = Notatki

## Whose eyes

replay-eyes = Czyimi oczami
replay-eyes-of = Widok: { $player }
replay-eyes-watch = Widok widza
replay-eyes-all = Wszystkie ręce odkryte

## Going through it

replay-controls = Krok po kroku
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-scrub = Moment partii
replay-turns = Tury

## A moment

replay-share = Udostępnij ten moment
replay-share-help = Kto otworzy ten link, zobaczy partię w tym momencie.
replay-link = Link do tego momentu
replay-turn-picture = Ta tura jako ruchomy obrazek
replay-turn-picture-of = Odtworzona tura nr { $turn }
replay-turn-unseen = Obrazek pojawi się tu, gdy obejrzysz turę do końca: wcześniej zdradziłby, co będzie dalej.
replay-turn-save = Pobierz
replay-turn-open = Otwórz
replay-note-at = Notatka, moment: { $moment }
replay-note-help = Zostaje przy tej partii; nikt inny jej nie widzi.

## Playing on

replay-play-on-help = Nowy stół do ćwiczeń: partia toczy się dalej od tego momentu, z nowym szczęściem. Dawna partia zostaje bez zmian.

## A record from a file

replay-open = Otwórz zapis partii
replay-open-help = Zapis pobrany stąd albo zachowany w terminalu. Trafi do twoich partii i zobaczą go tylko osoby, które mają link.
replay-file = Plik
replay-file-choose = Wybierz plik
replay-file-drop = Możesz go też tu upuścić.
replay-text = Tekst zapisu
replay-open-text = Otwórz

## Help

replay-help = Idź przez partię krok po kroku, odtwórz ją albo przesuń linię pod planszą. Wiersz dziennika prowadzi do swojego momentu. Wynik pozostaje ukryty, dopóki do niego nie dojdziesz.
replay-help-eyes = Patrz oczami dowolnego gracza albo widza, albo na wszystkie ręce naraz.
replay-key-space = Spacja
replay-key-step = Krok wstecz lub naprzód
replay-key-turn = Tura wstecz lub naprzód
replay-key-play = Odtwarzanie, pauza
replay-key-ends = Na początek, na koniec
replay-key-speed = Tempo
replay-key-eyes = Następny widok
replay-key-share = Udostępnij ten moment

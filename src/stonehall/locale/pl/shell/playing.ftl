### What the server says of a game that is played.

draw-wait =
    { $turns ->
        [one] Remis można znowu zaproponować za { $turns } turę.
        [few] Remis można znowu zaproponować za { $turns } tury.
        [many] Remis można znowu zaproponować za { $turns } tur.
       *[other] Remis można znowu zaproponować za { $turns } tury.
    }
log-left-conceded = { $player } poddaje partię.
log-left-time = { $player } odpada z gry: koniec czasu.
winners-win =
    { $winners ->
        [1] { $winner } wygrywa
        [2] { $winner } i { $partner } wygrywają
       *[other] { $winner } wygrywa z całą drużyną
    }
ending-conceded-won = Zwycięstwo! { $player } poddaje partię.
ending-conceded-lost = Porażka. Poddajesz partię.
ending-conceded-seen = { $player } poddaje partię, { winners-win }.
ending-time-won = Zwycięstwo! Graczowi { $player } skończył się czas.
ending-time-lost = Porażka. Twój czas się skończył.
ending-time-seen = Graczowi { $player } skończył się czas, { winners-win }.
ending-agreed = Remis za obopólną zgodą.
ending-rules = Ta partia zaczęła się według starszych zasad i nie można jej dokończyć. Nikt nie wygrywa; zapis partii pozostaje. Zacznijcie nową.
ending-unfinished = Zapis kończy się tutaj; partia nie jest rozstrzygnięta.

## Ready phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia i dobrej zabawy!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-oops = Ups!
phrase-hurry = Twoja tura…
phrase-good-game = Dobra gra!

## What a hint says of a play, after a colon

hint-wins = wygrywasz partię
hint-may-win = możesz wygrać partię

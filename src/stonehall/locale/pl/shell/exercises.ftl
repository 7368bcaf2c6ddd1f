### Zadania: co mówimy wokół nich, niezależnie od gry. Cele i podpowiedzi są w plikach exercises.ftl gier.

exercise-lead = Jedna tura, jeden cel. Znajdź plan; próbuj, ile razy zechcesz.
exercise-count = rozwiązane: { $solved } z { $count }
exercise-begin = Zacznij
exercise-go-on = Dalej
exercise-all-solved = Wszystkie rozwiązane.
exercise-solved = Rozwiązane
exercise-tried = były próby
exercise-page = Zadanie: { $title }
exercise-of = Zadanie { $number } z { $count }
exercise-goal = Cel
exercise-met = spełnione
exercise-unmet = jeszcze nie
exercise-luck = W tym zadaniu każda kość trafia: liczy się plan, nie szczęście.
exercise-turn = Masz jedną turę, a los w każdej próbie rozstrzyga tak samo.
exercise-reply = Potem turę ma przeciwnik: cel musi się utrzymać, cokolwiek zagra.
exercise-line = Twoje zagrania
exercise-line-empty = Tu zapisujemy, co zagrasz.
exercise-try = próba { $number }
exercise-earlier = Wcześniejsze próby
exercise-show = pokaż
exercise-show-try = Pokaż próbę { $number }
exercise-hint = Podpowiedź
exercise-hint-more = Pokaż następne zagranie
exercise-hint-next = Teraz: { $play }
exercise-hint-strayed = Ta droga nie prowadzi do rozwiązania. Cofnij zagranie albo zacznij od nowa.
exercise-failed = Jeszcze nie:
exercise-found = Rozwiązane.
exercise-found-at = { $count ->
    [1] Za pierwszym razem
   *[other] Za { $count }. razem
}{ $hints ->
    [0] , bez podpowiedzi.
   *[other] , z podpowiedzią.
}
exercise-why = Dlaczego to działa
exercise-rules = Zasady
exercise-again = Jeszcze raz
exercise-next = Następne zadanie
exercise-all = Wszystkie zadania
exercise-play-on-help = Nowy stół do ćwiczeń: partia toczy się dalej od tego miejsca, a decyduje znów los. Zadanie pozostaje bez zmian.
exercise-share = Udostępnij bez rozwiązania
exercise-share-help = Kto otworzy ten link, może spróbować sił w tym zadaniu.
exercise-link = Link do tego zadania
exercise-more = Cel i podpowiedzi

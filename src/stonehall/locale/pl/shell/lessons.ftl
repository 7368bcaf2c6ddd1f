### Lekcje: co mówimy wokół nich, niezależnie od gry. Słowa nauczyciela są w plikach lessons.ftl gier.

learn-title = Naucz się grać
learn-lead = Graj z nami na prawdziwej planszy. Nauczyciel mówi, co robić, po jednej rzeczy naraz, a przerwać możesz w każdej chwili.
learn-count = { $count ->
    [one] { $count } lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
}
learn-minutes = około { $count ->
    [one] { $count } minuty
    [few] { $count } minut
   *[many] { $count } minut
}
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-done = Gotowe
learn-all-done = Wszystkie lekcje za tobą. Udanej gry!
learn-lesson = Lekcja: { $title }
learn-lesson-of = Lekcja { $lesson } z { $count }
learn-steps = Kroki lekcji
learn-step = Krok { $step } z { $count }
learn-coach = Nauczyciel
learn-aloud = Czytaj na głos
learn-show = Pokaż
learn-next = Dalej
learn-read = Przeczytaj, co mówi nauczyciel, a potem naciśnij „Dalej”.
learn-known = Co już wiesz
learn-skip = Pomiń tę lekcję
learn-skip-short = Pomiń
learn-later = Dokończ później
learn-again = Jeszcze raz
learn-next-lesson = Następna lekcja
learn-play = Zagraj
learn-first-game = Zagraj swoją pierwszą grę
learn-another = To też wolno, ale teraz ćwiczymy coś innego. Zrób to, o co prosi nauczyciel.

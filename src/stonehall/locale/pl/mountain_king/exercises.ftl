### Zadania z W grocie króla gór: tytuły, podpowiedzi, wyjaśnienia i warunki celów.

## Goals

mk-goal-honor = Masz honor: co najmniej { $wanted }
mk-goal-honor-missing = masz honor: { $count }, a potrzeba { $wanted }
mk-goal-heart = Twoja sieć sięga serca góry
mk-goal-heart-missing = { $count ->
    [one] twojej sieci brakuje do serca góry { $count } pola
    [few] twojej sieci brakuje do serca góry { $count } pól
    [many] twojej sieci brakuje do serca góry { $count } pól
   *[other] twojej sieci brakuje do serca góry { $count } pola
}

## Exercises, the easier ones first

mk-exercise-iron = Lepszy minerał
    .hint = Jednym tunelem można zdobyć sześć punktów honoru. Z czego go zbudować i nad czym położyć?
    .why = Trzy pola żelaza są warte więcej niż trzy pola kamienia. Położony na m3 tunel odsłania też posąg, który odtąd liczy się według poziomu.
mk-exercise-trade = Cztery za jeden
    .hint = Dwa żelaza to za mało, a kamień daje za mało honoru. Kamieni są jednak cztery.
    .why = Przed kopaniem cztery kamienie zamieniają się w trzecie żelazo. Żelazny tunel nad posągiem jest wart więcej niż jakikolwiek tunel z tych kamieni.
mk-exercise-anchor = Gdzie leży kotwica
    .hint = Posąg na cokole swojego klanu liczy się podwójnie. Cokół staje na kotwicy nowego tunelu.
    .why = Te same dwa pola można wykopać na cztery sposoby. Tylko z kotwicą na g3 cokół stanie pod posągiem księżyca i go podwoi.
mk-exercise-altar = Pod posągiem
    .hint = W bloku ośmiu pól brakuje jednego. Wielką grotę można nad nim położyć na cztery sposoby, a posągowi służy tylko jeden.
    .why = Tunel o dwóch polach zamyka lukę na e3 i osiem pól ma kształt Sali Miodu. Położona ołtarzem na g3 obejmuje posąg, który już tam stoi, więc wózek nie jest potrzebny.
mk-exercise-cart = Jeden wózek
    .hint = Im głębiej stoi cokół, tym więcej daje. Nie musi stać tam, gdzie odkryto posąg.
    .why = Zgięty tunel odsłania posąg na m3, a jego kotwica leży poziom głębiej, na l4. Wózek przewozi posąg na cokół, gdzie wszystko liczy się podwójnie.
mk-exercise-far = Jeszcze głębiej
    .hint = Który kamienny tunel przykryje g3, a kotwicę będzie miał poziom niżej?
    .why = Cztery pola zamiast trzech to więcej honoru za sam tunel, a sięga on od g3 do h4. Tam spotykają się cokół i posąg, a poziom liczy się podwójnie.
mk-exercise-both = Dwa wózki, dwa posągi
    .hint = W każdym tunelu liczy się najlepszy posąg. Na końcu oba mogą stać na cokole swojego klanu.
    .why = Nowy tunel daje posągowi ognia cokół na l4 i jeden wózek go tam zawozi. Drugi przesuwa posąg księżyca o jedno pole, na cokół, który czekał na k2.
mk-exercise-hammer = Jeden młotek, jeden poziom
    .hint = Dwa pola wystarczą, by sięgnąć następnego poziomu, jeśli młotek trafi we właściwe miejsce, a kotwica pójdzie przodem.
    .why = Prosto w dół z h4 dwa pola sięgają h6, a młot usuwa gruz po drodze. Gdy kotwica leży na dalszym końcu, cokół stoi tam, gdzie posąg jest wart najwięcej.
mk-exercise-heart = Do serca góry
    .hint = Brakuje trzech pól, a ostatnie to gruzowisko. Jeden czar oszczędza kamień, drugi młotek. Co z tego potrafi zrobić Odlewnia Narzędzi?
    .why = Czar „Rytuał Ziemi” oszczędza trzeci kamień, a Odlewnia Narzędzi robi z klejnotu młotek. Z czarem „Echo Kilofów” młotek nie byłby potrzebny, ale zabrakłoby kamienia, a tego odlewnia nie zrobi.

### A Summoner Wars: Alliances feladványai: címek, tippek, magyarázatok és a célok feltételei.

## Goals

al-goal-summoner = Az ellenséges idéző elesett
al-goal-summoner-missing = az ellenséges idézőnek még { $count } élete maradt
al-goal-units = Az idézőn kívül nem maradt ellenséges egység
al-goal-units-missing = még { $count } ellenséges egység áll

## Exercises, the easier ones first

al-exercise-command = Az élen
    .hint = Tundlénak hat élete van. A közönséges egységeid csak Sunderved közelében dobnak két kockával.
    .why = A d6 mezőn Sunderved a c7 és az e7 mezőtől is két mezőn belül van, így mindkét közönséges egység két kockával dob, ő maga pedig hárommal. Hátrébbról a Parancs egyiküket sem éri el.
al-exercise-lane = Nyisd meg a vonalat
    .hint = A Drágakőmágus lövésére szükség van, de valaki az útjában áll.
    .why = A Bányásznak egy kockája van, a d6 mezőn álló Harcosnak pedig egy élete. Ha ő nincs útban, a Drágakőmágus és a Harci mágus két-két találatot hoz.
al-exercise-push = Félre az útból
    .hint = A Tudós túl szívós ahhoz, hogy elessen. Nem is kell neki.
    .why = A Vadállat megsebzi a Tudóst, és a sor mentén félrelöki Quen vonalából. Quen két találata és a Rohanó egy találata éppen annyi, amennyi élete Tundlénak maradt.
al-exercise-lightning = Kétszer ugyanazzal az íjjal
    .hint = Quen egy mágiapontért még egyszer támadhat. Mire jó az első támadása?
    .why = Az első lövés eltakarítja a Bányászt a vonalból, a Láncvillám már Tundlét éri. A harmadik találatot a Tundle mellett álló Harcos hozza.
al-exercise-magic = Két mágiapont, öt találat
    .hint = A Drágakőmágia egy találatot ad, a Mágiarobbanás íjat. Csak az egyik Drágakőmágusod lát rá Sundervedre.
    .why = Egy mágiapontért a d4 mezőn álló Drágakőmágus hármat talál, a másikért a Harci mágus végiglő a soron. Aki a b3 mezőn állóra fizet, annak nem marad íjra.
al-exercise-trample = Keresztül rajtuk
    .hint = Kétoldalt Fal, középen egy Drágakőmágus: ő az ajtó. Meddig jut el Torodin?
    .why = Az előrenyomulással Torodin négy mezőt léphet, és a Falak között átgázol a Drágakőmáguson. Az e7 mezőről két találata elég.
al-exercise-tunnel = Alagútlánc
    .hint = A Bányász egy másik Bányászhoz ás, bárhová jutott is az.
    .why = A c7 mezőn álló Bányász mellől egyik mező sem szomszédos Sundervedével. Aki elsőként ás, csak azért bukkan fel a c8 mezőn, hogy a következő mellette, a d8 mezőn jöhessen elő.
al-exercise-torrent = Az utolsó cseppig
    .hint = Három ellenség, három mágiapont. Aki megmarad, annak egy vonalban kell állnia a Drágakőmágusoddal.
    .why = A Mágiaözön elveszi a Rohanó és a Harcos utolsó életét meg a Vadállat elsőjét. A Drágakőmágus a b6 mezőre lép, és az üres sor mentén két találat elég.

### A Tash-Kalar feladványai: címek, tippek, magyarázatok és a célok feltételei.

## Goals

tk-goal-pieces = Nem maradt ellenséges jelző
tk-goal-pieces-missing = még { $count } ellenséges jelző áll
tk-goal-upgraded = Nem maradt hősi vagy legendás ellenséges jelző
tk-goal-upgraded-missing = még { $count } felfejlesztett ellenséges jelző áll
tk-goal-fulfilled = Két feladat egyszerre teljesül
tk-goal-fulfilled-missing = { $count ->
    [0] egyetlen feladat sem teljesül
    [1] csak egy feladat teljesül
   *[other] { $count } feladat teljesül
}

## Exercises, the easier ones first

tk-exercise-bomb = Mind az ötöt egyszerre
    .hint = A Bomba csak akkor robban, ha marad még akciód. Mikor idézed hát meg, és hová?
    .why = Első akcióként a Bomba a d4 mezőre, mind az öt közé érkezik, és még marad egy akció. Nem baj, ha a saját jelzőidből is magával visz.
tk-exercise-gryphon = Mindkét hőst
    .hint = A Grifflovas lerombolja, amire érkezik. Utána ugorhat is.
    .why = Hősi teremtmény hősi jelzőre is idézhető: az f7 teszi teljessé az e5 körüli alakzatot. Az ugrás bármely mezőre vihet, így a b3 sincs biztonságban.
tk-exercise-knight = Hárman egymás után
    .hint = A Lovag három harci mozgásának az e3 mellől kell indulnia. A sorod melyik oldalán kell megjelennie?
    .why = Ha a negyedik jelző a sor alatt áll, a c6 vagy az e6 mezőn, az alakzat úgy fordítható, hogy a Lovag fölötte, a d4 mezőn jelenjen meg. Onnan már hős áll hős mellett.
tk-exercise-champion = Jó csere
    .hint = A Bajnok egy szomszédos jelzőt rombol le, akár legendásat is. Hová érkezzen, hogy a hős is elessen?
    .why = Az e6 jelzővel az alakzat az e4 mezőre mutat: a hős a Bajnok alatt esik el, a legendás jelző mellette. Hogy ez a Bajnokba kerül, az jó ár.
tk-exercise-captain = A kapitány mutatja az utat
    .hint = A kapitány egy ellenségre érkezik; a többi jelződ ezután két harci mozgást tehet.
    .why = A g5 teszi teljessé a vonalat az e4 két oldalán. Ott a kapitány lerombolja az elsőt, a többit pedig a mellettük álló két közönséges jelző üti le.
tk-exercise-mage = Az akció, amely visszajön
    .hint = Az Időmágus visszaadja az akcióját. Mi idézhető meg azon a mezőn, amelyet megtisztított?
    .why = A mágus az egyik közönséges jelzőn jelenik meg, és lerombolja az alakzata közepén álló hőst. Így a c5 és az e5 között üres lesz a d5: onnan a Kardmester lecsaphat a másikra.
tk-exercise-tower = Hárman egy vonalban
    .hint = Az Ágyútorony egy vonal első két jelzőjét lövi ki. A harmadik állhat a torony alatt.
    .why = Az e6 teszi ki a négyes tömböt, és a torony a d4 mezőre, az első hősre érkezik. A sor mentén leadott lövés lerombolja a másik kettőt.
tk-exercise-cannon = Söpörd le a sort
    .hint = Az Ágyú a saját jelződre idézhető. Melyikre a kettő közül, és mi hiányzik a másik mögül?
    .why = A c4 jelzőből Ágyú lesz, ha a c5 mögött átlósan áll egy harmadik. A negyedik soron végiglő, és a szélig minden közönséges jelző eltűnik.
tk-exercise-tasks = Két feladat, egy idézés
    .hint = A Gyalogsági kapitánnyal három áldozat is meglehet. Kinek kell a helyén maradnia, hogy a Középső kereszt is meglegyen?
    .why = A kapitány az e4 mezőre csap le, a d7 leüti az e6 jelzőt, a harmadikat pedig egy szélső jelző: ez a Pusztítás. Aki a kereszten áll, ott is marad, így az is teljes. A kettő közül egyet szerzel meg.

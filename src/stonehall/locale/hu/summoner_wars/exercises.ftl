### A Summoner Wars feladványai: címek, tippek, magyarázatok és a célok feltételei.

## Goals

sw2-goal-gate = Az ellenséges kapu elpusztult
sw2-goal-gate-missing = a kapu még áll
sw2-goal-summoner = Az ellenséges idéző elesett
sw2-goal-summoner-missing = az ellenséges idézőnek még { $count } élete maradt
sw2-goal-units = Az idézőn kívül nem maradt ellenséges egység
sw2-goal-units-missing = még { $count } ellenséges egység áll
sw2-goal-alive = Az idéződ túléli az ellenfél következő körét
sw2-goal-alive-missing = az idéződ elesett

## Exercises, the easier ones first

sw2-exercise-gate = Pusztítsd el a c6 mezőn álló kaput
    .hint = Öt találat kell. A Medvelovas hármat hoz; hol hoz kettőt a Fagymágus?
    .why = A Mellvéd mellett, a c4 mezőn a Fagymágus még egy kockával dob, és onnan szabad az út a kapuig. A c5 közelebb van, de ott egyedül állna.
sw2-exercise-order = Ret-Talus három támadásból
    .hint = Hármatok közül ketten csak együtt elegendők. Ki tud nekik utat nyitni?
    .why = Az íjász a mágus vonalában áll, és csak a Jégkovács tudja úgy eltakarítani, hogy nem vész el egy Ret-Talusra szánt lövés. A mágus és Jarmund hozza a hiányzó öt találatot.
sw2-exercise-golem = Hat találat a kapura
    .hint = A Medvelovas hármat talál. A többit a Fagymágus hozza, ha két építmény áll mellette.
    .why = A Jéggólem is építmény: oldalra lép a d4 mezőre, a mágus pedig a helyére áll, a gólem és a Mellvéd közé. Három kockával befejezi, amit a Medvelovas elkezdett.
sw2-exercise-shift = Lövés a saját kapud mellett
    .hint = A d5 mezőn álló kapun Svara sem lő át. A kapuk nem járnak, hacsak Svara meg nem mozdul.
    .why = Svara Ret-Talus oszlopába lép, és a Szerkezeti eltolás kitolja onnan a kaput. Így ő alulról, Jarmund a sor mentén lő: három-három találat.
sw2-exercise-ram = Hárman esnek el, ketten támadnak
    .hint = A Jeges taszítás aktív: aki egy elmozduló építmény mellett áll, megsérül.
    .why = A gólem a d5 mezőre lépve eltalálja az íjászt, akinek egy élete maradt. Onnan eléri a kultistát, a Medvelovas pedig elintézi a hordozót.
sw2-exercise-summon = Három mágiapont, egy lövés
    .hint = A Jéggólem kapu is, építmény is. Három mágiapontért melyik két lap segíti egymást a legjobban?
    .why = A Medvelovas elkésne: senki sem jut el Ret-Talusig. A mágus és a gólem együtt kerül háromba, és a b4, illetve c3 mezőn álló két gólem között a mágus három kockával lő végig a nyitott vonalon.
sw2-exercise-shards = Tisztítsd meg a mezőt
    .hint = Négy ellenség, három támadás: valakiknek előbb kell elesniük. Jarmund Jégszilánkjai az építmények mellett sebeznek.
    .why = Svara elhagyja a d3 mezőt, hogy ott épülhessen a Mellvéd, az íjász és a kultista mellett. A Jégszilánkok mindkettőt elintézik, a másik kettő pedig a Jégkovács és Jarmund előtt áll.
sw2-exercise-purge = Az utolsó szolgálat
    .hint = Akit a Tisztogatás elpusztít, előbb még üt. Az Élőhalott íjász pedig az elesettek helyére állhat.
    .why = A hordozó és a harcos Svara mellé lép, és pusztulásuk előtt kettőt-kettőt sebeznek. Az íjász a hordozó helyére kerül, ahol már nem takarja a gólem, és három kocka elég.
sw2-exercise-shield = Éld túl a körüket
    .hint = Egy mozgásod maradt. Az íjász és a harcos más-más úton jön; hol találkozik a két út?
    .why = Az e1 mezőn a Jéggólem az íjász sorában és a harcos útjában is áll. Ketten együtt leteríthetik, de akkor senki sem marad, aki Svarára támadna. A d2 vagy az e2 mezőn csak egyiküket állítaná meg.

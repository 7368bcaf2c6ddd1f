### Tash-Kalar: what the game asks, offers and tells. Names and texts of cards: tash_kalar/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about) and $actions.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Words

tk-rank-common = közönséges
tk-rank-heroic = hősi
tk-rank-legendary = legendás
tk-way-n = fel
tk-way-ne = fel és jobbra
tk-way-e = jobbra
tk-way-se = le és jobbra
tk-way-s = le
tk-way-sw = le és balra
tk-way-w = balra
tk-way-nw = fel és balra
tk-turned-up = ahogy a kártyán áll
tk-turned-right = jobbra forgatva
tk-turned-down = fejjel lefelé
tk-turned-left = balra forgatva
tk-turned-up-mirrored = tükrözve
tk-turned-right-mirrored = tükrözve, jobbra forgatva
tk-turned-down-mirrored = tükrözve, fejjel lefelé
tk-turned-left-mirrored = tükrözve, balra forgatva

## Prompts: the turn

tk-prompt-waiting = { $player } következik.
tk-prompt-first = A szerencse dönti el, ki kezd.
tk-prompt-draw = Laphúzás következik.
tk-prompt-task = Új feladat kerül elő.
tk-prompt-start = Te következel utoljára, ezért te helyezed el az első jelzőket. Válassz megjelölt mezőt ennek a játékosnak: { $player }.
tk-prompt-start-own = Te következel utoljára, ezért te helyezed el az első jelzőket. Válassz megjelölt mezőt a sajátodnak.
tk-prompt-start-duel = Te következel másodikként, ezért te döntesz: a két megjelölt mező közül melyiken álljon az első jelződ? A másikra az ellenfeledé kerül.
tk-prompt-actions = Hátralévő akció: { $actions }. Rakj le egy közönséges jelzőt, idézz meg egy teremtményt, vagy dobj el egy kártyát.
tk-prompt-partner-actions = A csapattársad átadta az irányítást. Rakj le még { $actions } közönséges jelzőt.
tk-prompt-end = Nincs több akciód. Használj egy kártyát, amely nem kerül akcióba, vagy fejezd be a kört.
tk-prompt-place = Válassz egy üres mezőt a közönséges jelzőnek.
tk-prompt-pick-up = Nincs ilyen jelző a jelzőkészletedben. Válassz egy jelzőt a tábláról, amelyet felveszel.
tk-prompt-put-under = További kártyákat tehetsz a paklijuk aljára.
tk-prompt-claim = Teljesíthetsz egy feladatot.
tk-prompt-legend-colour = Legendás lényt idéztél meg: válaszd ki a színt, amelyben 1 pontot kapsz.
tk-prompt-odd-colour = Több színből is maradt pár nélküli közönséges jelző: válaszd ki a színt, amelyben 1 pontot kapsz.

## Prompts: effects

tk-prompt-destroy = { $card }: válassz egy jelzőt, amelyet lerombolsz.
tk-prompt-may-destroy = { $card }: lerombolhatsz egy jelzőt.
tk-prompt-upgrade = { $card }: válassz egy jelzőt, amelyet felfejlesztesz.
tk-prompt-may-upgrade = { $card }: felfejleszthetsz egy jelzőt.
tk-prompt-may-downgrade = { $card }: lefokozhatsz egy jelzőt.
tk-prompt-may-convert = { $card }: átalakíthatsz egy jelzőt.
tk-prompt-may-place = { $card }: lerakhatsz egy közönséges jelzőt.
tk-prompt-place-heroic = { $card }: válassz egy üres mezőt a hősi jelzőnek.
tk-prompt-may-move = { $card }: mozgathatsz egy jelzőt.
tk-prompt-may-toward = { $card }: választhatsz egy irányt.
tk-prompt-may-pick = { $card }: választhatsz egy jelzőt.
tk-prompt-place-or-convert = { $card }: rakj le egy közönséges jelzőt, vagy alakíts át egy ellenséges közönséges jelzőt.
tk-prompt-move-or-upgrade = { $card }: mozgass vagy fejlessz fel egy közönséges jelzőt.
tk-prompt-place-or-upgrade = { $card }: rakj le vagy fejlessz fel egy közönséges jelzőt.
# Legends
tk-prompt-toward = { $card }: válassz egy irányt.
tk-prompt-may-treat = { $card }: lerombolhatsz, felfejleszthetsz vagy lerakhatsz egy jelzőt egy szomszédos mezőn.
tk-prompt-near-or-far = { $card }: válaszd ki, mely ellenséges jelzőket rombolod le.
tk-prompt-may-downgrade-or-destroy = { $card }: kiválaszthatod az első jelzőt abból a csoportból, amelyet lefokozol vagy lerombolsz.
tk-prompt-may-place-any = { $card }: lerakhatsz egy jelzőt. Válaszd ki a rangját.
tk-prompt-place-legendary = { $card }: válassz egy üres mezőt a legendás jelzőnek.
# Sylvan school
tk-prompt-may-return = { $card }: a dobópaklidból egy kártyát a paklid tetejére tehetsz.
tk-prompt-move-or-action = { $card }: mozgasd a jelzőt, vagy kapj helyette egy akciót.
tk-prompt-place-enemy = { $card }: válassz egy üres mezőt az ellenséges közönséges jelzőnek.
tk-prompt-may-move-or-upgrade = { $card }: felfejleszthetsz egy közönséges jelzőt, vagy mozgathatsz egy hősi vagy legendás jelzőt.
# Everfrost school
tk-prompt-keep-frozen = Csak egy fagyasztott kártya feküdhet előtted. Válaszd ki, melyiket tartod meg.

## Options

tk-option-place = Közönséges jelző lerakása: { $to }
tk-option-pick-up = Jelző felvétele: { $from }
tk-option-summon = { $card } megidézése: { $to }
tk-option-summon-again = { $card } megidézése: { $to }, az ott álló jelződ újra felhasználva
tk-option-summon-over = { $card } megidézése: { $to }, lerombolva { $owner } { $rank } jelzőjét
tk-option-summon-turned = { $card } megidézése: { $to }, { $turned }
tk-option-summon-with = { $card } megidézése: { $to }, kölcsönvett jelző: { $with }
tk-option-summon-turned-with = { $card } megidézése: { $to }, { $turned }, kölcsönvett jelző: { $with }
tk-option-discard = { $card } eldobása
tk-option-under = { $card-The } a paklija aljára kerül
tk-option-flare = { $card } segítségül hívása
tk-option-flare-against = { $card } segítségül hívása, ellenfél: { $seat }
tk-option-thaw = { $card } felolvasztása
tk-option-warp = { $card } hajlítása
tk-option-hand-over = Irányítás átadása a csapattársnak
tk-option-end = Kör befejezése
tk-warning-flare = A Felvillanás pontot ad az ellenfélnek: { $player } 1 pontot kap.
tk-warning-hand-over = Ezután ebben a körben már semmit sem idézhetsz meg: a csapattársad a hátralévő akciókkal ({ $actions }) csak közönséges jelzőt rakhat le.
tk-warning-claim = Most teljesíthetsz egy feladatot { $points } pontért. Ha kihagyod, ebben a körben egyet sem teljesítesz.
tk-option-claim = Feladat teljesítése: { $card }
tk-option-move = { $from } → { $to }
tk-option-move-onto = { $from } → { $to }, lerombolva { $owner } { $rank } jelzőjét
tk-option-destroy = { $owner } { $rank } jelzőjének lerombolása ({ $to })
tk-option-upgrade = { $owner } { $rank } jelzőjének felfejlesztése ({ $to })
tk-option-downgrade = { $owner } { $rank } jelzőjének lefokozása ({ $to })
tk-option-convert = { $owner } { $rank } jelzőjének átalakítása ({ $to })
tk-option-place-heroic = Hősi jelző lerakása: { $to }
tk-option-place-legendary = Legendás jelző lerakása: { $to }
tk-option-place-enemy = { $seat } közönséges jelzőjének lerakása: { $to }
tk-option-swap = Helycsere: { $from } és { $to }
tk-option-pick = Jelző: { $to }
tk-option-toward = { $way }
tk-option-rank =
    { $rank ->
        [common] Közönséges jelző
        [heroic] Hősi jelző
       *[legendary] Legendás jelző
    }
tk-option-reach =
    { $reach ->
        [near] Szomszédos közönséges és hősi jelzők
       *[far] Közönséges jelzők 2 mező távolságon belül
    }
tk-option-action = Kapsz egy akciót
tk-option-card = { $card }
tk-option-colour = { $seat }
tk-option-yes = Igen
tk-option-pass = Kihagyás
tk-option-done = Kész
tk-option-start = { $seat } közönséges jelzője: { $to }
tk-option-start-duel = A tiéd: { $own }, az ellenfeledé: { $other }
tk-option-first = { $seat } kezd
tk-option-draw = Húzás: { $card }
tk-option-task = { $card }

## Log

tk-log-turn = { $turn }. kör: { $player }.
tk-log-place = { $owner } lerak egy közönséges jelzőt ide: { $square }.
tk-log-place-heroic = { $owner } lerak egy hősi jelzőt ide: { $square }.
tk-log-place-legendary = { $owner } lerak egy legendás jelzőt ide: { $square }.
tk-log-first-piece = { $owner } első jelzője itt áll: { $square }.
tk-log-picked-up = { $player } felvesz egy jelzőt innen: { $square }.
tk-log-summoned = { $player } megidézi { $card-acc } ({ $square }).
tk-log-improvised = { $player } kölcsönveszi { $owner } jelzőjét ({ $square }).
tk-log-moved = { $owner } { $rank } jelzője mozog: { $from } → { $to }.
tk-log-destroyed = Lerombolják { $owner } { $rank } jelzőjét ({ $square }).
tk-log-upgraded = { $owner } jelzője ({ $square }) fejlődik, új rangja: { $rank }.
tk-log-downgraded = { $owner } jelzője ({ $square }) visszafejlődik, új rangja: { $rank }.
tk-log-converted = A jelző ({ $square }) színt vált: mostantól { $owner } { $rank } jelzője.
tk-log-gained = { $player } { $count } akciót kap.
tk-log-discarded = { $player } eldobja { $card-acc }.
tk-log-put-under = { $player } a pakli aljára teszi { $card-acc }.
tk-log-put-under-hidden = { $player } a pakli aljára tesz egy kártyát.
tk-log-returned = { $player } a paklija tetejére teszi { $card-acc }.
tk-log-aside = { $player } kiteszi maga elé { $card-acc }.
tk-log-left-aside = { $player } kitett kártyája a dobópakliba kerül: { $card }.
tk-log-thawed = { $player } felolvasztja { $card-acc }.
tk-log-warped = { $player } végrehajtja { $card-the } hajlításhatását.
tk-log-gateway = { $player } Átjárója mostantól itt áll: { $square }.
tk-log-swapped = Két jelző helyet cserél: { $from } és { $to }.
tk-log-drew = { $player } kártyát húz: { $card }.
tk-log-drew-hidden = { $player } kártyát húz.
tk-log-flare = { $player } segítségül hívja { $card-acc }.
tk-log-scored = { $owner } { $count } pontot kap.
tk-log-scored-in = { $owner } { $count } pontot kap ({ $colour }).
tk-log-task = Feladat: { $card }.
tk-log-next-task = Következő feladat: { $card }.
tk-log-claimed = { $player } teljesíti { $card-acc }.
tk-log-handed-over = { $player } átadja az irányítást, innen { $partner } folytatja.
tk-log-end-triggered = { $player } köre kiváltja a játék végét: mindenkinek még egy köre van.

## The end

tk-outcome-points-won = Győztél! Az állás pontokban: { $score } : { $other }.
tk-outcome-points-lost = { winners-win }. Az állás pontokban: { $score } : { $other }.
tk-outcome-points-seen = { winners-win }. Az állás pontokban: { $score } : { $other }.
tk-outcome-points-draw = Döntetlen.
tk-outcome-deck-won = Elfogyott egy pakli. Győztél! Az állás pontokban: { $score } : { $other }.
tk-outcome-deck-lost = Elfogyott egy pakli. { winners-win }. Az állás pontokban: { $score } : { $other }.
tk-outcome-deck-seen = Elfogyott egy pakli. { winners-win }. Az állás pontokban: { $score } : { $other }.
tk-outcome-deck-draw = Elfogyott egy pakli: döntetlen.
tk-outcome-tie-won = Pontegyenlőség ({ $score }). A holtversenyt eldöntő szabály szerint győztél.
tk-outcome-tie-lost = Pontegyenlőség ({ $score }). A holtversenyt eldöntő szabály szerint { winners-win }.
tk-outcome-tie-seen = Pontegyenlőség ({ $score }). A holtversenyt eldöntő szabály szerint { winners-win }.
tk-outcome-turn-limit = Döntetlen: a körök száma elérte a határt.

## Help

tk-help-squares = Egy mező egy betű és egy szám: oszlopok a–i balról, sorok 1–9 fentről.
tk-help-turn = Egy körben két akciód van (a legelső körben egy). A kör végén pontokat kapsz és kártyát húzol.
tk-help-place = közönséges jelző lerakása üres mezőre
tk-help-pick-up = ha a jelzőkészleted üres: egy jelződ felvétele, hogy újra lerakd
tk-help-summon = olyan teremtmény megidézése, amelynek alakzata illik egy mező köré; ha a játék kéri, add meg az elforgatást vagy a kölcsönvett jelzőt is
tk-help-discard = egy teremtmény eldobása; utána kártyák kerülhetnek a paklijuk aljára
tk-help-under = egy kártya a paklija aljára
tk-help-flare = a Felvillanás segítségül hívása, Öldöklés csatában egy ellenfél ellen
tk-help-thaw = az előtted fekvő kártya fagyasztott hatásának végrehajtása
tk-help-warp = egy kézben tartott kártya hajlítása: függő teremtmény lesz belőle
tk-help-hand-over = a csapattárs folytatja
tk-help-end = a kör befejezése
tk-help-claim = egy feladat teljesítése
tk-help-move = jelző mozgatása
tk-help-destroy = egy mezőn álló jelző lerombolása
tk-help-upgrade = egy mezőn álló jelző felfejlesztése
tk-help-downgrade = egy mezőn álló jelző lefokozása
tk-help-convert = egy mezőn álló jelző átalakítása
tk-help-place-heroic = hősi jelző lerakása
tk-help-place-legendary = legendás jelző lerakása
tk-help-place-enemy = egy ellenfél közönséges jelzőjének lerakása
tk-help-swap = két jelző helyet cserél
tk-help-pick = jelző választása
tk-help-toward = irány választása: n, ne, e, se, s, sw, w, nw
tk-help-rank = rang választása: common, heroic vagy legendary
tk-help-reach = hatótáv választása: near vagy far
tk-help-action = egy akció
tk-help-card = kártya választása
tk-help-colour = szín választása a gazdája helye szerint: south, north, west, east
tk-help-yes = igen, történjen meg
tk-help-pass = kihagyás
tk-help-done = a választás befejezése
tk-help-start = egy első jelző helye

## What a play brings by the end of the turn: parts of a sentence, after a colon

tk-change-points-more = { $count } pontot szerzel
tk-change-points-less = { $count } pontot veszítesz
tk-change-enemy-points-more = az ellenség { $count } pontot szerez
tk-change-enemy-points-less = az ellenség { $count } pontot veszít
tk-change-tasks-more = { $count } teljesített feladattal több
tk-change-tasks-less = { $count } teljesített feladattal kevesebb
tk-change-upgraded-more = { $count } saját felfejlesztett jelzővel több
tk-change-upgraded-less = { $count } saját felfejlesztett jelzővel kevesebb
tk-change-enemy-upgraded-more = { $count } ellenséges felfejlesztett jelzővel több
tk-change-enemy-upgraded-less = { $count } ellenséges felfejlesztett jelzővel kevesebb
tk-change-pieces-more = { $count } saját jelzővel több
tk-change-pieces-less = { $count } saját jelzővel kevesebb
tk-change-enemy-pieces-more = { $count } ellenséges jelzővel több
tk-change-enemy-pieces-less = { $count } ellenséges jelzővel kevesebb

### What the server says of a game that is played.

draw-wait =
    { $turns ->
        [one] { $turns } kör múlva ajánlhatsz újra.
       *[other] { $turns } kör múlva ajánlhatsz újra.
    }
log-left-conceded = { $player } feladja a játszmát.
log-left-time = { $player } ideje lejárt, kiesett a játszmából.
winners-win =
    { $winners ->
        [1] { $winner } győz
        [2] { $winner } és { $partner } győz
       *[other] { $winner } és csapata győz
    }
ending-conceded-won = Győztél! { $player } feladja a játszmát.
ending-conceded-lost = Vesztettél. Feladtad a játszmát.
ending-conceded-seen = { $player } feladja a játszmát, { winners-win }.
ending-time-won = Győztél! { $player } ideje lejárt.
ending-time-lost = Vesztettél. Lejárt az időd.
ending-time-seen = { $player } ideje lejárt, { winners-win }.
ending-agreed = Döntetlen, közös megegyezéssel.
ending-rules = Ez a játszma régebbi szabályok szerint kezdődött, ezért nem folytatható. Senki sem nyer; a jegyzőkönyve megmaradt. Kezdjetek újat!
ending-unfinished = A jegyzőkönyv itt véget ér; a játszma még nem dőlt el.

## Ready phrases

phrase-hello = Szia!
phrase-good-luck = Sok szerencsét, jó játékot!
phrase-well-played = Szép lépés!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-hurry = Te jössz…
phrase-good-game = Jó játszma volt!

## What a hint says of a play, after a colon

hint-wins = megnyered a játszmát
hint-may-win = megnyerheted a játszmát

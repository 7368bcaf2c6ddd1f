### Exercises of Summoner Wars: Alliances: titles, hints, why they work, and the conditions of their goals.

## Goals

al-goal-summoner = The enemy summoner falls
al-goal-summoner-missing = the enemy summoner is left with { $count } life
al-goal-units = No enemy unit but the summoner is left
al-goal-units-missing = { $count ->
    [one] { $count } enemy unit is left
   *[other] { $count } enemy units are left
}

## Exercises, the easier ones first

al-exercise-command = Lead from the front
    .hint = Tundle has six life. Your commons hit twice each only as long as Sunderved is near.
    .why = On d6 Sunderved is within two squares of c7 and of e7, so both commons roll two dice, and he adds three of his own. From further back his Command reaches neither.
al-exercise-lane = Open the lane
    .hint = The Gem Mage’s shot is needed, and somebody stands in it.
    .why = The Miner has only one die, and the Warrior on d6 only one life. With him gone the Gem Mage and the Battle Mage bring two hits each.
al-exercise-push = Out of the way
    .hint = The Scholar is too tough to be destroyed. He need not be.
    .why = The Brute wounds the Scholar and knocks him along the row, out of Quen’s line. Quen’s two hits and the Rusher’s one are what Tundle had left.
al-exercise-lightning = Twice from the same bow
    .hint = Quen can attack once more for one magic. What is the first of his attacks good for?
    .why = His first shot takes the Miner out of the line, his Chain Lightning goes through to Tundle. The Warrior beside Tundle brings the third hit.
al-exercise-magic = Two magic, five hits
    .hint = Gem Magic adds one hit, Magic Blast gives a bow. Only one of your Gem Mages sees Sunderved.
    .why = One magic makes three hits of the Gem Mage on d4, the other one lets the Battle Mage shoot along the row. Whoever pays for the Gem Mage on b3 has none left for the bow.
al-exercise-trample = Straight through
    .hint = Walls to both sides, a Gem Mage in the middle: she is the door. How far can Torodin go?
    .why = With his Advance Torodin has four squares, and he tramples through the Gem Mage between the Walls. From e7 his two hits are enough.
al-exercise-tunnel = A chain of tunnels
    .hint = A Miner digs to another Miner, wherever that one has got to.
    .why = No square beside the Miner on c7 is beside Sunderved. So the first one who digs comes up on c8 only to let the next one come up beside him, on d8.
al-exercise-torrent = Not a drop kept back
    .hint = Three enemies, three magic. Whoever is left must stand in a line with your Gem Mage.
    .why = The Torrent takes the last life of Rusher and Warrior and the first of the Brute. The Gem Mage steps to b6, and along the empty row two hits are enough.

### Exercises of Summoner Wars: titles, hints, why they work, and the conditions of their goals.

## Goals

sw2-goal-gate = The enemy gate is gone
sw2-goal-gate-missing = the gate still stands
sw2-goal-summoner = The enemy summoner falls
sw2-goal-summoner-missing = the enemy summoner is left with { $count } life
sw2-goal-units = No enemy unit but the summoner is left
sw2-goal-units-missing = { $count ->
    [one] { $count } enemy unit is left
   *[other] { $count } enemy units are left
}
sw2-goal-alive = Your summoner lives through their next turn
sw2-goal-alive-missing = your summoner has fallen

## Exercises, the easier ones first

sw2-exercise-gate = Destroy the gate on c6
    .hint = Five hits are needed. The Bear Cavalry brings three; where does the Frost Mage bring two?
    .why = Beside the Parapet, on c4, the Frost Mage rolls a second die, and from there the lane to the gate is open. On c5 it would stand closer, but alone.
sw2-exercise-order = Fell Ret-Talus with three attacks
    .hint = Two of your three cannot do without each other. Who has to make room, and who can?
    .why = The archer stands in the mage’s lane, and only the Ice Smith can clear it without wasting a shot at Ret-Talus. Then mage and Jarmund bring the five hits that are needed.
sw2-exercise-golem = Six hits for the gate
    .hint = The Bear Cavalry brings three hits. The Frost Mage brings the rest if two structures stand beside it.
    .why = The Ice Golem is a structure: it steps aside to d4, and the mage takes its place between golem and Parapet. With three dice it completes what the Bear Cavalry begins.
sw2-exercise-shift = Shoot past your own gate
    .hint = Svara’s arrows do not pass the gate on d5. Gates do not walk, unless Svara does.
    .why = Svara walks into the column of Ret-Talus, and her Structural Shift pushes the gate out of it. Now she shoots from below and Jarmund along the row: three hits each.
sw2-exercise-ram = Three fall, two attack
    .hint = Ice Ram lies open: whoever stands beside a structure that moves is hurt.
    .why = As the golem steps to d5 it rams the archer, who had one life left. From there it reaches the cultist, and the Bear Cavalry sees to the carrier.
sw2-exercise-summon = Three magic, one shot
    .hint = Ice Golems are gates and structures. Which two cards for three magic help each other most?
    .why = The Bear Cavalry would come too late: nobody gets through to Ret-Talus. Mage and golem cost three together, and between two golems on b4 and c3 the mage rolls three dice down the open lane.
sw2-exercise-shards = Clear the field
    .hint = Four enemies, three attacks: some have to fall before. Jarmund’s Ice Shards strike beside structures.
    .why = Svara leaves d3 so that the Parapet can rise there, beside archer and cultist. The Ice Shards fell both, and the other two stand before Ice Smith and Jarmund.
sw2-exercise-purge = The last service
    .hint = Whom Purge destroys strikes first. And an Undead Archer may take the place of the fallen.
    .why = Carrier and warrior go to Svara’s side and deal two damage each as they are purged. The archer takes the carrier’s place beside her, where no golem is in the way, and three dice are enough.
sw2-exercise-shield = Live through their turn
    .hint = You have one move left. Archer and warrior come by different ways; where do the two ways meet?
    .why = On e1 the Ice Golem stands in the archer’s row and on the warrior’s way. Together they can fell it, but then nobody is left to strike Svara. On d2 or e2 it stops only one of them.

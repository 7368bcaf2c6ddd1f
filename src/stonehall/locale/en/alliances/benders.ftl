### Summoner Wars Alliances: the Benders. Labels begin with a capital; they stand alone and are not parts of sentences.

## Units

al-card-tacullu = Tacullu
al-ability-counter-summon = Counter Summon
    .text = Once per turn, at the end of your Attack Phase, you may choose a unit up to 3 clear squares away in a straight line and pay its summon cost in magic. If you do, discard that unit.
al-card-gulldune = Gulldune
al-ability-mind-capture = Mind Capture
    .text = When this unit’s attack would destroy an enemy Common or Champion, you may ignore the wounds of that attack and take control of that unit instead.
al-card-kalal = Kalal
al-ability-glimpse-the-future = Glimpse the Future
    .text = Once per turn, after this unit is moved, choose a player and look at the top 4 cards of that player’s draw pile. Put 2 of them on the bottom and 2 on top of the pile, in any order.
al-card-sorgwen = Sorgwen
al-ability-telepathic-command = Telepathic Command
    .text = At the end of your Attack Phase, you may attack with a Common you control within 3 squares of this unit, even if it has already attacked.
al-card-gwalark = Gwalark
al-ability-levitate = Levitate
    .text = This unit may move through other cards. So may units you control that begin their move within 2 squares of it. They must end their move on an empty square.
al-card-kalu = Kalu
al-ability-mind-link-kalu = Mind Link
    .text = After you summon Kalu, you may take Talu from your hand or draw pile and place that unit adjacent to Kalu; then shuffle your draw pile. When an attack wounds Kalu while you control Talu, Talu takes as many wounds.
al-card-talu = Talu
al-ability-mind-link-talu = Mind Link
    .text = After you summon Talu, you may take Kalu from your hand or draw pile and place that unit adjacent to Talu; then shuffle your draw pile. When an attack wounds Talu while you control Kalu, Kalu takes as many wounds.
al-card-breaker = Breaker
al-ability-memory-break = Memory Break
    .text = After this unit attacks an enemy unit, reveal the top card of an opponent’s draw pile. You may discard it, unless that opponent pays 1 magic to put it on the bottom of the pile.
al-card-controller = Controller
al-ability-telekinetic-blast = Telekinetic Blast
    .text = After this unit attacks, you may choose a unit within 2 squares that is not a Controller and move it up to 1 square.
al-card-deceiver = Deceiver
al-card-mind-witch = Mind Witch
al-ability-mimic-mind-witch = Mimic
    .text = At the start of your Movement Phase, choose an enemy unit within 3 squares. This turn this unit has its name and its special ability.
al-card-parasite = Parasite

## Events

al-card-mind-control = Mind Control
    .text = Choose a Common on your side of the battlefield and pay its summon cost in magic. Take control of it.
al-card-mimic = Mimic
    .text = Look at an opponent’s hand. Take one event from it that is not a Wall into your hand.
al-card-magic-drain = Magic Drain
    .text = Only if you have fewer units on the battlefield than an opponent you choose: move up to 2 cards from the top of that opponent’s magic pile to the top of yours.
al-card-a-hero-is-born = A Hero Is Born
    .text = Search your draw pile for a Champion, reveal it and take it into your hand. Shuffle your draw pile.

## Prompts

al-prompt-counter-summon = { al-ability-counter-summon }: you may pay the summon cost of a unit in a clear line from { $card } ({ $square }) to discard it. Choose the unit.
al-prompt-mind-capture = { al-ability-mind-capture }: take control of { $card } ({ $square }) instead of destroying it?
al-prompt-glimpse-the-future = { al-ability-glimpse-the-future }: choose whose draw pile you look at.
al-prompt-glimpse-below = { al-ability-glimpse-the-future }: choose the next card to put on the bottom of the pile.
al-prompt-glimpse-on-top = { al-ability-glimpse-the-future }: choose the card that will be drawn first.
al-prompt-mind-link = { al-ability-mind-link-kalu }: you may place the twin next to { $card } ({ $square }) if you have the card in your hand or draw pile.
al-prompt-mind-link-to = { al-ability-mind-link-kalu }: choose a square for { $card }.
al-prompt-memory-break-whom = { al-ability-memory-break }: choose an opponent whose top card is revealed.
al-prompt-memory-break = { al-ability-memory-break }: discard the revealed card ({ $card })? Its player may pay 1 magic to save it.
al-prompt-memory-break-pay = { al-ability-memory-break }: pay 1 magic to put { $card } on the bottom of your draw pile, or it is discarded.
al-prompt-telekinetic-blast = { al-ability-telekinetic-blast }: { $card } ({ $square }) may move a unit 1 square. Choose the unit.
al-prompt-mimic-mind-witch = { al-ability-mimic-mind-witch }: choose the enemy unit that { $card } ({ $square }) imitates this turn.
al-prompt-mind-control = { al-card-mind-control }: choose a Common on your side to pay for and control.
al-prompt-mimic-whom = { al-card-mimic }: choose an opponent whose hand you look at.
al-prompt-mimic = { al-card-mimic }: choose the event to take into your hand.
al-prompt-magic-drain-whom = { al-card-magic-drain }: choose an opponent with more units than you.
al-prompt-magic-drain = { al-card-magic-drain }: choose how many cards of magic you take.
al-prompt-a-hero-is-born = { al-card-a-hero-is-born }: choose a Champion from your draw pile.

## What happened

al-log-looked-at-pile = { $player } looks at the top of the draw pile of { $other }.
al-log-looked-at-hand = { $player } looks at the hand of { $other }.
al-log-saw = { $player } sees { $card }.
al-log-saw-hidden = { $player } sees a card.
al-log-saw-many = { $player } sees { $count } cards.
al-log-took-event = { $player } takes { $card } from the other hand.
al-log-took-event-hidden = { $player } takes an event from the other hand.
al-log-revealed = { $card } is revealed from the draw pile of { $player }.
al-log-put-at-bottom = { $player } puts { $card } on the bottom of the draw pile.
al-log-discarded-from-pile = { $card } from the draw pile of { $player } is discarded.
al-log-mimicked = { $card } ({ $square }) imitates { $target }.

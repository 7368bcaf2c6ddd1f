"""What is said of positions that cannot be: each kind of problem of every game, in three languages, with its rule."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

import stonehall
from stonehall.kernel import PositionError, Problem, StonehallError
from stonehall.kernel.editing import Change
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables.rules import rules_of
from stonehall.toolkit.words import SHELL_WORDS, files_in

SUMMONERS = "south a1 svara\nnorth f8 ret-talus\n"
BATTLE = f"turn 5 south attack\n{SUMMONERS}"
ARENA = "settings form duel\nturn 5 south\nsouth common c4\n"
HIGH = "settings form high-form\nturn 5 south\n"
MELEE = "settings form melee seats 3\nturn 5 south\n"
TEAMS = "settings form duel teams\nturn 5 south\n"
TABLE = "turn 5 south attack\nsouth d1 mugglug\nnorth c8 sunderved\n"
MOUNTAIN = "settings seats 3 side autumn\nturn 4 south\nsouth gate j1\nnorth gate a14\n"

WRONG: dict[str, list[tuple[str, str]]] = {
    "summoner-wars": [
        (BATTLE + "settings form duel", "“form” has no meaning here. Known here: both-summoners, turn-limit."),
        (BATTLE + "settings both-summoners duel", "“duel” has no meaning here. Known here: active-wins, draw."),
        (BATTLE + "settings turn-limit 3", "Turn 5 comes after the last one: the limit is turn 3. [SW2-END-4]"),
        (BATTLE + "settings turn-limit 9\nsettings turn-limit 9", "“settings” may be said only once."),
        (BATTLE + "turn 6 north move", "“turn” may be said only once."),
        (BATTLE + "south magic 2\nsouth magic 3", "“south magic” may be said only once."),
        (BATTLE + "south magic", "Something is missing after “magic”, at the end of the line."),
        (BATTLE + "south magic 2 3", "The line should have ended before “3”."),
        (BATTLE + "south magic x", "After “magic” comes a number from 0 to 15, not “x”. [SW2-MAGIC-1]"),
        (BATTLE + "south hand ice-golm", "There is no card “ice-golm”; did you mean ice-golem?"),
        (BATTLE + "south hnad gate", "There is no square “hnad”; did you mean hand?"),
        (BATTLE + "south hand swordmaster", "There is no card “swordmaster”."),
        (BATTLE + "south hand ret-talus", "Ret-Talus is a summoner and cannot be in a hand or a pile. [SW2-SETUP-3]"),
        (BATTLE + "south foreign gate\nsouth hand gate",
         "Only events come into the hand of another player, so Gate cannot be “foreign”."),
        (BATTLE + "south shown gate", "“shown” names Gate, which South does not have there."),
        (BATTLE + "south summoner gate", "Gate is no summoner."),
        (BATTLE + "south c3 frost-mage damage 9", "Frost Mage on c3 has no life left. [SW2-DMG-3]"),
        (BATTLE + "south c3 frost-mage damage -1", "After “damage” comes a number from 0 to 10000000, not “-1”."),
        (BATTLE + "south c3 frost-mage dmage 1", "“dmage” has no meaning here; did you mean damage?"),
        (BATTLE + "south c3 frost-mage lent fly", "There is no ability “fly”."),
        (BATTLE + "south c3 frost-mage under gate", "Gate cannot lie under a card."),
        (BATTLE + "south c3 frost-mage target 1", "Frost Mage is no event, so it was played on no target."),
        (BATTLE + "south c3 frost-mage returns south", "Frost Mage is to return to the player who controls it anyway."),
        (BATTLE + "south c3 sneak", "Sneak cannot lie on the battlefield. [SW2-EVT-2]"),
        (BATTLE + "south active sneak", "Sneak cannot lie in the active area. [SW2-ACT-1]"),
        (BATTLE + "south active freeze target 99", "No card has the id 99."),
        (BATTLE + "south c3 gate id 4\nsouth c4 gate id 4", "Two cards have the id 4."),
        (BATTLE + "south c3 gate id 4\nnext-id 4", "The “next-id” must be greater than every id, so 5 or more."),
        (BATTLE + "attack 1 77", "No card has the id 77."),
        (BATTLE + "waiting 3 immolate 99", "No card has the id 99."),
        (BATTLE + "waiting 4 immolate 1", "The ability “immolate” does not react to the moment 4."),
        (BATTLE + "agenda phase_mian", "There is no step “phase_mian”; did you mean phase_main?"),
        (BATTLE + "agenda choose_force 0",
         "What the lines “agenda” and “waiting” say is still to be done cannot be done here."),
        (BATTLE + "over south points",
         "“points” has no meaning here. Known here: summoner-destroyed, both-summoners-destroyed, turn-limit, "
         "left."),
        (SUMMONERS + "turn -3 south attack", "After “turn” comes a number from 0 to 10000000, not “-3”."),
        (SUMMONERS + "turn 3 south atack", "“atack” has no meaning here; did you mean attack?"),
        (SUMMONERS + "turn 3 west attack", "“west” has no meaning here. Known here: south, north."),
        (SUMMONERS + "turn 3 south attack moves 4", "After “moves” comes a number from 0 to 3, not “4”. [SW2-MOVE-1]"),
        (SUMMONERS + "turn 3 south attack actions 2",
         "“actions” has no meaning here. Known here: moves, attacks, targeted."),
        (BATTLE + "south b1 gate\nsouth b1 frost-mage", "Two cards lie on b1: Gate and Frost Mage. [SW2-COMP-7]"),
        (BATTLE + "south c4 svara", "South has more than one summoner on the battlefield. [SW2-DECK-2]"),
        (BATTLE + "south c3 frost-mage under frost-mage@south@north@south",
         "“frost-mage@south@north@south” names more than its owner and who put it there."),
        (BATTLE + "suoth magic 2", "No line begins with “suoth”; did you mean south?"),
        (BATTLE + "nonsense 2",
         "No line begins with “nonsense”. Lines begin with: south, north, turn, settings, fallen, attack, "
         "waiting, agenda, next-id, over."),
        (BATTLE + "south z9 gate", "There is no square “z9”. Squares go from a1 to f8."),
        (BATTLE + "south b3 ice-smith lent ice-repar", "There is no ability “ice-repar”; did you mean ice-ram?"),
        (BATTLE + "over nobody summoner-destroyed",
         "The game has a winner if, and only if, a summoner was destroyed. [SW2-END-1]"),
        (BATTLE + "over south summoner-destroyed\nagenda phase_main\nsouth summoner svara\nnorth summoner ret-talus",
         "The game is over, so nothing can be left to do."),
        (BATTLE + "agenda nothing", "There is no step “nothing”."),
        (BATTLE + "south c3 frost-mage dmg 1",
         "“dmg” has no meaning here. Known here: damage, boosts, bonus, moved, attacked, summoned, killed, "
         "killed-enemy, targeted, used, returns, under, lent, owner, target, id."),
        ("turn 5 south attack\nsouth a1 svara", "North has no summoner on the battlefield. [SW2-END-1]"),
        ("turn 5 south attack\nsouth a1 svara\nover south summoner-destroyed",
         "The line “north summoner …” must say who the summoner of North was."),
    ],
    "tash-kalar": [
        (ARENA + "settings form duel", "“settings” may be said only once."),
        ("settings both-summoners draw",
         "“both-summoners” has no meaning here. Known here: form, seats, turn-limit, teams."),
        ("turn -3 south", "After “turn” comes a number from 0 to 10000000, not “-3”."),
        ("turn 3 south actions -1", "After “actions” comes a number from 0 to 10000000, not “-1”."),
        ("turn 3 west", "“west” has no meaning here. Known here: south, north."),
        (ARENA + "west hand knight", "West does not play in this game."),
        (ARENA + "south school northern\nnorth school northern",
         "Two seats cannot have the same school: Northern Empire. [TK-COMP-13]"),
        (ARENA + "south school nothern", "“nothern” has no meaning here; did you mean northern / southern?"),
        (ARENA + "south hand f3-6a f3-5", "South holds more than one flare: 2. [TK-HAND-7]"),
        (ARENA + "south hand side-chain", "Side Chain does not belong there."),
        (ARENA + "south hand gate-golem", "There is no card “gate-golem”."),
        (ARENA + "south draw titan", "Titan does not belong there."),
        (ARENA + "legends draw knight", "Knight does not belong there."),
        (ARENA + "south hand titan\nlegends draw titan", "Titan is there 2 times. [TK-SETUP-1]"),
        (ARENA + "south aside knight", "Knight has no frozen effect and no warp effect. [TK-FROST-1]"),
        (ARENA + "south points south 2", "“south” has no meaning here. Known here: north."),
        (ARENA + "south points north -2", "After “north” comes a number from 0 to 10000000, not “-2”."),
        (ARENA + "south lost 1 0 0",
         "South has destroyed own pieces in this turn, which are never counted. [TK-SCORE-1]"),
        (ARENA + "north lost 1", "Something is missing after “1”, at the end of the line."),
        (ARENA + "south improvised north", "Only Melee knows improvised summoning. [TK-IMP-1]"),
        (MELEE + "south improvised south", "“south” has no meaning here. Known here: north, west."),
        (ARENA + "tasks current side-chain", "Only the High Form has tasks. [TK-FORM-1]"),
        (ARENA + "south claimed side-chain", "Only the High Form has tasks. [TK-FORM-1]"),
        (ARENA + "south common a1", "There is no square “a1” in the arena. [TK-COMP-1]"),
        (ARENA + "south heroic c4", "Two pieces stand on c4. [TK-COMP-11]"),
        ("turn 3 south kept south-king", "“king” has no meaning here. Known here: common, heroic, legendary."),
        ("turn 3 south gateway e5", "No common or heroic piece stands on e5, so the Gateway is not there. [TK-GATE-1]"),
        ("turn 3 south lender south", "South lends pieces to itself. [TK-GATE-10]"),
        ("turn 3 south player north", "North acts in the turn of South, but is no partner. [TK-TEAM-8]"),
        ("turn 3 south last-turns 9", "More last turns are left than there are players: 9. [TK-END-6]"),
        (ARENA + "effect knight square e5", "The effect of Knight is carried out, but nothing is left to do (agenda)."),
        (ARENA + "effect f3-5 square e5", "Flare 3/5 has no piece in the arena."),
        (ARENA + "over summoner-destroyed",
         "“summoner-destroyed” has no meaning here. Known here: points, deck, turn-limit, left."),
        ("settings form melee teams\nturn 5 south", "There is no team play in Melee. [TK-FORM-4]"),
        ("settings form duel seats 3\nturn 5 south",
         "This number of seats does not fit the form: Deathmatch Duel (3). [TK-FORM-2]"),
        (TEAMS + "west common c4", "West has no pieces of its own: they stand with its partner. [TK-TEAM-1]"),
        (HIGH + "tasks next side-chain corner-chain", "Exactly one task is the next one."),
        (ARENA + "south removed 99 0 0", "South does not have so many discs. [TK-COMP-6]"),
        (ARENA + "south removed 0 0 9", "South does not have so many legendary pieces. [TK-COMP-6]"),
        (ARENA + "south legendary c5 d5 e5 f5", "South does not have so many legendary pieces. [TK-COMP-6]"),
        (ARENA + "effect knight being c4\nagenda turn_main", "It must be said on which square the being was summoned."),
        (ARENA + "effect knight square e5 being e5\nagenda turn_main", "The being on e5 is not there. [TK-EFF-7]"),
        (ARENA + "effect knight square e5 used e6\nagenda turn_main",
         "The piece on e6 that was used for the summoning is not there. [TK-SUM-3]"),
        (HIGH + "tasks current heroic-destruction red-conquest green-conquest red-legends",
         "More than three tasks are current: 4. [TK-SETUP-9]"),
        (TEAMS + "south hand titan\nwest hand leviathan", "South and West hold legends at the same time. [TK-TEAM-3]"),
        (ARENA + "over points\nagenda turn_main", "The game is over, so nothing can be left to do."),
    ],
    "alliances": [
        (TABLE + "south c3 savager wounds 99", "Savager on c3 has no life left. [SW1-HIT-10]"),
        (TABLE + "south c3 wall\nsouth c3 savager", "Two cards lie on c3: Wall and Savager. [SW1-COMP-12]"),
        (TABLE + "south lasting wall", "Wall cannot lie beside the battlefield."),
        (TABLE + "south c3 swamp-orcs-blood", "There is no card “swamp-orcs-blood”."),
        (TABLE + "north out", "North is out and cannot control a card. [SW1-ELIM-4]"),
        (TABLE + "south c3 wall\nsouth c3 vine-wall", "Wall cannot stand on c3, where a Vine Wall lies. [SW1-VINE-8]"),
        (TABLE + "south shown wall", "“shown” names Wall, which South does not have there."),
        (TABLE + "south hand mugglug", "Mugglug is a summoner and cannot be in a hand or a pile. [SW1-SETUP-4]"),
        (TABLE + "south c3 mugglug", "South has more than one summoner on the battlefield. [SW1-DECK-10]"),
        (TABLE + "settings turn-limit 3", "Turn 5 comes after the last one: the limit is turn 3. [SW1-END-6]"),
        (TABLE + "over south turn-limit",
         "The game has a winner if, and only if, a summoner was destroyed. [SW1-END-1]"),
        (TABLE + "south summoner wall", "Wall is no summoner."),
        (TABLE + "attack 99", "No card has the id 99."),
        (TABLE + "south c3 savager returns south", "Savager is to return to the player who controls it anyway."),
        (TABLE + "south c3 savager boosts 100", "After “boosts” comes a number from 0 to 99, not “100”."),
        (TABLE + "rolling south -1 1 3,x", "After “1” comes a number from -99 to 99, not “x”."),
        (TABLE + "south c3 savager under vine-wall", "Vine Wall cannot lie under a card."),
        (TABLE + "settings seats 3", "“3” has no meaning here. Known here: 2, 4."),
        (TABLE + "over nobody turn-limit\nagenda phase_main", "The game is over, so nothing can be left to do."),
        (TABLE + "south c3 savager target 1", "Savager is no event, so it was played on no target."),
        (TABLE + "waiting 0 savager 9", "There is no ability “savager”."),
        ("turn 5 south attack\nsouth d1 mugglug", "North has no summoner on the battlefield. [SW1-END-1]"),
        ("turn 5 south attack\nnorth c8 sunderved\nsouth out\nsouth summoner mugglug",
         "South is out and cannot have a turn. [SW1-ELIM-3]"),
        ("turn 5 south attack\nsouth d1 mugglug\nover south summoners-destroyed",
         "The line “north summoner …” must say who the summoner of North was."),
    ],
    "mountain-king": [
        (MOUNTAIN + "tunnel domino zz1 s12", "There is no cell “zz1”: a letter and a number, as in k12."),
        (MOUNTAIN + "tunnel part j2 j2 anchor j5", "A tile has cells, and its anchor or altar is one of them."),
        (MOUNTAIN + "tunnel part j2\nhall hall-1 j2", "Two tiles lie on j2. [MK-DIG-3]"),
        (MOUNTAIN + "tunnel part a1",
         "A tile lies on a1: beside the mountain, on its heart or on the site of a workshop. [MK-DIG-3]"),
        (MOUNTAIN + "statue fire k4\nstatue ice k4", "Two statues stand on k4. [MK-MOVE-4]"),
        (MOUNTAIN + "south troll 1a troll-56 tokens 0\nsouth troll 1a troll-57 tokens 0",
         "Two trolls of South stand on the place 1a."),
        (MOUNTAIN + "south troll 1a troll-56 tokens 012",
         "“012” does not fit the symbols of the troll. Signs needed: 1, 1 where a token lies and 0 where none "
         "does."),
        (MOUNTAIN + "south troll 2a troll-56 tokens 0",
         "The troll of South on the place 2a does not stand on two others. [MK-PLACE-1]"),
        (MOUNTAIN + "workshop millstone a1", "There is no site of a workshop on a1."),
        (MOUNTAIN + "".join([f"statue fire {column}7\n" for column in "defghijklmnop"]),
         "There are more statues than the map has sites for: 12. [MK-SETUP-8]"),
        (MOUNTAIN + "track 1 2", "The track has 15 spaces. [MK-SETUP-9]"),
        (MOUNTAIN + "pedestal fire k4", "A pedestal stands on k4, where nothing is dug. [MK-PED-1]"),
        (MOUNTAIN + "bag 6 0 0\nsouth pedestals fire 1",
         "There are more than six pedestals of one clan: Fire. [MK-COMP-5]"),
        (MOUNTAIN + "bag 9 0 0", "After “bag” comes a number from 0 to 6, not “9”. [MK-COMP-5]"),
        (MOUNTAIN + "horde b0 empty pedestal ice",
         "A pedestal lies on the place b0 of the horde, where there is no troll. [MK-BRIBE-5]"),
        (MOUNTAIN + "spell 3 runes 3", "A spell with its third rune lies open. [MK-SPELL-3]"),
        (MOUNTAIN + "east gate z1", "East does not play in this game."),
        (MOUNTAIN + "west gate j2", "The networks of South and West touch. [MK-DIG-5]"),
        (MOUNTAIN + "south hand troll-99",
         "“troll-99” has no meaning here; did you mean troll-9 / troll-59 / troll-49?"),
        (MOUNTAIN + "spells draw 99", "After “spells” comes a number from 0 to 16, not “99”."),
        (MOUNTAIN + "tunnel", "Something is missing after “tunnel”, at the end of the line."),
        (MOUNTAIN + "moutain 3",
         "No line begins with “moutain”. Lines begin with: south, west, north, east, middle, settings, turn, "
         "tunnel, hall, statue, pedestal, workshop, offered, face-down, stacks, halls, track, tokens, bag, "
         "horde, deck, spell, spells, agenda, over."),
        ("settings seats 3 teams\nturn 4 south", "Teams are for four seats, not 3. [MK-TEAM-1]"),
    ],
}  # fmt: skip
"""Lines, and what is said against them: one thing, with the rule that says so."""

NOT_BY_LINES = {"position-head", "position-seats", "mk-position-edge", "mk-position-full"}
"""Said of a text without lines, of settings, and of changes."""

CASES = [(id, lines, said) for id, cases in WRONG.items() for lines, said in cases]


def problems(id: str, lines: str) -> list[Problem]:
    """Everything that is said against a position."""
    with pytest.raises(PositionError) as refused:
        stonehall.load(id).from_position(f"{id} position\n{lines}")
    return refused.value.problems


def in_words(id: str, problem: Problem, language: str) -> str:
    assert problem.message is not None, problem
    return catalogue(language, stonehall.load(id)).text(problem.message)


@pytest.mark.parametrize(("id", "lines", "said"), CASES)
def test_what_cannot_be_is_said_in_every_language(id: str, lines: str, said: str) -> None:
    [problem] = problems(id, lines)
    assert f"{problem.text} [{problem.rule}]".removesuffix(" []") == said
    assert not problem.rule or problem.rule in rules_of(id)
    told = {language: in_words(id, problem, language) for language in LANGUAGES}
    assert told["en"] == problem.text
    assert len(set(told.values())) == len(LANGUAGES)


def test_every_kind_of_problem_is_among_them() -> None:
    said = {problem.message.id for id, lines, _ in CASES for problem in problems(id, lines) if problem.message}
    folders = [SHELL_WORDS, *[stonehall.load(id).words_folder for id in WRONG]]
    texts = [files_in(folder.format(language="en"), "positions.ftl")["positions.ftl"] for folder in folders]
    known = {
        entry.id.name for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)
    }
    assert said | NOT_BY_LINES == known


def test_what_is_said_of_texts_settings_and_changes() -> None:
    """All of it can be asked for by clicking, or by opening what somebody has sent."""
    mountain = stonehall.load("mountain-king")
    melee = "; ".join(["tash-kalar position", *MELEE.splitlines()])
    editing = mountain.editing()
    assert editing is not None
    full = mountain.start().to_position()
    for troll in range(1, 13):
        full = editing.change(full, Change("put", "horde", f"troll-{troll}"))
    for refused, said in (
        (lambda: mountain.from_position("once"), "A position begins with the line “mountain-king position”."),
        (lambda: stonehall.load("tash-kalar").start(position=melee), "This position is one of 3 seats."),
        (
            lambda: editing.change(full, Change("put", "q19", "tunnel l3")),
            "The tile must lie on the mountain as a whole.",
        ),
        (lambda: editing.change(full, Change("put", "horde", "troll-13")), "There is no place left."),
    ):
        with pytest.raises(StonehallError) as error:
            refused()
        [problem] = error.value.problems
        told = {in_words("mountain-king", problem, language) for language in LANGUAGES}
        assert said in told
        assert len(told) == len(LANGUAGES)


def test_all_is_told_at_once_each_with_its_line_and_its_squares() -> None:
    """What is wrong with the whole is told beside lines that cannot be read, and found by the line that shows it."""
    found = problems(
        "summoner-wars",
        "turn 5 south attack\nsouth a1 svara damage 99\nsouth magic 16\nsouth c9 gate\n"
        "north f8 ret-talus\nnorth e8 ret-talus\nattack 77\n",
    )
    told = [(problem.where, problem.rule, problem.message and problem.message.squares) for problem in found]
    assert told == [
        ("line 4", "SW2-MAGIC-1", ()), ("line 5", "", ()), ("line 8", "", ()),
        ("line 7", "SW2-DECK-2", ("e8", "f8")), ("line 3", "SW2-DMG-3", ("a1",)),
    ]  # fmt: skip

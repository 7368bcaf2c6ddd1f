"""What lies around the arena: the turn, the players, tasks, flare differences and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from stonehall.games.tash_kalar.cards import BY_ID, Being
from stonehall.games.tash_kalar.catalog import state_of_open
from stonehall.games.tash_kalar.view_shape import SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.layout import LAMP, QUIET, hand_of
from stonehall.terminal.tash_kalar.board import INKS, RANKS, SIGNS
from stonehall.terminal.tash_kalar.cards import OPEN_SIGNS, pattern_rows, rank_sign


def turn_line(view: View, words: Catalogue, width: int) -> Text:
    """The form, whose turn it is, how many actions are left, and whether the end is near."""
    line = Text(f" {words.get('tk-form-' + view['form'])} · {words.get('shell-turn', turn=view['turn'])} ", "bold")
    seat = view["active"]
    line.append(f"{_sign(view, seat)} {words.get(f'seat-{seat}')} ", f"bold {_ink(view, seat)}")
    if not view["over"]:
        line.append(f"[{words.get('tk-terminal-actions', actions=view['actions'])}]", LAMP)
    if view["last_turns"] >= 0:
        line.append(f" {words.get('tk-terminal-last-turns', turns=view['last_turns'])}", "bold yellow")
    line.truncate(width, overflow="ellipsis")
    return line


def player_lines(view: View, side: SideView, words: Catalogue, name: str, width: int, short: bool) -> Text:
    """A player in a few lines; ``short``: in two."""
    seat = side["seat"]
    who = " · ".join(filter(None, [words.get(f"seat-{seat}"), name, words.get(f"tk-school-{side['school']}")]))
    score = Text(words.get("tk-terminal-score", score=side["score"], goal=view["goal"]), "bold")
    if short:
        score = Text(f"{side['score']}/{view['goal']}", "bold")
    if len(side["points"]) > 1:
        for colour, points in side["points"].items():
            score.append(f" {SIGNS[colour]}{points}", INKS[colour])
    supply = f"{side['discs']}{RANKS['common']} {side['legendary_pieces']}{RANKS['legendary']}"
    held = words.get(
        "tk-terminal-held", beings=side["hand_size"], legends=side["legends_size"], flares=side["flares_size"],
        draw=side["draw_size"],
    )  # fmt: skip
    lines = [Text(f"{SIGNS[side['owner']]} {who}", f"bold {INKS[side['owner']]}")]
    if short:
        lines.append(score.append(f" · {supply}", "not bold").append(f" · {held}", f"not bold {QUIET}"))
    else:
        supplied = words.get("tk-terminal-supply", pieces=supply)
        lines += [score.append(f" · {supplied}", "not bold"), Text(held, QUIET)]
    lost = [f"{count}{RANKS[rank]}" for rank, count in side["lost"].items() if count]
    if lost and seat == side["owner"]:
        lines.append(Text(words.get("tk-terminal-lost", pieces=" ".join(lost)), "yellow"))
    if side["slowed"] and seat == side["owner"]:
        lines.append(Text(words.get("tk-slowed"), "yellow"))
    if side["aside"]:
        lines.append(open_line(view, side["aside"], words))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def open_line(view: View, id: str, words: Catalogue) -> Text:
    """The card that lies open in front of a player, and the piece that lies on it."""
    how = state_of_open(BY_ID[id])
    line = Text(f"{OPEN_SIGNS[how]} {words.get(f'tk-aside-{how}')} · ", QUIET)
    line.append(words.get(f"tk-card-{id}"), "bold cyan")
    kept = view["kept"]
    if kept is not None and how == "pending":
        line.append(f" {SIGNS[kept['owner']]}{RANKS[kept['rank']]}", INKS[kept["owner"]])
    return line


def task_lines(view: View, words: Catalogue, width: int) -> list[Text]:
    """The current tasks, those fulfilled now with a tick, and the next one."""
    lines = []
    for task in view["tasks"]:
        tick = "✓" if task["fulfilled"] else "·"
        name = words.get(f"tk-card-{task['card']}")
        lines.append(Text(f"{tick} {name} ({task['points']})", "bold green" if task["fulfilled"] else ""))
    if view["next_task"]:
        lines.append(Text(words.get("tk-terminal-next-task", task=words.get(f"tk-card-{view['next_task']}")), QUIET))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def behind_line(view: View, words: Catalogue, width: int) -> list[Text]:
    """How many more pieces each opponent has, which is what flares ask for; nothing for a spectator."""
    if not view["behind"]:
        return []
    line = Text(words.get("tk-terminal-ahead"), QUIET)
    for ahead in view["behind"]:
        line.append(f" {SIGNS[ahead['opponent']]}", INKS[ahead["opponent"]])
        line.append(f"{ahead['upgraded']:+d}{RANKS['heroic']}{ahead['pieces']:+d}{RANKS['common']}")
    line.truncate(width, overflow="ellipsis")
    return [line]


def hand(side: SideView, playable: set[str], words: Catalogue, width: int) -> RenderableType:
    """The cards of a hand with their patterns; with a ``width`` as running text. What can be played now is bright.

    The card that lies open is the last, with a sign before it.
    """
    chips = []
    opened = [side["aside"]] if side["aside"] else []
    for id in [*(side["hand"] or []), *(side["legends"] or []), *(side["flares"] or []), *opened]:
        card = BY_ID[id]
        style = "bold" if id in playable else QUIET
        sign = OPEN_SIGNS[state_of_open(card)] if id in opened else ""
        chip = Text(" ".join(filter(None, [sign, rank_sign(card), words.get(f"tk-card-{id}")])), style)
        rows = pattern_rows(card) if isinstance(card, Being) else []
        if width:
            chip.append(f" {' / '.join(row.replace(' ', '') for row in rows)}".rstrip(), QUIET)
        else:
            chip.append("".join(f"\n  {row}" for row in rows), "not bold")
        chips.append(chip)
    return hand_of(chips, words.get("terminal-empty-hand"), width)


def playable_cards(options: Sequence[str]) -> set[str]:
    """The cards that can be summoned, invoked, thawed or warped now."""
    return {words[1] for text in options if (words := text.split())[0] in ("summon", "flare", "thaw", "warp")}


def _owner(view: View, seat: str) -> str:
    return next(side["owner"] for side in view["sides"] if side["seat"] == seat)


def _sign(view: View, seat: str) -> str:
    return SIGNS[_owner(view, seat)]


def _ink(view: View, seat: str) -> str:
    return INKS[_owner(view, seat)]

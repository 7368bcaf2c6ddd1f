"""The task board of High Form: setup, claiming, and the look at the categories (TK-SETUP-9..12, TK-TASK-1..5)."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.cards import task_of
from stonehall.games.tash_kalar.scoring import add_points
from stonehall.games.tash_kalar.seating import NO_CARD
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

CURRENT: Final = 3
CROWD: Final = 3
"""So many tasks of one category among the four are too many."""


@step
def set_up_tasks(s: State) -> None:
    """Three normal tasks, not all of one category, then the next task (TK-SETUP-9..11)."""
    if len(s.current_tasks) < CURRENT:
        s.draw_from(s.tasks, "task", first_task)
    else:
        s.tasks.loose += s.tasks_aside
        s.tasks_aside = []
        s.push(reveal_next, 1)


@step
def first_task(s: State, card: int) -> None:
    s.tasks.take(card)
    if task_of(card).advanced or is_crowded(s, card):
        s.tasks_aside.append(card)
    else:
        s.current_tasks.append(card)
        s.tell("task", card)
    s.push(set_up_tasks)


def is_crowded(s: State, card: int) -> bool:
    """Whether a task would be the third of its category."""
    category = task_of(card).category
    same = [task for task in s.current_tasks if task_of(task).category == category]
    return len(same) + 1 >= CROWD


@step
def reveal_next(s: State, looked: int) -> None:
    """Turn up the next task, the card number ``looked`` of this search; an empty deck has none (TK-TASK-5)."""
    s.draw_from(s.tasks, "task", next_task, (looked,))


@step
def next_task(s: State, card: int, looked: int) -> None:
    """A third task of one category goes under the deck, unless all cards have been looked at (TK-SETUP-12, O-03)."""
    if is_crowded(s, card) and looked < len(s.tasks):
        s.tasks.take(card)
        s.tasks.put_at_bottom(card)
        s.push(reveal_next, looked + 1)
    else:
        s.tasks.take(card)
        s.next_task = card
        s.tell("next-task", card)


@step
def may_claim(s: State) -> None:
    """At most one current task whose condition holds (TK-TASK-1)."""
    fulfilled = [card for card in s.current_tasks if task_of(card).holds(s, s.side)]
    s.may_choose(s.active, "claim", "claim", fulfilled, claim)


@step
def claim(s: State, card: int) -> None:
    """The next task takes its place, and a new one is turned up (TK-TASK-3)."""
    s.tell("claimed", s.active, card)
    s.claimed[s.side] += (card,)
    add_points(s, s.side, 1 - s.side, task_of(card).points)
    s.current_tasks.remove(card)
    if s.next_task != NO_CARD:
        s.current_tasks.append(s.next_task)
        s.next_task = NO_CARD
        s.push(reveal_next, 1)

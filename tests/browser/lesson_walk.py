"""Walks through lessons inside the page: by what the coach offers, or by own clicks with wrong ones on the way."""

from __future__ import annotations

import re
from typing import Any

import stonehall
from stonehall.locale import Catalogue
from stonehall.server.tables import lessons
from stonehall.server.wire.lessons import Lesson, LessonStep
from stonehall.server.wire.protocol import Choice

WALK = """async ({ steps, learnt }) => {
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (found, told) => {
    const end = performance.now() + 60_000;
    while (!found()) {
      if (performance.now() > end) throw new Error(`not seen: ${typeof told === 'string' ? told : told()}`);
      await frame();
    }
    return found();
  };
  const seen = (selector) => document.querySelector(selector);
  const plain = (one) => one?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const coach = () => seen('section.coach');
  const prompt = () => plain(seen('.prompt [role=status]'));
  const cut = () => [...document.querySelectorAll('main :not(svg *)')].filter((one) => {
    if (one.closest('.visually-hidden, [data-cut]') || one.querySelector('[data-cut]')) return false;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (bottom === top || one.closest('.pans, .grip, [data-scrolls]')) return false;
    const beside = one.closest('.stacks') ? false : left < -1 || right > innerWidth + 1;
    const { overflowY } = getComputedStyle(one);
    const scrolls = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
    return scrolls || beside || top < -1 || bottom > innerHeight + 1;
  }).map((one) => `${one.tagName} ${one.className}: ${plain(one)}`);
  const whole = (told) => until(() => cut().length === 0, () => `all of ${told}: ${cut()[0]}`);

  const pressAt = (x, y) => {
    const one = document.elementFromPoint(x, y);
    const mouse = { clientX: x, clientY: y, detail: 1, isPrimary: true, pointerType: 'mouse' };
    const how = { bubbles: true, cancelable: true, ...mouse };
    for (const type of ['pointerdown', 'pointerup']) one.dispatchEvent(new PointerEvent(type, how));
    one.dispatchEvent(new MouseEvent('click', how));
  };
  const press = async (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    pressAt(left + width / 2, top + height / 2);
    await frame();
  };
  const offer = (verb, n) => document.querySelectorAll(`.prompt button.choice:enabled[data-verb="${verb}"]`)[n];
  const square = (id) => seen(`[role=gridcell][data-square="${id}"]`) ?? seen(`[data-square="${id}"]`);
  const picked = (one) => one.matches('[aria-selected=true], [aria-pressed=true]');
  const laid = (text) => seen('button.choice[data-verb=lay]')?.dataset.offer === text;
  const turn = async (text) => {
    for (let n = 0; n < 4 && !laid(text); n++) await press(seen('.prompt button[title$="(R)"]'));
  };

  /** Play something else than is asked for. */
  const err = async ({ text, verb, path, ends, grip, said }, rule) => {
    const answered = () => prompt().includes(said) && plain(seen('.prompt button.rule')) === rule;
    for (const { kind, id, n } of grip ? [{ kind: 'place', id: grip }] : path) {
      const one = await until(() => kind === 'word' ? offer(verb, n)
        : kind === 'place' ? square(id) : seen(`button[data-card="${id}"]`), `${id} of ${text}`);
      if (!picked(one)) await press(one);
    }
    if (grip) await turn(text);
    for (;;) {
      await until(() => answered() || offer(verb, ends), () => `${said} (${text}): ${prompt()}`);
      if (answered()) break;
      await press(offer(verb, ends));
    }
    await whole(said);
    for (let n = 0; n < 4 && prompt().includes(said); n++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await frame();
    }
  };

  /** Click whatever is lit. */
  const follow = async (step) => {
    const here = () => plain(coach().querySelector('p')) === step.said;
    const end = performance.now() + 60_000;
    while (here()) {
      if (performance.now() > end) throw new Error(`what is lit leads nowhere: ${step.play}, ${prompt()}`);
      dispatchEvent(new Event('resize')); // what is lit is looked for anew
      await frame();
      const lit = seen('svg.spots .lit');
      if (!lit || !here()) continue;
      await press(lit);
      if (step.grip && here()) await turn(step.play);
    }
  };

  for (const step of steps) {
    await until(() => plain(coach()?.querySelector('.foot .numbers')) === step.number, step.number);
    await until(() => plain(coach().querySelector('p')) === step.said, step.said);
    const button = await until(() => coach().querySelector('.foot button:not(:disabled)'), 'a button');
    await until(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }, 'a button that is not covered');
    await whole(step.number);
    for (const wrong of step.wrong) await err(wrong, step.rule);
    if (step.play) await follow(step);
    else button.click();
  }
  await until(() => plain(coach().querySelector('p')) === learnt, learnt);
}"""
"""Waits for each step and what is said in it, and presses what the coach offers, or makes all the mistakes that have an
answer and then clicks what is lit. At each moment all that is told can be read without scrolling; only the hand is cut
on purpose, tiles lie in a row that is pushed, a large board is moved,
and a list on a tab of its own scrolls."""


def plain(text: str) -> str:
    """Words as they are read: without stars, with one space between them."""
    return " ".join(text.replace("*", "").split())


def shown(words: Catalogue, game: str, id: str) -> dict[str, Any]:
    """A lesson for somebody who presses what the coach offers."""
    lesson = lessons.lesson(stonehall.load(game), id)
    count = len(lesson.steps)
    return {
        "learnt": plain(words.attribute(f"{lesson.prefix}-lesson-{id}", "learnt")),
        "steps": [
            {
                "number": plain(words.get("learn-step", step=n, count=count)),
                "said": plain(words.get(step.say)),
                "wrong": [],
            }
            for n, step in enumerate(lesson.steps, 1)
        ],
    }


def played(words: Catalogue, game: str, id: str) -> dict[str, Any]:
    """The same for somebody who plays it, and first plays everything else that has an answer."""
    walk, lesson = shown(words, game, id), lessons.lesson(stonehall.load(game), id)
    for told, step, choices in zip(walk["steps"], lesson.steps, choices_of(lesson), strict=True):
        if step.play:
            told["wrong"] = [
                {
                    "text": text,
                    "verb": choices[text].verb,
                    "path": path_of(choices[text], choices),
                    "ends": rank_of(choices[text], choices),
                    "grip": grip_of(text, step),
                    "said": plain(words.get(answer)),
                }
                for text, answer in step.wrong.items()
            ]
            told |= {"play": step.play, "rule": step.rule, "grip": grip_of(step.play, step)}
    return walk


def followed(words: Catalogue, game: str, id: str) -> dict[str, Any]:
    """The same for somebody who clicks what is lit, and never errs."""
    walk = played(words, game, id)
    for step in walk["steps"]:
        step["wrong"] = []
    return walk


def choices_of(lesson: Lesson) -> list[dict[str, Choice]]:
    """What may be played in each step."""
    scenes = [lesson.scene]
    for step in lesson.steps:
        scenes.append(step.moments[-1].scene if step.moments else scenes[-1])
    return [{choice.text: choice for choice in scene.choices} for scene in scenes[:-1]]


def path_of(choice: Choice, choices: dict[str, Choice]) -> list[dict[str, Any]]:
    """Its picks; of a word, which of the buttons it is that have the same verb."""
    path = [{"kind": pick.kind, "id": pick.id, "n": 0} for pick in choice.path]
    for at, pick in enumerate(path):
        alike = [one.path[at].id for one in choices.values() if one.verb == choice.verb and len(one.path) > at
                 and one.path[:at] == choice.path[:at] and one.path[at].kind == "word"]  # fmt: skip
        if pick["kind"] == "word":
            pick["n"] = list(dict.fromkeys(alike)).index(choice.path[at].id)
    return path


def rank_of(choice: Choice, choices: dict[str, Choice]) -> int:
    """Which button it is, of those that have its verb, once all is picked."""
    alike = [one.text for one in choices.values() if one.verb == choice.verb and one.path == choice.path]
    return alike.index(choice.text)


LAID = re.compile(r"lay ([a-z]+)(\d+) (r\d+)")


def grip_of(text: str, step: LessonStep) -> str:
    """Where a tile is held that lies like that: its middle, as the lesson tells it of the right play; else nowhere."""
    right, one = LAID.fullmatch(step.play), LAID.fullmatch(text)
    if right is None or one is None:
        return ""
    light = re.fullmatch(r"([a-z]+)(\d+)", step.light[0])
    assert light is not None
    across, down = ord(light[1]) - ord(right[1]), int(light[2]) - int(right[2])
    if one[3] != right[3]:
        across, down = down, across
    return f"{chr(ord(one[1]) + across)}{int(one[2]) + down}"

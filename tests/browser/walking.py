"""Walks through a page by Tab alone, and looks whether everything that can be clicked is met, and seen when it is."""

from __future__ import annotations

from tests.browser.window import Window

MOST_STOPS = 400
MISSED = "is not reached"

WALK = """(() => {
  const THINGS = ['a[href]', 'button', 'input', 'select', 'textarea'].map((one) => `${one}:not(:disabled)`)
    .concat('summary', '[role=button]', '[role=gridcell][data-can]').join();
  const GROUPS = { 'ul:has(> li > a[data-card])': ['ArrowRight', 'ArrowLeft'],
    '[role=tablist]': ['ArrowRight', 'ArrowLeft'], '.list:has(.line-of-log)': ['ArrowUp', 'ArrowDown'] };
  const LOOK = ['outlineStyle', 'outlineWidth', 'boxShadow', 'borderTopColor', 'backgroundColor', 'color', 'opacity',
    'visibility', 'display', 'stroke', 'top'];
  let met, faults, first, last;

  const told = (one) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 160);
  const labels = (one) => [...(one.labels ?? [])];
  const around = (one) => {
    const found = [one, ...labels(one), ...one.querySelectorAll('*')].slice(0, 60);
    for (let up = one.parentElement, n = 0; up && n < 3; up = up.parentElement, n++) found.push(up);
    return found;
  };
  const looks = (one) => { const style = getComputedStyle(one); return LOOK.map((part) => style[part]).join(); };
  const inSight = (one) => [one, ...labels(one)].some((part) => {
    const box = part.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return false;
    return [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]].some(([x, y]) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return hit !== null && (part.contains(hit) || (hit.tagName === 'LABEL' && hit.contains(one)));
    });
  });
  const leave = (next) => {
    if (!last?.one.isConnected) return;
    const before = [...last.looks].filter(([one]) => one === last.one || !one.contains(next));
    if (before.some(([one, look]) => looks(one) !== look)) return;
    faults.add(`does not show that it has the focus: ${told(last.one)}`);
  };
  const arrive = (one) => {
    met.add(one);
    if (!inSight(one)) faults.add(`has the focus and is not seen: ${told(one)}`);
    last = { one, looks: new Map(around(one).map((part) => [part, looks(part)])) };
  };
  const things = (within) => [...within.querySelectorAll(THINGS)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'));
  const groupOf = (one) =>
    Object.entries(GROUPS).map(([group, arrows]) => [one.closest(group), arrows]).find(([group]) => group);
  const standsIn = (one) => {
    const same = one.type === 'radio' ? `input[type=radio][name="${one.name}"]` : ''; // the browser's own arrows
    const scrub = one.closest('.scrub') ? '.scrub input' : ''; // goes to every moment, that of each turn among them
    return [...document.querySelectorAll(same || scrub || 'none')].some((other) => met.has(other));
  };

  window.walk = {
    begin() {
      [met, faults, first, last] = [new Set(), new Set(), undefined, undefined];
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      if (document.activeElement !== document.body) arrive((first = document.activeElement)); // where a dialog begins
    },
    /** Where Tab has led: whether that is round, and the arrows that lead on in a group of which not all was met. */
    stop() {
      const one = document.activeElement;
      leave(one);
      last = undefined;
      if (one === document.body) return { round: met.size > 0, arrows: [] };
      if (one === first || met.has(one)) {
        if (one !== first) faults.add(`comes again before all was met: ${told(one)}`);
        return { round: true, arrows: [] };
      }
      first ??= one;
      arrive(one);
      const [group, arrows] = groupOf(one) ?? [];
      return { round: false, arrows: group && things(group).some((thing) => !met.has(thing)) ? arrows : [] };
    },
    /** Where an arrow has led: whether it leads on. */
    step() {
      const one = document.activeElement;
      if (one === last?.one) return false;
      leave(one);
      arrive(one);
      return things(groupOf(one)?.[0] ?? one).some((thing) => !met.has(thing));
    },
    end() {
      const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      for (const one of things(within)) if (!met.has(one) && !standsIn(one)) faults.add(`is not reached: ${told(one)}`);
      return [...faults];
    },
  };
})()"""
"""Notes what has the focus, whether it is in sight, and whether it looks another way once it has lost it."""


def faults_by_keyboard(window: Window) -> list[str]:
    """What a walk by Tab finds wrong, and by arrows where a group is one stop; ``WALK`` is in the page already.

    What comes up on the way, as the keywords of the first card that is looked at, may have come too late to be met:
    then a second walk must meet all.
    """
    faults = _walk(window)
    missed = [fault for fault in faults if fault.startswith(MISSED)]
    return [fault for fault in faults if fault not in missed] + (_walk(window) if missed else [])


def _walk(window: Window) -> list[str]:
    page = window.page
    page.evaluate("walk.begin()")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate("walk.stop()")
        if stop["round"]:
            break
        for arrow in stop["arrows"]:
            for _ in range(MOST_STOPS):
                page.keyboard.press(arrow)
                if not page.evaluate("walk.step()"):
                    break
    else:
        raise AssertionError("Tab never comes round")
    faults: list[str] = page.evaluate("walk.end()")
    return faults

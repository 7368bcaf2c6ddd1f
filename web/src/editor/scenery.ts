/** A position as the board of a table wants to be given it: nobody sits there, and nothing can be chosen. */

import type { PositionLook, Scene, TableFacts } from '../shell/types';

export function tableOf(game: string, look: PositionLook | null): TableFacts {
  return {
    id: '',
    game,
    settings: {},
    texts: {},
    game_number: 1,
    stage: 'running',
    public: false,
    practice: true,
    host: '',
    until: 0,
    closed: '',
    rematch: '',
    reason: '',
    winners: [],
    seats: look?.seats ?? [],
    clock: null,
    paused: false,
    turn: look?.view?.turn ?? 0,
    on_turn: look?.view?.active ?? '',
    watching: 0,
    origin: null,
  };
}

export function sceneOf(look: PositionLook): Scene | null {
  if (!look.view) return null;
  return {
    moment: 0,
    seat: '',
    view: look.view,
    prompt: { id: '', args: {}, squares: [] },
    choices: [],
    undo: 'none',
    concede: 'none',
    clocks: [],
    ending: null,
    partners: [],
    rule: '',
  };
}

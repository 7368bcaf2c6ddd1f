/** Made-up tables, choices and games for the tests. */
import type { Actor, GameUI } from '../src/games/ui';
import type {
  Advised,
  Choice,
  Complaint,
  Entry,
  Odds,
  Pick,
  Proposal,
  Refused,
  Scene,
  SeatFacts,
  TableFacts,
  Words,
} from '../src/shell/types';
import { Interaction } from '../src/table/interaction.svelte';
import type { Live } from '../src/table/live.svelte';
import { Stage } from '../src/table/stage.svelte';

export function words(id: string, args: Words['args'] = {}): Words {
  return { id, args, squares: [] };
}

const KINDS: Readonly<Record<string, Pick['kind']>> = { c: 'card', o: 'open', p: 'place', w: 'word' };

/** `p:c3` is a pick of the place c3, `c:` one of a card, `o:` of a card that lies open, `w:` of a word. */
function pick(text: string): Pick {
  const [kind = '', id = ''] = text.split(':');
  return { kind: KINDS[kind] ?? 'word', id, label: kind === 'w' ? words('table-turn', { turn: id }) : null };
}

/** A choice by its picks: `choice('move c3 c5', 'p:c3 p:c5')`. */
export function choice(text: string, path: string, uses: string[] = [], more: Partial<Choice> = {}): Choice {
  const picks = path.split(' ').filter(Boolean).map(pick);
  const verb = text.split(' ')[0] ?? '';
  return { text, verb, label: words('table-help'), path: picks, uses, deliberate: false, warning: null, ...more };
}

export function scene(choices: Choice[] = [], more: Partial<Scene> = {}): Scene {
  return {
    moment: 1,
    seat: 'south',
    view: {
      game: 'toy',
      seat: 'south',
      seats: ['south', 'north'],
      turn: 1,
      active: 'south',
      decision: { seat: 'south', prompt: 'x', options: [] },
      over: false,
      winners: [],
      reason: '',
      left: {},
    },
    prompt: words('table-choose'),
    choices,
    undo: 'none',
    concede: 'game',
    clocks: [],
    ending: null,
    partners: [],
    rule: '',
    ...more,
  };
}

export function seat(name: string, more: Partial<SeatFacts> = {}): SeatFacts {
  return { seat: name, kind: 'person', name, bot: '', deck: '', you: false, present: true, together: false, ...more };
}

export function table(seats: SeatFacts[] = [seat('south', { you: true }), seat('north')]): TableFacts {
  return {
    id: 't',
    game: 'toy',
    settings: {},
    texts: {},
    game_number: 1,
    stage: 'running',
    public: false,
    practice: false,
    host: '',
    until: 0,
    closed: '',
    rematch: '',
    reason: '',
    winners: [],
    seats,
    clock: null,
    paused: false,
    turn: 1,
    on_turn: 'south',
    watching: 0,
    origin: null,
  };
}

export function entry(what: string, args: Words['args'] = {}, n = 1): Entry {
  return { n, what, turn: 1, seat: 'south', words: words(`log-${what}`, args), line: null, covers: 1 };
}

/** Stands for the socket: what is played and asked is kept. */
export class FakeLive {
  scene = $state.raw<Scene | null>(null);
  table = $state.raw<TableFacts | null>(table());
  busy = $state(false);
  pending = $state.raw<{ key: string; text: string } | null>(null);
  refusal = $state.raw<Refused | null>(null);
  status = $state<'connecting' | 'live' | 'lost'>('live');
  retryIn = $state(0);
  held = $state(false);
  waiting = $state(0);
  log = $state.raw<Entry[]>([]);
  proposals = $state.raw<Proposal[]>([]);

  played: string[] = [];
  asked: [string[], string][] = [];
  weighed: string[][] = [];
  complaints: Complaint[] = [];

  play(text: string): void {
    this.played.push(text);
  }

  why(picked: string[], pointed: string): Promise<Complaint[]> {
    this.asked.push([picked, pointed]);
    return Promise.resolve(this.complaints);
  }

  /** How often a hint was asked for, and what is answered: at once, or when a test says so. */
  hinted = 0;
  advice: Advised[] = [];
  answer: (() => void) | null = null;
  slow = false;

  hint(): Promise<Advised[]> {
    this.hinted++;
    return new Promise((resolve) => {
      this.answer = () => resolve(this.advice);
      if (!this.slow) this.answer();
    });
  }

  odds(texts: string[]): Promise<Odds[]> {
    this.weighed.push(texts);
    return Promise.resolve(texts.map((text) => ({ text, dice: 1, damage: 0.5, destroy: 0.5, hits: [0.5, 0.5] })));
  }
}

export class FakeActor implements Actor {
  acted: string[] = [];
  cleared = 0;
  finished = 0;

  act(line: Entry): Promise<void> {
    this.acted.push(line.what);
    return Promise.resolve();
  }
  finish(): void {
    this.finished++;
  }
  clear(): void {
    this.cleared++;
  }
}

/** As much of a game as shared code needs. */
export function game(more: Partial<GameUI> = {}): GameUI {
  return { prefix: 'toy', pieces: () => [], createActor: () => new FakeActor(), log: { icons: {} }, ...more } as GameUI;
}

/** Somebody at a table who may choose from these. */
export function sitting(
  choices: Choice[],
  more: Partial<GameUI> = {},
): { live: FakeLive; stage: Stage; hand: Interaction; ui: GameUI } {
  const live = new FakeLive();
  live.scene = scene(choices);
  const ui = game(more);
  const stage = new Stage(ui);
  const hand = new Interaction(live as unknown as Live, stage, ui);
  hand.renew();
  return { live, stage, hand, ui };
}

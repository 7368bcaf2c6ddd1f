/** A table as it happens: one socket that comes back on its own, and frames that are carried out exactly once. */
import { api, ApiError } from '../shell/api';
import type {
  Ack,
  Advised,
  ChatLine,
  ClientFrame,
  Complaint,
  Entry,
  Moment,
  Odds,
  Presence,
  Proposal,
  Refusal,
  Refused,
  Scene,
  ServerFrame,
  Snapshot,
  TableFacts,
  Update,
  Wish,
} from '../shell/types';

const PING_MS = 15_000;
/** Why a table is not shown, however often one asks. */
const FOR_GOOD = ['no-table', 'table-broken', 'too-many-sockets'];
/** The answer to a question whose moment has passed: nobody waits for it. */
const TOO_LATE = 'hint-late';
const SILENCE_MS = 35_000; // two pings without any answer: the line is dead, even if the socket does not know
const FIRST_WAIT_S = 0.5;
const LONGEST_WAIT_S = 10;
/** More is not kept for somebody who has stopped: they go on at the present. */
const MOST_WAITING = 100;

/** Shows one update: it may animate, call `show` when the new scene is to be seen, and go on animating. */
export type UpdateHandler = (before: Scene | null, update: Update, show: () => void) => Promise<void>;

type Keyed = Extract<ClientFrame, { key: string }>;
type Question = Extract<Keyed, { type: 'why' | 'odds' | 'again' | 'hint' }>;
/** A frame that changes something; it is sent again until the server has answered it. */
type Deed = Exclude<Keyed, Question>;

/** What the parts of a table want of the line to it; a game that is looked at again has one that ends nowhere. */
export type TableLine = Pick<Live, keyof Live>;

export class Live {
  table = $state.raw<TableFacts | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  /** How often something that had been shown was taken back. */
  takenBack = $state(0);
  status = $state<'connecting' | 'live' | 'lost'>('connecting');
  /** Seconds until the next attempt while the connection is lost. */
  retryIn = $state(0);
  /** The play that is on its way. */
  pending = $state.raw<{ key: string; text: string } | null>(null);
  /** The last thing the server refused. */
  refusal = $state.raw<Refused | null>(null);
  /** Why the table cannot be shown at all; there are no more attempts then. */
  failure = $state.raw<Refusal | null>(null);
  /** Whether updates are still being shown, so that the choices on the table are not the last ones. */
  busy = $state(false);
  /** Somebody who only watches has stopped here; so many updates wait to be shown. */
  held = $state(false);
  waiting = $state(0);

  #id: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #retryTimer = 0;
  #pingTimer = 0;
  #heard = 0;
  #seq = -1;
  #epoch = 0;
  #queue: (Update | Presence)[] = [];
  #working = false;
  #missed = false;
  #handler: UpdateHandler | null = null;
  #deeds = new Map<string, Deed>();
  #questions = new Map<string, (answer: never[]) => void>();

  constructor(tableId: string) {
    this.#id = tableId;
    addEventListener('online', this.#retryNow);
    this.#connect();
  }

  /** Have updates shown by `handler`, one after the other; without one they are shown at once. */
  onUpdate(handler: UpdateHandler | null): void {
    this.#handler = handler;
  }

  play(text: string): void {
    if (!this.scene || this.pending) return;
    const key = newKey();
    this.pending = { key, text };
    this.#do({ type: 'play', key, moment: this.scene.moment, text });
  }

  undo(): void {
    if (this.scene) this.#do({ type: 'undo', key: newKey(), moment: this.scene.moment });
  }

  propose(wish: Wish): void {
    this.#do({ type: 'propose', key: newKey(), wish });
  }

  /** Answer the very proposal that was read: another may have come in its place. */
  answer(proposal: Proposal, yes: boolean): void {
    this.#do({ type: 'answer', key: newKey(), proposal: proposal.id, yes });
  }

  withdraw(proposal: Proposal): void {
    this.#do({ type: 'withdraw', key: newKey(), proposal: proposal.id });
  }

  concede(): void {
    this.#do({ type: 'concede', key: newKey() });
  }

  /** Say something, a typed text or a ready phrase, to everybody or only to one's own team. */
  talk(line: { text: string } | { phrase: string }, team = false): void {
    this.#do({ type: 'chat', key: newKey(), text: '', phrase: '', team, ...line });
  }

  /** Why may not be done what these picks and the last one mean? Nothing is known while the connection is lost. */
  why(picked: string[], pointed: string): Promise<Complaint[]> {
    return this.#ask<Complaint>({ type: 'why', key: newKey(), picked, pointed });
  }

  /** What these attacks may do. */
  odds(texts: string[]): Promise<Odds[]> {
    return this.#ask<Odds>({ type: 'odds', key: newKey(), texts });
  }

  /** The last turn that is over, from decision to decision; empty if there is none. */
  again(): Promise<Moment[]> {
    return this.#ask<Moment>({ type: 'again', key: newKey() });
  }

  /** What is advised at the moment that is shown, the best first; empty if nothing is, or if it has passed by then. */
  hint(): Promise<Advised[]> {
    return this.#ask<Advised>({ type: 'hint', key: newKey(), moment: this.scene?.moment ?? -1 });
  }

  /** Stop showing what happens, or go on where it was stopped. The game does not wait. */
  hold(held: boolean): void {
    this.held = held;
    if (held) return;
    this.waiting = 0;
    if (this.#missed) this.#send({ type: 'resync' });
    else if (!this.#working) void this.#work();
  }

  /** Try to connect at once instead of waiting. */
  retry(): void {
    this.#retryNow();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retryNow);
    clearInterval(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#socket?.close();
  }

  // The socket --------------------------------------------------------------------------------------------------------

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerFrame);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#heard = Date.now();
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_MS);
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE_MS) {
      const dead = this.#socket;
      this.#lost(); // a dead socket may take minutes to report that it is closed
      dead?.close();
    } else this.#send({ type: 'ping' });
  }

  #lost(): void {
    this.#socket = null;
    clearInterval(this.#pingTimer);
    for (const answer of this.#questions.values()) answer([]);
    this.#questions.clear();
    if (this.#closed) return;
    this.status = 'lost';
    if (this.#attempts === 0 && !this.table) void this.#look();
    this.#wait();
  }

  /** A table that does not exist closes the socket as a lost connection does; the route tells which it was. */
  async #look(): Promise<void> {
    try {
      await api.table(this.#id);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) {
        this.failure = error.refusal;
        this.close();
      }
    }
  }

  /** Longer after each failure, and never all clients at the same moment. */
  #wait(): void {
    const longest = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** this.#attempts++);
    const until = Date.now() + longest * (0.5 + Math.random() / 2) * 1000;
    clearInterval(this.#retryTimer);
    const count = (): void => {
      this.retryIn = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (Date.now() >= until) this.#retryNow();
    };
    this.#retryTimer = setInterval(count, 250);
    count();
  }

  #retryNow = (): void => {
    if (this.#closed || this.#socket) return;
    clearInterval(this.#retryTimer);
    this.retryIn = 0;
    this.#connect();
  };

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #do(deed: Deed): void {
    this.refusal = null;
    this.#deeds.set(deed.key, deed);
    if (this.status === 'live') this.#send(deed); // otherwise it goes out after the next snapshot
  }

  #ask<T>(question: Question): Promise<T[]> {
    if (this.status !== 'live') return Promise.resolve([]);
    return new Promise((resolve) => {
      this.#questions.set(question.key, resolve);
      this.#send(question);
    });
  }

  // What the server says ----------------------------------------------------------------------------------------------

  #receive(frame: ServerFrame): void {
    this.#heard = Date.now();
    switch (frame.type) {
      case 'snapshot':
        return this.#begin(frame);
      case 'update':
        return this.#follow(frame);
      case 'presence':
        return this.#enqueue(frame);
      case 'ack':
        return this.#answered(frame);
      case 'refused':
        return frame.key === '' && FOR_GOOD.includes(frame.code) ? this.#turnedAway(frame) : this.#answered(frame);
      case 'because':
        return this.#reply(frame.key, frame.problems ?? []);
      case 'odds':
        return this.#reply(frame.key, frame.odds);
      case 'again':
        return this.#reply(frame.key, frame.moments);
      case 'hint':
        return this.#reply(frame.key, frame.advice);
      case 'pong':
      case 'closing': // the socket closes next, and we come back
        return;
    }
  }

  /** There is nothing to come back for. */
  #turnedAway(refused: Refused): void {
    this.failure = refused;
    this.close();
  }

  #begin(snapshot: Snapshot): void {
    this.#epoch++; // what was being animated is over
    this.#queue = [];
    this.#missed = false;
    this.waiting = 0;
    this.#seq = snapshot.seq;
    this.table = snapshot.table;
    this.scene = snapshot.scene;
    if (snapshot.log.length < this.log.length) this.takenBack++;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.proposals = snapshot.proposals;
    this.status = 'live';
    this.#attempts = 0;
    for (const deed of this.#deeds.values()) this.#send(deed);
  }

  #follow(update: Update): void {
    if (this.held && update.seq > this.#seq) this.waiting++;
    if (update.seq <= this.#seq || this.#missed) return;
    if (update.seq > this.#seq + 1) {
      this.#send({ type: 'resync' });
      return;
    }
    this.#seq = update.seq;
    this.#enqueue(update);
  }

  #enqueue(frame: Update | Presence): void {
    this.#queue.push(frame);
    if (this.held && this.#queue.length > MOST_WAITING) {
      this.#missed = true;
      this.#queue = [];
    }
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = this.busy = true;
    while (!this.held) {
      const frame = this.#queue.shift();
      if (!frame) break;
      if (frame.type === 'presence') this.table = frame.table;
      else await this.#present(frame);
    }
    this.#working = this.busy = false;
  }

  async #present(update: Update): Promise<void> {
    const epoch = this.#epoch;
    let shown = false;
    const show = (): void => {
      if (shown || epoch !== this.#epoch) return;
      shown = true;
      this.#show(update);
    };
    try {
      if (this.#handler && update.scene && !document.hidden) await this.#handler(this.scene, update, show);
    } catch (error) {
      console.error(error); // whatever happens to the animation, the table is right
    }
    show();
  }

  #show(update: Update): void {
    if (update.keep < this.log.length) this.takenBack++;
    this.table = update.table;
    if (update.scene) this.scene = update.scene;
    this.log = [...this.log.slice(0, update.keep), ...update.log];
    this.chat = [...this.chat, ...update.chat];
    this.proposals = update.proposals;
  }

  #answered(frame: Ack | Refused): void {
    this.#deeds.delete(frame.key);
    if (this.pending?.key === frame.key) this.pending = null;
    if (frame.type === 'refused') {
      if (frame.code !== TOO_LATE) this.refusal = frame;
      this.#reply(frame.key, []);
    }
  }

  #reply(key: string, answer: unknown[]): void {
    this.#questions.get(key)?.(answer as never[]);
    this.#questions.delete(key);
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

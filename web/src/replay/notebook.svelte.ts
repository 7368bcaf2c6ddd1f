/** What the visitor has noted at the moments of a game; the server keeps it for them alone. */
import { api, refusalOf } from '../shell/api';
import type { Refusal } from '../shell/types';

const PAUSE_MS = 600;

export class Notebook {
  readonly #table: string;
  #texts = $state.raw<ReadonlyMap<number, string>>(new Map());
  trouble = $state.raw<Refusal | null>(null);
  #timers = new Map<number, number>();

  constructor(table: string) {
    this.#table = table;
    void this.#read();
  }

  /** The moments at which something is noted, in their order. */
  get moments(): number[] {
    return [...this.#texts.keys()].sort((one, other) => one - other);
  }

  at(moment: number): string {
    return this.#texts.get(moment) ?? '';
  }

  /** Note something; it is sent as soon as nothing more is typed for a while. */
  write(moment: number, text: string): void {
    const texts = new Map(this.#texts);
    if (text.trim()) texts.set(moment, text);
    else texts.delete(moment);
    this.#texts = texts;
    clearTimeout(this.#timers.get(moment));
    this.#timers.set(
      moment,
      setTimeout(() => void this.#keep(moment), PAUSE_MS),
    );
  }

  /** Nobody waits any longer: what was typed is sent at once. */
  flush(): void {
    for (const moment of [...this.#timers.keys()]) void this.#keep(moment);
  }

  async #keep(moment: number): Promise<void> {
    clearTimeout(this.#timers.get(moment));
    this.#timers.delete(moment);
    try {
      await api.note(this.#table, moment, this.at(moment));
      this.trouble = null;
    } catch (error) {
      this.trouble = refusalOf(error);
    }
  }

  async #read(): Promise<void> {
    try {
      const notes = await api.notes(this.#table);
      this.#texts = new Map([...notes.map((note) => [note.moment, note.text] as const), ...this.#texts]);
    } catch (error) {
      this.trouble = refusalOf(error);
    }
  }
}

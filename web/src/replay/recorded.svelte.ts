/** The line to a table of the past: it shows what it is told to, and nothing can be sent over it. */

import type { ChatLine, Complaint, Entry, Odds, Proposal, Refusal, Refused, Scene, TableFacts } from '../shell/types';
import type { TableLine } from '../table/live.svelte';

const nothing = (): void => undefined;
const none = (): Promise<never[]> => Promise.resolve([]);

export class Recorded implements TableLine {
  table = $state.raw<TableFacts | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  chat: ChatLine[] = [];
  proposals: Proposal[] = [];
  takenBack = 0;
  status = 'live' as const;
  retryIn = 0;
  pending: { key: string; text: string } | null = null;
  refusal = $state.raw<Refused | null>(null);
  failure: Refusal | null = null;
  busy = $state(false);
  held = false;
  waiting = 0;

  onUpdate = nothing;
  play: (text: string) => void = nothing;
  undo = nothing;
  propose = nothing;
  answer = nothing;
  withdraw = nothing;
  concede = nothing;
  talk = nothing;
  hold = nothing;
  retry = nothing;
  close = nothing;
  why: (picked: string[], pointed: string) => Promise<Complaint[]> = none;
  odds: (texts: string[]) => Promise<Odds[]> = none;
  again = none;
  hint = none;
}

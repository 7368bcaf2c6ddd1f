/** The one sentence of the prompt bar: what was done, or what is asked, and who is waited for. */

import type { AtTable, GameUI } from '../games/ui';
import type { Choice, Complaint, Refusal, Scene, TableFacts } from '../shell/types';
import { refusalWords } from '../shell/refusal';
import { language, say, t } from '../shell/words.svelte';
import type { Interaction } from './interaction.svelte';
import type { TableLine } from './live.svelte';
import { logLines } from './log';
import { awaited, isPlayer, nameOf, seatFacts } from './seating';

export interface Sentence {
  /** What stands out, and what follows. */
  lead: string;
  rest: string;
  /** `asked`: a gold lozenge; `waiting`: grey with slow dots; `trouble`: a warning sign; `hint`: a light. */
  mood: 'asked' | 'waiting' | 'told' | 'trouble' | 'hint';
  /** The rule that a refusal refers to, or that explains what is asked; empty or missing if there is none. */
  rule?: string;
}

/** A name or a heading that announces the rest: after its colon the sentence goes on in small letters. */
const ANNOUNCED = /^([^.!?:]+:)\s+(\p{Ll}.*)$/su;

/** What stands out: an announcement, else the first of several sentences. */
function split(text: string): [string, string] {
  const announced = ANNOUNCED.exec(text);
  if (announced) return [announced[1] ?? '', announced[2] ?? ''];
  const [first] = new Intl.Segmenter(language.code, { granularity: 'sentence' }).segment(text);
  const length = first?.segment.length ?? 0;
  return length < text.length ? [text.slice(0, length).trimEnd(), text.slice(length)] : ['', text];
}

/** A text as a sentence: what announces or begins it stands out. */
export function told(text: string, mood: Sentence['mood']): Sentence {
  const [lead, rest] = split(text);
  return { lead, rest, mood };
}

/** What is wrong, and by which rule. */
export function complained(complaint: Complaint): Sentence {
  return { ...told(say(complaint.words), 'trouble'), rule: complaint.rule };
}

function refused(refusal: Refusal): Sentence {
  const first = refusal.problems?.[0];
  return first === undefined ? told(refusalWords(refusal), 'trouble') : complained(first);
}

/** What a phone, which has no room for the log, tells while others play. */
export function lastLine(live: TableLine): string {
  const [last] = logLines(live.log, 1);
  return last && last.entry.what !== 'turn' ? say(last.words) : '';
}

/** Is one of the viewer's seats asked? */
export function isAsked(table: TableFacts, scene: Scene): boolean {
  return scene.seat !== '' && scene.view.decision?.seat === scene.seat && seatFacts(table, scene.seat)?.you === true;
}

/** The one thing that can be done, if there is nothing else and it is of these kinds. */
function lone({ choices }: Scene, verbs: RegExp): Choice | undefined {
  const [only, ...others] = choices;
  return only && others.length === 0 && verbs.test(only.verb) ? only : undefined;
}

/** What the viewer is asked; where nothing can be chosen, that comes instead of choices that are none, or what it costs. */
function question(scene: Scene): string {
  const end = lone(scene, /^end$/);
  if (end) return end.warning ? say(end.warning) : t('table-lone-end', { end: say(end.label) });
  const idle = lone(scene, /^(pass|done)$/); // asked because others must not know that there is nothing
  return `${say(scene.prompt)}${idle ? ` ${t('table-nothing-to-choose')}` : ''}`;
}

/** What picking something leads to, in words that fit every game. */
function picking(interaction: Interaction): Sentence | null {
  if (interaction.way.length === 0 || interaction.begun.length === 0) return null;
  const pick = interaction.begun[0]?.path[interaction.way.length - 1];
  const name = pick?.label ? say(pick.label) : (interaction.picked?.id ?? '');
  return { lead: t('table-picked', { name }), rest: t('table-picked-then'), mood: 'asked' };
}

/** Plays that are told in a word or two, which say little without what was asked: games call these by the same verbs. */
const ANSWERS = /^(amount|card|colour|die|done|first|lift|pass|pay|pick|rank|reach|resolve|seat|swap|target|to|toward|wake|yes)$/;

/** What is advised, and what it brings; or that it is being thought about for somebody who asked. */
function hinted({ scene, interaction: { hints } }: AtTable): Sentence | null {
  const { shown } = hints;
  if (hints.thinking && hints.waited) return told(t('table-hint-thinking'), 'waiting');
  if (!shown) return null;
  const changes = shown.changes.map(say).join(', ');
  const how = shown.behind < 0.03 ? 'even' : shown.behind < 0.1 ? 'little' : 'clear'; // what is less may be noise
  const compared = shown.first ? '' : t('table-hint-behind', { how });
  const asked = ANSWERS.test(shown.choice.verb) ? `${say(scene.prompt)} ` : '';
  return {
    lead: asked + t(shown.first ? 'table-hint-says' : 'table-hint-other', { play: say(shown.choice.label) }),
    rest: `${compared} ${changes ? t('table-hint-brings', { changes }) : ''}`.trim(),
    mood: 'hint',
  };
}

/** What the viewer has proposed and nobody has answered yet. */
function wished(live: TableLine, table: TableFacts): string {
  const own = live.proposals.find((one) => seatFacts(table, one.seat)?.you);
  return own ? t(`table-wished-${own.wish}`) : '';
}

/** What the prompt bar says; `slow` is a play that has been on its way for long. */
export function sentence(at: AtTable, ui: GameUI, slow: boolean): Sentence {
  const said = mostUrgent(at, ui, slow);
  if (said.mood === 'asked') said.rule = at.scene.rule;
  const wish = said.mood === 'trouble' ? '' : wished(at.live, at.table);
  return wish ? { ...said, lead: `${wish} ${said.lead}`.trim() } : said;
}

function mostUrgent(at: AtTable, ui: GameUI, slow: boolean): Sentence {
  const { live, table, scene, interaction } = at;
  if (live.status === 'lost') return told(t('table-lost', { seconds: live.retryIn }), 'trouble');
  if (interaction.again) {
    const { turn, seat } = interaction.again;
    return { lead: t('table-again-now'), rest: t('table-turn-of', { turn, player: nameOf(table, seat) }), mood: 'told' };
  }
  if (scene.ending) return told(`${say(scene.ending.words)}${table.practice ? ` ${t('table-practice-over')}` : ''}`, 'told');
  if (table.paused) return told(t('table-paused'), 'told');
  if (live.held) return told(t('table-held', { count: live.waiting }), 'told');
  if (interaction.complaint) return complained(interaction.complaint);
  if (live.refusal) return refused(live.refusal);
  if (slow) return told(t('table-pending'), 'waiting');
  const warning = interaction.unconfirmed?.warning;
  if (warning) return told(`${say(warning)} ${t('table-warned')}`, 'trouble');
  if (interaction.unconfirmed) {
    return { lead: `${say(interaction.unconfirmed.label)}.`, rest: t('table-confirm'), mood: 'asked' };
  }
  const hint = hinted(at);
  if (hint) return hint;
  const special = ui.sentence?.(at) ?? picking(interaction);
  if (special) return special;
  if (isAsked(table, scene)) return told(question(scene), 'asked');
  return { ...waitedFor(table, awaited(scene)), lead: isPlayer(table) ? '' : t('table-watching') };
}

/** Whom everybody waits for. One who is not there does not think. */
function waitedFor(table: TableFacts, seat: string): Sentence {
  const player = nameOf(table, seat);
  const isAway = seatFacts(table, seat)?.kind === 'person' && seatFacts(table, seat)?.present === false;
  if (isAway) return { lead: '', rest: t('table-awaited-away', { player }), mood: 'told' };
  return { lead: '', rest: t('table-thinking', { player }), mood: 'waiting' };
}

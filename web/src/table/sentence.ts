/** The one sentence of the prompt bar: what was done, or what is asked, and who is waited for. */

import type { Live } from '../lib/live.svelte';
import type { Complaint, Scene, TableFacts } from '../lib/types';
import { attribute, has, language, say, t } from '../lib/words.svelte';
import { cardName, isArena, isSummonerWars } from './games';
import type { Interaction } from './interaction.svelte';
import { awaited, nameOf, seatFacts } from './seating';
import type { Stage } from './stage.svelte';
import { servedNames } from './tash_kalar/describe';

export interface Sentence {
  lead: string;
  rest: string;
  /** `asked`: a gold lozenge; `waiting`: grey with slow dots; `trouble`: a warning sign. */
  mood: 'asked' | 'waiting' | 'told' | 'trouble';
}

/** What picking something leads to, in the words of Summoner Wars. */
const VERBS = ['summon', 'build', 'move', 'attack', 'play', 'discard'];

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

function told(text: string, mood: Sentence['mood']): Sentence {
  const [lead, rest] = split(text);
  return { lead, rest, mood };
}

export function complaintText(complaint: Complaint): string {
  const text = say(complaint.words);
  return complaint.rule ? t('table-reason', { reason: text, rule: complaint.rule }) : text;
}

function refusalText(code: string, problems: Complaint[]): string {
  const first = problems[0];
  if (first !== undefined) return complaintText(first);
  return has(`refused-${code}`) ? t(`refused-${code}`) : t('web-server-trouble');
}

/** What is picked, by name: a card, or the piece on a square. */
function pickedName(interaction: Interaction, scene: Scene): string {
  const { picked } = interaction;
  if (picked?.card) return cardName(scene.view.game, picked.card);
  if (!isSummonerWars(scene)) return t('table-tk-picked', { square: picked?.square ?? '' });
  const piece = scene.view.pieces.find((one) => one.square === picked?.square);
  return cardName(scene.view.game, piece?.card ?? '');
}

/** The message that says what picking something in Tash-Kalar leads to. */
function arenaMessage({ begun, here, picked }: Interaction): string {
  if (!picked?.card) return here.length === begun.length ? 'table-pick-card' : 'table-tk-pick-piece';
  if (begun.some((choice) => choice.verb === 'summon')) return 'table-tk-pick-summon';
  if (begun.every((choice) => choice.verb === 'discard')) return 'table-tk-pick-nowhere';
  return here.length > 1 ? 'table-tk-pick-which' : 'table-pick-card';
}

/** Which cards of the hand a piece serves. */
function explanation(interaction: Interaction, scene: Scene): Sentence {
  const square = interaction.explained;
  const cards = servedNames(scene, square, interaction);
  return { lead: `${t('table-tk-picked', { square })}:`, rest: t('table-tk-serves', { cards }), mood: 'asked' };
}

/** What a phone, which has no room for the log, tells while others play. */
export function lastLine(live: Live): string {
  const last = live.log.at(-1);
  return last && last.what !== 'turn' ? say(last.words) : '';
}

function pickedSentence(interaction: Interaction, scene: Scene): Sentence {
  const { begun, here, targets, hovered } = interaction;
  const aimed = isSummonerWars(scene) ? [] : (targets.get(hovered) ?? []);
  if (aimed.length === 1 && aimed[0]) return { lead: `${say(aimed[0].label)}.`, rest: '', mood: 'asked' };
  const card = pickedName(interaction, scene);
  const verbs = new Set(begun.map((choice) => choice.verb));
  const only = verbs.size === 1 ? [...verbs][0] : undefined;
  const known = only !== undefined && VERBS.includes(only) ? only : here.length === begun.length ? 'card' : 'any';
  const message = isSummonerWars(scene) ? `table-pick-${known}` : arenaMessage(interaction);
  return { lead: t(message, { card }), rest: attribute(message, 'then') ?? '', mood: 'asked' };
}

/** Does a turn of Tash-Kalar ask for actions after which its player has no further turn? */
function isLastTurn(scene: Scene): boolean {
  return isArena(scene) && scene.view.last_turns > 0 && scene.prompt.id === 'tk-prompt-actions';
}

/** Is one of the viewer's seats asked? */
export function isAsked(table: TableFacts, scene: Scene): boolean {
  return scene.seat !== '' && scene.view.decision?.seat === scene.seat && seatFacts(table, scene.seat)?.you === true;
}

/** What the viewer has proposed and nobody has answered yet. */
function wished(live: Live, table: TableFacts): string {
  const own = live.proposals.find((one) => seatFacts(table, one.seat)?.you);
  return own ? t(`table-wished-${own.wish}`) : '';
}

/** What the prompt bar says. */
export function sentence(
  live: Live, table: TableFacts, scene: Scene, interaction: Interaction, stage: Stage, slow: boolean,
): Sentence {
  const said = mostUrgent(live, table, scene, interaction, stage, slow);
  const wish = said.mood === 'trouble' ? '' : wished(live, table);
  return wish ? { ...said, lead: `${wish} ${said.lead}`.trim() } : said;
}

function mostUrgent(
  live: Live, table: TableFacts, scene: Scene, interaction: Interaction, stage: Stage, slow: boolean,
): Sentence {
  if (live.status === 'lost') return told(t('table-lost', { seconds: live.retryIn }), 'trouble');
  if (scene.ending) return told(say(scene.ending.words), 'told');
  if (table.paused) return told(t('table-paused'), 'told');
  if (interaction.complaint) return told(complaintText(interaction.complaint), 'trouble');
  if (live.refusal) return told(refusalText(live.refusal.code, live.refusal.problems ?? []), 'trouble');
  if (slow) return told(t('table-pending'), 'waiting');
  if (interaction.unconfirmed) {
    return { lead: `${say(interaction.unconfirmed.label)}.`, rest: t('table-confirm'), mood: 'asked' };
  }
  if (interaction.picked && interaction.begun.length > 0) return pickedSentence(interaction, scene);
  if (interaction.explained) return explanation(interaction, scene);
  const phase = scene.prompt.id.startsWith('prompt-phase-') || scene.prompt.id === 'prompt-waiting';
  if (stage.roll && (phase || live.busy)) {
    const args = stage.roll.words.args;
    if (stage.rolling) return { lead: t('table-rolling', args), rest: '', mood: 'told' };
    return { lead: t('table-hits', { count: args.count ?? 0 }), rest: t('table-log-rolled-who', args), mood: 'told' };
  }
  if (isAsked(table, scene)) return told(`${isLastTurn(scene) ? t('table-tk-last-turn') : ''} ${say(scene.prompt)}`.trim(), 'asked');
  return { lead: '', rest: t('table-thinking', { player: nameOf(table, awaited(scene)) }), mood: 'waiting' };
}

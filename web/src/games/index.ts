/** All games the client has: a game is a folder beside this file, named like its id. Nothing here names one. */
import type { Component } from 'svelte';
import { api } from '../shell/api';
import type { Tincture } from '../shell/heraldry';
import { loadIcons, UNKNOWN } from '../shell/icons/icons.svelte';
import { loadWhenIdle } from '../shell/later';
import { layout } from '../shell/sizes';
import type { GameFacts } from '../shell/types';
import {
  addShellWords,
  addWords,
  bundled,
  has,
  hasWords,
  setEdition,
  t,
  type WordLoader,
  wordsInstead,
} from '../shell/words.svelte';
import type { CardProps, EditItemProps, FacetIcons, GameUI, PrintedCardProps } from './ui';

/** What is known of a game before it is opened: `front.json` in its folder. Its words are in `front.ftl`. */
export interface GameFront {
  /** What its message ids begin with. */
  prefix: string;
  /** Its place among the games. */
  order: number;
  /** The icon on its shield, and the colour of the shield. */
  emblem: string;
  tone: Tincture;
  /** What a deck is named by: `<prefix>-<decks>-<id>` is a message. */
  decks: string;
  /** The emblem of each faction or school, and its colour if it keeps one wherever it sits. */
  looks: Readonly<Record<string, { emblem: string; tone?: Tincture }>>;
  /** Where nobody brings a faction or school: the emblem of each seat, by its colour. */
  seats?: Readonly<Partial<Record<Tincture, { emblem: string }>>>;
  /** The forms in which one player has several seats: which seats these may be, the usual ones first. */
  lone?: Readonly<Partial<Record<string, readonly (readonly string[])[]>>>;
}

type Named<T> = readonly [id: string, value: T];

const fronts = new Map<string, GameFront>(
  Object.entries(import.meta.glob<GameFront>('./*/front.json', { eager: true, import: 'default' }))
    .map(([path, front]): Named<GameFront> => [idOf(path), front])
    .sort((one, other) => one[1].order - other[1].order),
);
const loaders = import.meta.glob<GameUI>(['./*/index.ts', '!./fallback/index.ts'], { import: 'default' });
/** Where a table draws some printed things in other ways than as cards: all of them as cards. */
const printed = import.meta.glob<Component<PrintedCardProps>>('./*/PrintedCard.svelte', { import: 'default' });
/** What draws the pieces of the palette with which positions are set up. */
const editItems = import.meta.glob<Component<EditItemProps>>('./*/EditItem.svelte', { import: 'default' });
/** What is only seen in one layout of a table. */
const layouts = import.meta.glob<object>('./*/{wide,phone}.ts');
const loadFallback = () => import('./fallback/index');

/** The id of the game in a folder: `./some_game/front.json` is that of `some-game`. */
function idOf(path: string): string {
  return (path.split('/')[1] ?? '').replaceAll('_', '-');
}

function folderOf(game: string): string {
  return game.replaceAll('-', '_');
}

// The front of a game ---------------------------------------------------------------------------------------------------

/** The games the client knows, in their order; the server may offer fewer, or more. */
export function knownGames(): string[] {
  return [...fronts.keys()];
}

export function gameTitle(game: string, facts?: GameFacts): string {
  return frontWords(game, 'title') || (facts?.title ?? game);
}

export function gameEmblem(game: string): string {
  return fronts.get(game)?.emblem ?? UNKNOWN;
}

export function gameTone(game: string): Tincture {
  return fronts.get(game)?.tone ?? 'stone';
}

/** The factions or schools of a game that have a look of their own. */
export function knownDecks(game: string): string[] {
  return Object.keys(fronts.get(game)?.looks ?? {});
}

/** The emblem of a faction or school; of a game that knows neither, that of a seat of this colour, or its own. */
export function emblemOf(game: string, faction: string, seat?: Tincture): string {
  const front = fronts.get(game);
  const bare = front !== undefined && Object.keys(front.looks).length === 0;
  const sitting = seat && front?.seats?.[seat]?.emblem;
  return sitting ?? front?.looks[faction]?.emblem ?? (bare ? front.emblem : UNKNOWN);
}

/** The colour a faction or school keeps wherever it sits; nothing where colours belong to seats. */
export function deckTone(game: string, faction: string): Tincture | undefined {
  return fronts.get(game)?.looks[faction]?.tone;
}

/** What a game calls a deck; a game without a front has names for its decks only once it is opened. */
export function deckName(game: string, faction: string): string {
  if (!faction) return deckWords(game, 'any-deck');
  const front = fronts.get(game);
  const message = front ? `${front.prefix}-${front.decks}-${faction}` : '';
  return has(message) ? t(message) : faction;
}

export function formName(game: string, form: string): string {
  return frontWords(game, `form-${form}`) || form;
}

/** The seats one of which groups is played by one player alone in this form; none where everybody has one seat. */
export function loneSeats(game: string, form: string): readonly (readonly string[])[] {
  return fronts.get(game)?.lone?.[form] ?? [];
}

/** Words about decks, as a game has them (`<prefix>-front-your-deck`), else as the shell has them (`web-your-deck`). */
export function deckWords(game: string, id: string): string {
  return frontWords(game, `front-${id}`) || t(`web-${id}`);
}

/** A deck as it is typed, for games that take such; empty where no example is known. */
export function deckExample(game: string): string {
  return frontWords(game, 'front-deck-example');
}

/** What a setting is called that takes a text. */
export function textName(game: string, setting: string): string {
  return frontWords(game, `front-${setting}`) || setting;
}

/** What may be brought for it, and why; nothing where the game says nothing. */
export function textHelp(game: string, setting: string): string {
  return frontWords(game, `front-${setting}-help`);
}

/** The texts that were brought to a table, each by its title. */
export function textWords(game: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([setting, title]) =>
    t('web-text-named', { setting: textName(game, setting), title: title || t('web-text-untitled') }),
  );
}

function frontWords(game: string, id: string): string {
  const message = `${fronts.get(game)?.prefix ?? game}-${id}`;
  return has(message) ? t(message) : '';
}

// Opening a game --------------------------------------------------------------------------------------------------------

const opened = new Map<string, Promise<GameUI>>();

/** Load a game with its words and icons, and the words of every table. What cannot be loaded is tried again at the next call. */
export function openGame(game: string): Promise<GameUI> {
  let opening = opened.get(game);
  if (!opening) {
    opening = load(game);
    opened.set(game, opening);
    opening.catch(() => opened.delete(game));
  }
  return opening;
}

/** Load a game as it is played at a table that has words of its own; without one, as it is usual. The page is about it alone. */
export async function openEdition(game: string, table: string): Promise<GameUI> {
  const words: WordLoader = async (code) =>
    (await Promise.all([wordsInstead(code, folderOf(game)), table ? api.tableWords(table, code) : ''])).join('\n');
  const [ui] = await Promise.all([openGame(game), setEdition(`${game} ${table}`, words)]);
  return ui;
}

/** What draws the printed cards of a game; where its table draws some of them in other ways, `Printed` draws them all. */
export interface CardArt {
  Usual: Component<CardProps>;
  Printed?: Component<PrintedCardProps>;
  /** As in `GameUI`. */
  charge?: (card: string) => string;
  facetIcons?: Readonly<Record<string, FacetIcons>>;
}

/** Load a game with what draws its cards. */
export async function openCards(game: string): Promise<CardArt> {
  const [ui, Printed] = await Promise.all([openGame(game), printed[`./${folderOf(game)}/PrintedCard.svelte`]?.()]);
  return { Usual: ui.Card, Printed, charge: ui.charge, facetIcons: ui.facetIcons };
}

/** Load what draws the pieces of a game outside its board; of one that has none, their names are enough. */
export async function openEditItem(game: string): Promise<Component<EditItemProps> | undefined> {
  return editItems[`./${folderOf(game)}/EditItem.svelte`]?.();
}

/** Load what is said in the lessons of a game; the words of a game that brings its own come all together. */
export const openLessons = (game: string): Promise<void> => openPart(game, 'lessons');

/** The same for its exercises. */
export const openExercises = (game: string): Promise<void> => openPart(game, 'exercises');

/** And what is said where its positions are set up. */
export const openEditing = (game: string): Promise<void> => openPart(game, 'editing');

async function openPart(game: string, name: string): Promise<void> {
  const part = `${folderOf(game)}_${name}`;
  await Promise.all([addShellWords(name), hasWords(part) ? addWords(part, (code) => bundled(code, part)) : openGame(game)]);
}

/** A table of this game is about to be opened: do not wait until it says so. */
export function preload(game: string): void {
  openGame(game).catch(() => undefined); // the table tries again, and tells what is wrong
}

async function load(game: string): Promise<GameUI> {
  const folder = folderOf(game);
  const known = hasWords(folder);
  const shown = layout();
  const [ui] = await Promise.all([
    loaders[`./${folder}/index.ts`]?.() ?? fallback(game),
    layouts[`./${folder}/${shown}.ts`]?.(), // at the same time, not one after the other
    addWords(game, (code) => (known ? bundled(code, folder) : api.words(game, code))),
    addShellWords('table'),
    loadIcons(folder),
  ]);
  await ui.layouts?.[shown].load();
  loadWhenIdle([...Object.values(ui.layouts ?? {}), ...(ui.asked ?? [])]); // whoever loses the line has them
  return ui;
}

async function fallback(game: string): Promise<GameUI> {
  const [made, games] = await Promise.all([loadFallback(), api.games()]);
  const facts = games.find((one) => one.id === game);
  return made.default(facts?.prefix ?? game);
}

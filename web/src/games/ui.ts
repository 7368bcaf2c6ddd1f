/**
 * What a game has to bring to be played in the browser.
 *
 * `games/<folder>/index.ts` exports one `GameUI`. It is loaded when a table of that game is opened, together with the
 * game's words and icons, and nothing outside its folder knows it by name. Whatever all games share is done by the
 * table (`web/src/table`): the socket, picking and playing, hand, prompt bar, log, chat, clocks, dialogs.
 * `table/kit` has the parts most games are built from.
 *
 * `S` is the scene with the view of this game, `A` whatever acts out its log.
 */
import type { Component } from 'svelte';
import type { Tincture } from '../shell/heraldry';
import type { Later } from '../shell/later';
import type { Layout } from '../shell/sizes';
import type { Choice, EditItem, Entry, Scene, TableFacts, Words } from '../shell/types';
import type { Gesture } from '../table/gesture.svelte';
import type { Interaction } from '../table/interaction.svelte';
import type { TableLine } from '../table/live.svelte';
import type { Sentence } from '../table/sentence';
import type { Stage } from '../table/stage.svelte';

// What the parts of a game are given ------------------------------------------------------------------------------------

/** A card that is looked at: a printed card, and the place where it stands if it does. */
export interface Pointed {
  card: string;
  square: string;
}

/** Everything at a table. */
export interface AtTable<S extends Scene = Scene, A extends Actor = Actor> {
  live: TableLine;
  table: TableFacts;
  scene: S;
  interaction: Interaction;
  /** What is being shown; `stage.actor` is what `createActor` made. */
  stage: Stage<A>;
}

export interface BoardProps<S extends Scene = Scene, A extends Actor = Actor> extends AtTable<S, A> {
  gesture: Gesture;
  /** Places of the play that is on its way to the server. */
  pending: readonly string[];
  /** On a phone: fill the room that is there, leave out what is small. */
  compact: boolean;
}

export interface TrackProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  log: readonly Entry[];
  interaction: Interaction;
  compact: boolean;
}

export interface PanelProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  seat: string;
  /** The time that is left, as it is read; empty without a clock. */
  clock: string;
  /** One of several opponents: everything on fewer lines. */
  small: boolean;
  /** Look through the discard pile of the seat, or another pile by the name that `pile` knows it by. */
  ondiscard: (pile?: string) => void;
  /** A card was pointed at, or is to be shown in full. */
  onpoint: (card: string) => void;
  onopen: (card: string) => void;
}

export interface ScoresProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
}

export interface StripProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  seat: string;
  clock: string;
  /** One of several beside each other. */
  narrow: boolean;
  /** Show the whole panel. */
  onopen: () => void;
}

export interface CardProps {
  /** The id of a printed card. */
  card: string;
  /** In whose colours it is drawn. */
  tone: Tincture;
}

/** Something that is put onto the board by hand, as small as it is on a phone. */
export interface EditItemProps {
  item: EditItem;
  /** In whose colours it is drawn; stone for what is nobody's. */
  tone: Tincture;
  /** How it lies, where it can be turned. */
  turn: string;
}

/** `games/<folder>/PrintedCard.svelte`: everything printed as a card, for those who look through cards. */
export interface PrintedCardProps extends CardProps {
  /** What the table draws as a card. */
  Usual: Component<CardProps>;
}

/** The icons of the values of a facet by which cards are found; `alone` where they need no words beside them. */
export interface FacetIcons {
  of: (value: string) => string;
  alone: boolean;
}

export interface InspectorProps<S extends Scene = Scene, A extends Actor = Actor> {
  table: TableFacts;
  scene: S;
  interaction: Interaction;
  stage: Stage<A>;
  /** What is pointed at; else what `atRest` names. */
  pointed: Pointed | null;
  /** Look through a pile, by the name that `pile` knows it by. */
  ondiscard: (pile: string) => void;
}

export interface CardSheetProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  interaction: Interaction;
  pointed: Pointed;
  onclose: () => void;
}

export interface GhostProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  /** The place whose piece is dragged. */
  place: string;
}

export interface PromptMarkProps<S extends Scene = Scene, A extends Actor = Actor> extends AtTable<S, A> {
  compact: boolean;
  /** What the sentence beside it is about. */
  mood: Sentence['mood'];
}

export interface BelowProps<S extends Scene = Scene, A extends Actor = Actor> extends AtTable<S, A> {
  compact: boolean;
}

export interface OverviewProps<S extends Scene = Scene> {
  table: TableFacts;
  scene: S;
  ondiscard: (pile: string) => void;
}

/** Who sits behind which part of a long board: rows above and below it, each from the left. */
export interface Around {
  above: string[];
  below: string[];
  /** The width of the board in parts of its height. */
  ratio: number;
}

// What acts -------------------------------------------------------------------------------------------------------------

/** A piece on the board, for those who move it. Several may stand on one place. */
export interface StandingPiece {
  /** As in the `data-piece` of the element that draws it. */
  id: string | number;
  place: string;
}

/** Acts out lines of the log with what `Stage` can do; its own state is what its game draws besides (dice, tokens). */
export interface Actor {
  /** Act out one line on the old scene, before the new one is drawn. */
  act(entry: Entry, before: Scene, after: Scene | null): Promise<void>;
  /** All lines were acted out: nothing may be left in the air. */
  finish(): void;
  /** The viewer goes on: what lies there to be looked at (dice) is put away. */
  clear(): void;
}

// The game --------------------------------------------------------------------------------------------------------------

/** How careful one must be with a choice that needs nothing more: see `GameUI.caution`. */
export type Caution = 'alone' | 'button' | '';

export interface GameUI<S extends Scene = Scene, A extends Actor = Actor> {
  /** What the ids of all its messages begin with: the message `<prefix>-card-<id>` is the name of a card, its `.text` what it says. */
  readonly prefix: string;

  /**
   * What is only seen in one layout, `wide.ts` and `phone.ts` in its folder. Its components are taken from there
   * (`Later.part`); the ones of the window's own layout come together with the game.
   */
  readonly layouts?: Readonly<Record<Layout, Later<object>>>;
  /** What else may be wanted while it is played, loaded when nothing else is to be done. */
  readonly asked?: readonly Later<object>[];
  /** Load what this table is drawn with and most tables are not: the parts of another form. */
  prepare?(table: TableFacts): Promise<unknown>;

  // Board and turn

  /** The board. Most draw an SVG in `kit/BoardFrame`, which brings pointer, keyboard and screen readers. */
  Board: Component<BoardProps<S, A>>;
  /** The steps of a turn, in the bar at the top (`kit/Track`). */
  Track?: Component<TrackProps<S>>;
  /** Which turn it is, perhaps in which form of the game; beside the menu of a wide window. */
  turnWords(scene: S): string;

  /** Seats around a long board, each behind its own part of it; null, or nothing, where they sit at its side. */
  around?(table: TableFacts, scene: S, compact: boolean): Around | null;

  // Players

  /** Everything about a seat, at the side of the board (`kit/SeatPanel`). */
  Panel: Component<PanelProps<S>>;
  /** What everybody has, compared: below the panels, where three or more play. */
  Scores?: Component<ScoresProps<S>>;
  /** A seat in one line of a phone (`kit/SeatStrip`). */
  Strip: Component<StripProps<S>>;
  /** The colours of a seat. `seatTone` in `table/seating` tells any number of seats apart. */
  toneOf(table: TableFacts, seat: string): Tincture;

  // Cards

  /** A printed card at any size (`kit/CardFace`). */
  Card: Component<CardProps>;
  /** The charge of a card, where cards stand in a list. */
  readonly charge?: (card: string) => string;
  /** By facets of the card library. */
  readonly facetIcons?: Readonly<Record<string, FacetIcons>>;
  /** What the right rail shows: the card that is pointed at, and what all players share. */
  Inspector: Component<InspectorProps<S, A>>;
  /** What is looked at as long as nothing is pointed at. */
  atRest?(table: TableFacts, scene: S): Pointed | null;
  /** A card in full, on a phone (`kit/CardSheet`). */
  CardSheet: Component<CardSheetProps<S>>;
  /** The hand the viewer may see, in order; a `tag` is a word on a card that lies open. Empty where there are no hands. */
  hand(scene: S): { card: string; tag?: string }[];
  /** Where there are no hands: what lies below the prompt instead, so high on a wide window. */
  below?: { Strip: Component<BelowProps<S, A>>; height: number };
  /** Open cards are picked where the game draws them; no tray is shown. */
  readonly drawsOpenCards?: boolean;
  /** The cards of a pile that is looked through: that of a seat, or one of the game's own names. */
  pile(scene: S, pile: string): string[];
  /** What a pile is called that is no discard pile. */
  pileName?(pile: string): string;

  // What is said

  /** How a turn goes, for the help. */
  help(): string;
  /**
   * What the prompt bar says instead of the prompt: what picking something leads to, what was rolled. Null for
   * nothing special. Trouble, endings, pauses and confirmations are said by the table.
   */
  sentence?(at: AtTable<S, A>): Sentence | null;
  /** What lies at the left of the sentence instead of the gold lozenge: dice. Shown while `hasPromptMark`. */
  PromptMark?: Component<PromptMarkProps<S, A>>;
  hasPromptMark?(at: PromptMarkProps<S, A>): boolean;
  /** Buttons at the right of the prompt that the game brings itself: turning and laying a tile. */
  PromptTools?: Component<BelowProps<S, A>>;

  /** Where a seat stands at the end: its points, the life that is left. */
  standing?(scene: S, seat: string): string;
  /** What else is told of the end: a table of points. */
  Result?: Component<{ table: TableFacts; scene: S }>;
  /** Why a game that is over came to its end, where its outcome does not say it. */
  endReason?(scene: S): string;

  // Choices

  /**
   * How careful one must be with a choice of which only the word on its button is left. A second click on what is
   * picked says that word; with `alone` only if nothing else can be done with the card, with `button` never.
   */
  caution?(choice: Choice): Caution;
  /** Whether the only place one can begin with is picked for the viewer; yes unless told. */
  autoPick?(scene: S): boolean;
  /** Places that mean a choice which names none: the squares in a direction. */
  alsoAt?(scene: S, choice: Choice): readonly string[];
  /** So many cards of the hand have the keys from 1 on while they may be picked; else these are those of the buttons. */
  handKeys?: number;
  /** Further keys of the game, with the messages that say what they do. */
  keys?: readonly (readonly [key: string, message: string])[];
  /** Those of the choices whose odds the server is asked for. */
  weighed?(scene: S, choices: readonly Choice[]): readonly Choice[];
  /** Choices without picks that the game offers itself (`PromptTools`, `Inspector`): they have no button. */
  drawsButton?(choice: Choice): boolean;
  /** Other words for the button of a choice than its label. */
  buttonWords?(choice: Choice): Words | null;
  /** A drawing on the button of a choice instead of words; shown where `hasButtonFace`. */
  ButtonFace?: Component<{ choice: Choice }>;
  hasButtonFace?(choice: Choice): boolean;

  // The log

  log: {
    /** The icon of each kind of line: of the message `<prefix>-log-moved-back` that of `moved`, if it has none itself. */
    icons: Readonly<Record<string, string>>;
    /** The kinds of lines whose card is shown for a moment when somebody else plays it. */
    shows?: readonly string[];
    /** Other words for a line, where `Extra` shows part of it. */
    message?(words: Words): string;
    /** A drawing below the words of a line; shown where `hasExtra`. */
    Extra?: Component<{ words: Words }>;
    hasExtra?(words: Words): boolean;
  };

  // What moves

  /** The pieces that `Stage` can move. */
  pieces(scene: S): StandingPiece[];
  /** Makes what acts out the log; once for a table. */
  createActor(stage: Stage<A>): A;
  /** What flies over the whole page. */
  Overlay?: Component<{ stage: Stage<A> }>;
  /** The piece that is dragged, under the pointer; cards are drawn by `Card`. */
  Ghost?: Component<GhostProps<S>>;

  // On a phone

  phone: {
    /** The height of the board in parts of its width: it takes no more room than that. */
    boardRatio: number;
    /** So many cards lie beside each other. */
    cardsAtOnce: number;
    /** The hand gets more room: its cards must be seen whole. */
    tallHand?: boolean;
    /** Between the board and the own strip: what all players share, in few words. */
    Between?: Component<{ table: TableFacts; scene: S; onopen: () => void }>;
    /** A sheet with what the rail shows besides the card, its button, and what both are called. */
    overview?: { icon: string; title: () => string; Sheet: Component<OverviewProps<S>> };
  };
}

/** The wire types by their short names; `schema.d.ts` is generated from the server's protocol. */
import type { components } from '../schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameFacts = Schemas['GameFacts'];
export type LadderFacts = Schemas['LadderFacts'];
export type StandingFacts = Schemas['StandingFacts'];
export type DeckFacts = Schemas['DeckFacts'];
export type FormFacts = Schemas['FormFacts'];
/** A printed card of any game; each game has its own facts. */
export type CardFacts = { id: string };
/** The cards of a game as they are looked through. */
export type CardLibrary = Schemas['CardLibraryFacts'];
export type LibraryCard = Schemas['LibraryCardFacts'];
export type CardResults = Schemas['CardResultsFacts'];
export type FacetFacts = Omit<Schemas['FacetFacts'], 'values'> & { values: { id: string; name: Words }[] };
export type CardValueFacts = Schemas['CardValueFacts'];
/** What a deck of one's own is made of, and a list as it was read. */
export type DeckPlan = Schemas['DeckPlanFacts'];
export type DeckReading = Schemas['DeckReading'];
export type DeckFilling = Schemas['DeckFilling'];
export type RuleText = Schemas['RuleText'];
export type Rulebook = Schemas['Rulebook'];
export type RuleChapter = Schemas['RuleChapter'];
export type RulePart = Schemas['RulePart'];
export type DeckCheck = Schemas['DeckCheck'];
export type TextCheck = Schemas['TextCheck'];
export type TextFile = Schemas['TextFile'];
export type Clock = Schemas['Clock'];
export type SeatPlan = Schemas['SeatPlan'];
export type NewTable = Schemas['NewTable'];
export type JoinTable = Schemas['JoinTable'];
export type SeatFacts = Schemas['SeatFacts'];
export type TableFacts = Schemas['TableFacts'];
export type Lobby = Schemas['Lobby'];
/** The lists of the lobby. */
export type ListName = keyof Schemas['MoreTables'];
export type TablePage = Schemas['TablePage'];
export type Refusal = Schemas['Refusal'];
/** A game the visitor plays or played, a page of them, and how often they won. */
export type PlayedGame = Schemas['PlayedGame'];
export type PlayedPage = Schemas['PlayedPage'];
export type PlayedSum = Schemas['PlayedSum'];
export type WinRate = Schemas['WinRate'];
/** What is known of a game that is over, play by play. */
export type Analysis = Schemas['Analysis'];
export type AnalysedPlay = Schemas['AnalysedPlay'];
export type Complaint = Schemas['Complaint'];

export type Words = Schemas['Words'];
export type Named = Schemas['Named'];
export type Value = string | number | Named;

/** What the view of every game has; the rest belongs to its game. */
export interface View {
  game: string;
  /** Whose eyes these are; empty for a spectator. */
  seat: string;
  /** All seats that play. */
  seats: string[];
  turn: number;
  /** Whose turn it is. */
  active: string;
  /** Who is asked what; no seat where luck decides. */
  decision: { seat: string; prompt: string; options: string[] } | null;
  over: boolean;
  winners: string[];
  /** How it ended. */
  reason: string;
  /** The seats that have no further part, each with the reason. */
  left: Record<string, string>;
}

/** All that one viewer may see now; `V` is the view of the game at the table. */
export type Scene<V extends View = View> = Omit<Schemas['Scene'], 'view'> & { view: V };

/** Something that is clicked, tapped or entered on the way to a choice. */
export type Pick = Schemas['Pick'];
/** Something that may be played; it is meant by its picks in order, with none of them by a button with its label. */
export type Choice = Schemas['Choice'];
export type ClockFace = Schemas['ClockFace'];
export type Ending = Schemas['Ending'];
export type Entry = Schemas['Entry'];
export type ChatLine = Schemas['ChatLine'];
export type Proposal = Schemas['Proposal'];
export type Wish = Proposal['wish'];
export type Odds = Schemas['Odds'];
/** A play that is advised. */
export type Advised = Schemas['Advised'];
/** A game that is over, from decision to decision, and a moment of it. */
export type Replay = Schemas['Replay'];
export type ReplayMark = Schemas['ReplayMark'];
export type ReplayMoment = Omit<Schemas['ReplayMoment'], 'scene' | 'seats'> & { scene: Scene; seats: Scene[] };
export type Note = Schemas['Note'];
/** A moment of a turn that is shown again. */
export type Moment = Omit<Schemas['Moment'], 'scene'> & { scene: Scene };

export type Snapshot = Omit<Schemas['Snapshot'], 'scene'> & { scene: Scene | null };
export type Update = Omit<Schemas['Update'], 'scene'> & { scene?: Scene | null };
export type Presence = Schemas['Presence'];
export type Ack = Schemas['Ack'];
export type Refused = Schemas['Refused'];
export type ServerFrame =
  | Snapshot
  | Update
  | Presence
  | Ack
  | Refused
  | Schemas['Because']
  | Schemas['OddsAre']
  | (Omit<Schemas['Again'], 'moments'> & { moments: Moment[] })
  | Schemas['Hint']
  | Schemas['Pong']
  | Schemas['Closing'];
export type ClientFrame =
  | Schemas['Play']
  | Schemas['Undo']
  | Schemas['Propose']
  | Schemas['Answer']
  | Schemas['Withdraw']
  | Schemas['Concede']
  | Schemas['Chat']
  | Schemas['Why']
  | Schemas['AskOdds']
  | Schemas['AskAgain']
  | Schemas['AskHint']
  | Schemas['Resync']
  | Schemas['Ping'];
/** The lessons of a game, and one of them step by step. */
export type Course = Schemas['Course'];
export type LessonFacts = Schemas['LessonFacts'];
export type LessonStep = Omit<Schemas['LessonStep'], 'moments'> & { moments: Moment[] };
export type Lesson = Omit<Schemas['Lesson'], 'scene' | 'steps'> & { scene: Scene; steps: LessonStep[] };
/** What a written position looks like, and positions to begin with. */
export type PositionLook = Omit<Schemas['PositionLook'], 'view'> & { view: View | null };
export type PositionChange = Schemas['PositionChange'];
export type PositionBox = Schemas['PositionBox'];
/** What can be changed in a position by hand. */
export type EditDesk = Schemas['EditDesk'];
export type EditField = Schemas['EditField'];
export type EditGroup = Schemas['EditGroup'];
export type EditHeap = Schemas['EditHeap'];
export type EditItem = Schemas['EditItem'];
export type EditStanding = Schemas['EditStanding'];
export type PositionStart = Schemas['PositionStart'];
/** The exercises of a game, one of them, and a try at it. */
export type ExerciseList = Schemas['ExerciseList'];
export type GoalFacts = Schemas['GoalFacts'];
export type Try = Omit<Schemas['Try'], 'scene' | 'moments'> & { scene: Scene; moments: Moment[] };
export type Exercise = Omit<Schemas['Exercise'], 'start'> & { start: Try };
/** A worked example of the rules that can be played. */
export type PlayableExample = Omit<Schemas['PlayableExample'], 'start'> & { start: Try };

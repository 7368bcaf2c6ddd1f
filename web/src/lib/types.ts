/** The wire types by their short names; `schema.d.ts` is generated from the server's protocol. */
import type { components } from '../schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameFacts = Schemas['GameFacts'];
export type DeckFacts = Schemas['DeckFacts'];
export type FormFacts = Schemas['FormFacts'];
export type SummonerWarsCard = Schemas['SummonerWarsCard'];
export type BeingCard = Schemas['BeingCard'] | Schemas['LegendCard'];
export type TashKalarCard = BeingCard | Schemas['FlareCard'] | Schemas['TaskCard'];
export type CardFacts = SummonerWarsCard | TashKalarCard;
export type DeckCheck = Schemas['DeckCheck'];
export type Clock = Schemas['Clock'];
export type SeatPlan = Schemas['SeatPlan'];
export type NewTable = Schemas['NewTable'];
export type JoinTable = Schemas['JoinTable'];
export type SeatFacts = Schemas['SeatFacts'];
export type TableFacts = Schemas['TableFacts'];
export type Lobby = Schemas['Lobby'];
export type Refusal = Schemas['Refusal'];
export type Complaint = Schemas['Complaint'];

export type Words = Schemas['Words'];
export type Named = Schemas['Named'];
export type Value = string | number | Named;

export type Scene = Schemas['Scene'];

/** What is only seen at a table of Summoner Wars. */
export type View = Schemas['SummonerWarsView'];
export type PieceView = Schemas['SummonerWarsPieceView'];
export type SideView = Schemas['SummonerWarsSideView'];
export type SummonerWarsScene = Scene & { view: View };

/** What is only seen at a table of Tash-Kalar. */
export type ArenaView = Schemas['TashKalarView'];
export type ArenaPiece = Schemas['TashKalarPieceView'];
export type ArenaSide = Schemas['TashKalarSideView'];
export type TaskPart = Schemas['PartView'];
export type ArenaScene = Scene & { view: ArenaView };

export type Choice = Schemas['Choice'];
export type ClockFace = Schemas['ClockFace'];
export type Ending = Schemas['Ending'];
export type Entry = Schemas['Entry'];
export type ChatLine = Schemas['ChatLine'];
export type Proposal = Schemas['Proposal'];
export type Wish = Proposal['wish'];
export type Odds = Schemas['Odds'];

export type Snapshot = Schemas['Snapshot'];
export type Update = Schemas['Update'];
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
  | Schemas['Pong']
  | Schemas['Closing'];
export type ClientFrame =
  | Schemas['Play']
  | Schemas['Undo']
  | Schemas['Propose']
  | Schemas['Answer']
  | Schemas['Concede']
  | Schemas['Chat']
  | Schemas['Why']
  | Schemas['AskOdds']
  | Schemas['Resync']
  | Schemas['Ping'];

/** The wire types by their short names; `schema.d.ts` is generated from the server's protocol. */
import type { components } from '../schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameFacts = Schemas['GameFacts'];
export type DeckFacts = Schemas['DeckFacts'];
export type CardFacts = Schemas['CardFacts'];
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

export type View = Schemas['View'];
export type PieceView = Schemas['PieceView'];
export type SideView = Schemas['SideView'];
export type DecisionView = Schemas['DecisionView'];
export type Scene = Schemas['Scene'];
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

/** What is only seen at a table of Alliances. */
import type { components } from '../../schema';
import type { Scene as AnyScene } from '../../shell/types';

type Schemas = components['schemas'];

export interface CardFacts {
  id: string;
  faction: string;
  classes: string[];
  cost: number;
  range: string;
  attack: number;
  life: number;
  boost: number;
  wall: boolean;
  reaction: boolean;
  abilities: string[];
  boosted: string[];
  ours: string[];
}
export type View = Schemas['AlliancesView'];
export type Piece = Schemas['AlliancesPieceView'];
export type Side = Schemas['AlliancesSideView'];
export type Scene = AnyScene<View>;

/** What is only seen at a table of Alliances. */
import type { components } from '../../schema';
import type { Scene as AnyScene } from '../../shell/types';

type Schemas = components['schemas'];

export type CardFacts = Schemas['AlliancesCard'];
export type View = Schemas['AlliancesView'];
export type Piece = Schemas['AlliancesPieceView'];
export type Side = Schemas['AlliancesSideView'];
export type Scene = AnyScene<View>;

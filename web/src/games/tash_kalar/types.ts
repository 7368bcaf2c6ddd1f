/** What is only seen at a table of Tash-Kalar. */
import type { components } from '../../schema';
import type { Scene as AnyScene } from '../../shell/types';

type Schemas = components['schemas'];

export type BeingFacts = Schemas['BeingCard'] | Schemas['LegendCard'];
export type CardFacts = BeingFacts | Schemas['FlareCard'] | Schemas['TaskCard'];
export type View = Schemas['TashKalarView'];
export type Piece = Schemas['TashKalarPieceView'];
export type Side = Schemas['TashKalarSideView'];
export type TaskPart = Schemas['PartView'];
export type Scene = AnyScene<View>;

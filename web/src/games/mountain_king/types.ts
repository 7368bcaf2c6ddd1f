/** What is only seen at a table of the Mountain King. */
import type { components } from '../../schema';
import type { Scene as AnyScene } from '../../shell/types';

type Schemas = components['schemas'];

export type TrollFacts = Schemas['TrollCard'];
export type SpellFacts = Schemas['SpellCard'];
export type HallFacts = Schemas['HallCard'];
export type TunnelFacts = Schemas['TunnelCard'];
export type WorkshopFacts = Schemas['WorkshopCard'];
export type CardFacts = TrollFacts | SpellFacts | HallFacts | TunnelFacts | WorkshopFacts;
export type View = Schemas['MountainKingView'];
export type Side = Schemas['MountainKingSideView'];
export type Tile = Schemas['TileView'];
export type Troll = Schemas['TrollView'];
export type HordeTroll = Schemas['HordeView'];
export type Cascade = Schemas['CascadeView'];
export type Scene = AnyScene<View>;

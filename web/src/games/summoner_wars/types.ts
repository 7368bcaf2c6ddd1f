/** What is only seen at a table of Summoner Wars. */
import type { components } from '../../schema';
import type { Scene as AnyScene } from '../../shell/types';

type Schemas = components['schemas'];

export type CardFacts = Schemas['SummonerWarsCard'];
export type View = Schemas['SummonerWarsView'];
export type Piece = Schemas['SummonerWarsPieceView'];
export type Side = Schemas['SummonerWarsSideView'];
export type Scene = AnyScene<View>;

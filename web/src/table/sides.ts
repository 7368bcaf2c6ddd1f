/** What belongs to one player. */

import type { PieceView, SideView, SummonerWarsScene } from '../lib/types';

export const MAGIC_TRACK = 15;

export function sideOf(scene: SummonerWarsScene, seat: string): SideView | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}

export function summonerOf(scene: SummonerWarsScene, seat: string): PieceView | undefined {
  return scene.view.pieces.find((piece) => piece.owner === seat && piece.classes.includes('summoner'));
}

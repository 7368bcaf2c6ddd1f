/** What belongs to one player. */

import type { Piece, Side, Scene } from './types';

export const MAGIC_TRACK = 15;

export function sideOf(scene: Scene, seat: string): Side | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}

export function summonerOf(scene: Scene, seat: string): Piece | undefined {
  return scene.view.pieces.find((piece) => piece.owner === seat && piece.classes.includes('summoner'));
}

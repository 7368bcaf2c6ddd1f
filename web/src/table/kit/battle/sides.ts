/** Players of a battle and their summoners. */

interface Sides<T> {
  view: { sides: T[] };
}

interface Pieces<T> {
  view: { pieces: T[] };
}

export function sideOf<T extends { seat: string }>(scene: Sides<T>, seat: string): T | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}

export function summonerOf<T extends { owner: string; classes: string[] }>(scene: Pieces<T>, seat: string): T | undefined {
  return scene.view.pieces.find((piece) => piece.owner === seat && piece.classes.includes('summoner'));
}

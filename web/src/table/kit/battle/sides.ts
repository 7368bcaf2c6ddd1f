/** Players of a battle and their pieces. */

interface Sides<T> {
  view: { sides: T[] };
}

interface Pieces<T> {
  view: { pieces: T[] };
}

export function sideOf<T extends { seat: string }>(scene: Sides<T>, seat: string): T | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}

/** The first piece of a player that is of a kind. */
export function pieceOfKind<T extends { owner: string; classes: string[] }>(
  scene: Pieces<T>,
  seat: string,
  kind: string,
): T | undefined {
  return scene.view.pieces.find((piece) => piece.owner === seat && piece.classes.includes(kind));
}

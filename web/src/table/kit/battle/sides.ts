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

interface Area {
  seat: string;
  faction: string;
  hand: string[] | null;
  discard: string[] | null;
}

/**
 * Whose a card is that does not lie on the board, or not any more: theirs in whose hand or discard pile it is, or for whom it
 * is in force; else theirs who play its faction.
 */
export function ownerOf<K extends string, T extends Area & Record<K, { card: string }[]>>(
  scene: Sides<T>,
  inForce: K,
  card: string,
  faction: string | undefined,
): string | undefined {
  const { sides } = scene.view;
  const held = sides.find((side) =>
    [...(side.hand ?? []), ...(side.discard ?? []), ...side[inForce].map((one) => one.card)].includes(card),
  );
  return (held ?? sides.find((side) => side.faction === faction))?.seat;
}

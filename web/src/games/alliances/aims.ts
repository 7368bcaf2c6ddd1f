/** Two cards on one square: a Vine Wall may lie under a unit, and either may be meant. */

const VINE = '-vine';

/** The place of the Vine Wall on a square. */
export function vineOn(square: string): string {
  return `${square}${VINE}`;
}

export function isVine(place: string): boolean {
  return place.endsWith(VINE);
}

/** The square of a place, whichever of its cards is meant. */
export function squareOf(place: string): string {
  return isVine(place) ? place.slice(0, -VINE.length) : place;
}

/** The places on a square, the one that is aimed at first. */
export function placesOn(place: string, aimsAtVine: boolean): readonly string[] {
  if (isVine(place)) return [place];
  return aimsAtVine ? [vineOn(place), place] : [place, vineOn(place)];
}

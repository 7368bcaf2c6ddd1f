/** Seats are told apart by colour, hatching and outline: always all three. */

/** The colours of heraldry. Purpure is for shared things, stone for what nobody owns; all others are seats or schools. */
export type Tincture = 'azure' | 'gules' | 'argent' | 'vert' | 'or' | 'tenne' | 'murrey' | 'purpure' | 'stone';

/** CSS colours of a tincture; the custom properties are in tokens.css. */
export const field = (tincture: Tincture): string => `var(--${tincture})`;
export const edge = (tincture: Tincture): string => `var(--${tincture}-edge)`;
export const ink = (tincture: Tincture): string => `var(--${tincture}-charge)`;

/** The engraving of a tincture as a fill; Hatching.svelte puts the patterns into the page. */
export function hatching(tincture: Tincture): string {
  return `url(#hatch-${tincture})`;
}

/** The shape of a tile in a box, as the data of an SVG path; `r` is the size of its corners. */
export function outline(tincture: Tincture, x: number, y: number, w: number, h: number, r: number): string {
  const right = x + w;
  const foot = y + h;
  const middle = y + h / 2;
  switch (tincture) {
    case 'gules': // cut corners
      return (
        `M${x + r} ${y}H${right - r}L${right} ${y + r}V${foot - r}L${right - r} ${foot}` + `H${x + r}L${x} ${foot - r}V${y + r}Z`
      );
    case 'argent': // notched sides
      return (
        `M${x} ${y}H${right}V${middle - r * 0.7}L${right - r * 0.7} ${middle}L${right} ${middle + r * 0.7}V${foot}` +
        `H${x}V${middle + r * 0.7}L${x + r * 0.7} ${middle}L${x} ${middle - r * 0.7}Z`
      );
    case 'vert': // hollow corners
      return (
        `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 0 ${right} ${y + r}V${foot - r}` +
        `A${r} ${r} 0 0 0 ${right - r} ${foot}H${x + r}A${r} ${r} 0 0 0 ${x} ${foot - r}V${y + r}` +
        `A${r} ${r} 0 0 0 ${x + r} ${y}Z`
      );
    case 'or': // pointed top and foot
      return (
        `M${x} ${y + r * 0.8}L${x + w / 2} ${y}L${right} ${y + r * 0.8}V${foot - r * 0.8}` +
        `L${x + w / 2} ${foot}L${x} ${foot - r * 0.8}Z`
      );
    default: // rounded corners
      return (
        `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}V${foot - r}` +
        `A${r} ${r} 0 0 1 ${right - r} ${foot}H${x + r}A${r} ${r} 0 0 1 ${x} ${foot - r}V${y + r}` +
        `A${r} ${r} 0 0 1 ${x + r} ${y}Z`
      );
  }
}

/** The plate on a round piece, around the middle of the drawing: the shape that tells a seat without its colour. */
export function plate(tone: Tincture, r: number): string {
  switch (tone) {
    case 'gules': {
      const b = r * 0.414;
      return `M${-b} ${-r}H${b}L${r} ${-b}V${b}L${b} ${r}H${-b}L${-r} ${b}V${-b}Z`;
    }
    case 'argent': {
      const a = r * 0.82;
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
    }
    case 'tenne':
      return `M0 ${-r * 1.3}L${r * 1.2} ${r * 0.78}H${-r * 1.2}Z`;
    case 'murrey': {
      const [a, b] = [r * 0.54, r * 1.06];
      return `M${-a} ${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`;
    }
    case 'or':
      return `M0 ${-r * 1.14}L${r * 1.14} 0L0 ${r * 1.14}L${-r * 1.14} 0Z`;
    case 'vert': {
      const leaf = r * 0.56;
      const [x, y, top, low] = [r * 0.5, r * 0.3, -r * 0.2, r * 0.86];
      return (
        `M${-x * 0.86} ${top}A${leaf} ${leaf} 0 1 1 ${x * 0.86} ${top}A${leaf} ${leaf} 0 1 1 ${x * 0.3} ${y * 2.2}` +
        `L${x * 0.44} ${low}H${-x * 0.44}L${-x * 0.3} ${y * 2.2}A${leaf} ${leaf} 0 1 1 ${-x * 0.86} ${top}Z`
      );
    }
    default:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  }
}

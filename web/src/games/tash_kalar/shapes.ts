/** The shapes of pieces, around the middle of the drawing. */

/** The radius of a piece as a part of its square. */
export const RADII: Readonly<Record<string, number>> = { common: 0.36, heroic: 0.405, legendary: 0.44 };

const POINTS = 16;

/** The rim of a legendary piece. */
export function rim(r: number): string {
  const points = Array.from({ length: 2 * POINTS }, (_, n) => {
    const angle = (Math.PI * n) / POINTS;
    const out = r * (n % 2 ? 0.9 : 1.04);
    return `${(out * Math.sin(angle)).toFixed(2)} ${(-out * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Numbers as they are set: with a true minus sign. */

export function minus(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** With its sign, whichever it has. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : minus(count);
}

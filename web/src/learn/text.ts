/** What the coach says, cut where words stand out: between stars. */

export interface Part {
  text: string;
  strong: boolean;
}

/** >>> `Go to *e4*.` is cut into `Go to `, a strong `e4`, and `.` */
export function partsOf(text: string): Part[] {
  return text
    .split('*')
    .map((part, n) => ({ text: part, strong: n % 2 === 1 }))
    .filter((part) => part.text !== '');
}

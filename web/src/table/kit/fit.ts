/** How much room words need, estimated: drawings cannot wait for the browser to measure them. */

const NARROW = /[fijlrtIJ.,:;'’ -]/u;
const WIDE = /[mwMWŁ@—…]/u;

/** The width of a text in the bold book face, in parts of its size. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (NARROW.test(letter)) return sum + 0.31;
    if (WIDE.test(letter)) return sum + 0.78;
    return sum + (letter === letter.toLowerCase() ? 0.49 : 0.63);
  }, 0);
}

/** The widest word of a text: lines break only between words. */
export function widestWord(text: string): number {
  return Math.max(...text.split(/[\s-]/).map(widthOf));
}

/** The text as far as it fits; what is cut off ends in an ellipsis. */
export function cutToFit(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let cut = text;
  while (cut.length > 1 && widthOf(`${cut}…`) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}

/** A box for text, in the units of its letters' size: how wide and high, and what a line and a gap take. */
export interface TextBox {
  width: number;
  height: number;
  /** The height of a line, in parts of the size of its letters. */
  line: number;
  /** What lies between two paragraphs. */
  gap: number;
}

/** Letters are never set smaller than this part of their largest size. */
const SMALLEST = 0.45;
/** Lines end before their box does, because words are not torn. */
const LOSS = 1.2;

/** The largest size, up to `most`, in which these paragraphs stand whole in a box. */
export function fittingSize(paragraphs: readonly string[], box: TextBox, most: number): number {
  const widths = paragraphs.map((one) => widthOf(one) * LOSS);
  const step = most / 50;
  for (let size = most; size > most * SMALLEST; size -= step) {
    const lines = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil((width * size) / box.width)), 0);
    if (lines * size * box.line + (paragraphs.length - 1) * box.gap <= box.height) return size;
  }
  return most * SMALLEST;
}

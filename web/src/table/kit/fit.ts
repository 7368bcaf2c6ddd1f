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

/**
 * QR codes of addresses, after ISO/IEC 18004: byte mode, error correction level M, versions 1 to 10 (213 bytes).
 *
 * A code is a square of modules, rows of true (dark) and false.
 */

export type Code = boolean[][];

/** Of each version: codewords for correction in a block, blocks, data codewords of the first block. Later ones may have one more. */
const BLOCKS: readonly (readonly [correction: number, blocks: number, shortest: number, longer: number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 4, 38, 2],
  [22, 5, 36, 2],
  [26, 5, 43, 1],
];
const BYTE_MODE = 0b0100;
const LEVEL_M = 0b00;
const PADDING = [0b11101100, 0b00010001];

/** Which modules a mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** The code of a text; null if it is too long for one that a phone reads with ease. */
export function qrCode(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, n) => bytes.length <= room(n + 1)) + 1;
  if (version === 0) return null;
  const words = interleaved(version, dataWords(version, bytes));
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

// Data ------------------------------------------------------------------------------------------------------------------

function blocksOf(version: number): [correction: number, sizes: number[]] {
  const [correction, blocks, shortest, longer] = BLOCKS[version - 1] ?? [0, 0, 0, 0];
  return [correction, Array.from({ length: blocks }, (_, n) => shortest + (n >= blocks - longer ? 1 : 0))];
}

function capacity(version: number): number {
  return blocksOf(version)[1].reduce((sum, size) => sum + size, 0);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** How many bytes a version holds. */
function room(version: number): number {
  return Math.floor((8 * capacity(version) - 4 - lengthBits(version)) / 8);
}

/** The bytes behind their head, filled up. */
function dataWords(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const most = 8 * capacity(version);
  put(0, Math.min(4, most - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((word, bit) => 2 * word + bit, 0));
  for (let n = 0; words.length < capacity(version); n++) words.push(PADDING[n % 2] ?? 0);
  return words;
}

/** The data in blocks, each with its correction, taken in turns. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correction, sizes] = blocksOf(version);
  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const checks = blocks.map((block) => correctionWords(block, correction));
  return [...inTurns(blocks), ...inTurns(checks)];
}

function inTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block.slice(n, n + 1))).flat();
}

// Correction: Reed–Solomon over the field of 256 elements, x⁸ + x⁴ + x³ + x² + 1 -------------------------------------------

const FIELD = 0b100011101;
const POWERS: number[] = [1];
for (let n = 1; n < 255; n++) {
  const next = 2 * (POWERS[n - 1] ?? 0);
  POWERS.push(next > 255 ? next ^ FIELD : next);
}

function times(a: number, b: number): number {
  return a && b ? (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0) : 0;
}

/** What remains when the data is divided by (x − 2⁰)(x − 2¹)…: so many words. */
export function correctionWords(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let n = 0; n < count; n++) {
    const root = POWERS[n] ?? 0;
    divisor = [...divisor, 0].map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    divisor.forEach((factor, place) => (rest[at + place] = (rest[at + place] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

// Drawing ---------------------------------------------------------------------------------------------------------------

function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** Where the small squares are centred that keep a larger code straight. */
function alignments(version: number): number[] {
  const last = sizeOf(version) - 7;
  if (version === 1) return [];
  return version < 7 ? [6, last] : [6, 6 + (last - 6) / 2, last];
}

function draw(version: number, words: readonly number[], mask: number): Code {
  const size = sizeOf(version);
  const code: Code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Code = code.map((row) => [...row]);
  const set = (row: number, column: number, dark: boolean): void => {
    const [line, held] = [code[row], fixed[row]];
    if (!line || !held || column < 0 || column >= size) return;
    line[column] = dark;
    held[column] = true;
  };
  drawFixed(version, set);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(version, set);
  drawWords(code, fixed, words, mask);
  return code;
}

type SetModule = (row: number, column: number, dark: boolean) => void;

/** The three eyes, the small squares, the two dotted lines and the one module that is always dark. */
function drawFixed(version: number, set: SetModule): void {
  const size = sizeOf(version);
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [row, column] of [[3, 3] as const, [3, size - 4] as const, [size - 4, 3] as const]) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4, set);
  }
  const centres = alignments(version);
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const isEye = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isEye) square(row, column, 2, (ring) => ring !== 1, set);
    }
  set(size - 8, 8, true);
}

/** A square of rings around its middle. */
function square(row: number, column: number, radius: number, isDark: (ring: number) => boolean, set: SetModule): void {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
}

/** Some bits, followed by what remains when they are divided by a polynomial. */
function withRemainder(value: number, length: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  for (let n = length + degree - 1; n >= degree; n--) if ((rest >> n) & 1) rest ^= polynomial << (n - degree);
  return (value << degree) | rest;
}

/** Level and mask, twice. */
function drawFormat(size: number, mask: number, set: SetModule): void {
  const bits = withRemainder((LEVEL_M << 3) | mask, 5, 0b10100110111) ^ 0b101010000010010;
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1;
    set(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark);
    set(8, n < 8 ? size - 1 - n : n === 8 ? 7 : 14 - n, dark);
  }
}

/** The number of the version, twice. */
function drawVersion(version: number, set: SetModule): void {
  const bits = withRemainder(version, 6, 0b1111100100101);
  for (let n = 0; n < 18; n++) {
    const [along, across] = [Math.floor(n / 3), sizeOf(version) - 11 + (n % 3)];
    const dark = ((bits >> n) & 1) === 1;
    set(along, across, dark);
    set(across, along, dark);
  }
}

/** Bit by bit, in pairs of columns from the lower right, up and down by turns. */
function drawWords(code: Code, fixed: Code, words: readonly number[], mask: number): void {
  const size = code.length;
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n;
      for (const column of [right, right - 1]) {
        const line = code[row];
        if (!line || fixed[row]?.[column]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        line[column] = (bit === 1) !== MASKS[mask]?.(row, column);
        at++;
      }
    }
}

// Choosing a mask -------------------------------------------------------------------------------------------------------

/** How hard a code is to read: long runs, blocks, what looks like an eye, and an uneven share of dark. */
function penalty(code: Code): number {
  const lines = [...code, ...code.map((_, n) => code.map((row) => row[n] ?? false))];
  const texts = lines.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const text of texts) {
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const eye of ['10111010000', '00001011101'])
      for (let at = text.indexOf(eye); at >= 0; at = text.indexOf(eye, at + 1)) sum += 40;
  }
  for (let y = 1; y < code.length; y++)
    for (let x = 1; x < code.length; x++) {
      const dark = code[y]?.[x];
      if (dark === code[y - 1]?.[x] && dark === code[y]?.[x - 1] && dark === code[y - 1]?.[x - 1]) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / code.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

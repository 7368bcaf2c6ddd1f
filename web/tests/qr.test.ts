import { describe, expect, test } from 'vitest';
import { type Code, correctionWords, qrCode } from '../src/lobby/invite/qr';

/*
 * A reader of QR codes, written for these tests after the standard and sharing nothing with the writer: it finds out
 * version, level and mask by itself, checks every block, and says what is written there.
 */

const EC_M = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS_M = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** Format information of level M as the standard lists it, by mask. */
const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
const VERSIONS: Record<number, number> = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 };

const at = (code: Code, row: number, column: number): number => (code[row]?.[column] ? 1 : 0);
const number = (bits: number[]): number => bits.reduce((sum, bit) => 2 * sum + bit, 0);

function formats(code: Code): [number, number] {
  const n = code.length;
  const first = [0, 1, 2, 3, 4, 5, 7].map((c) => at(code, 8, c)).concat([8, 7, 5, 4, 3, 2, 1, 0].map((r) => at(code, r, 8)));
  const second = [1, 2, 3, 4, 5, 6, 7]
    .map((k) => at(code, n - k, 8))
    .concat([8, 7, 6, 5, 4, 3, 2, 1].map((k) => at(code, 8, n - k)));
  return [number(first), number(second)];
}

function versions(code: Code): [number, number] {
  const n = code.length;
  const order = Array.from({ length: 18 }, (_, k) => 17 - k);
  const upper = order.map((k) => at(code, Math.floor(k / 3), n - 11 + (k % 3)));
  const lower = order.map((k) => at(code, n - 11 + (k % 3), Math.floor(k / 3)));
  return [number(upper), number(lower)];
}

function isFunction(version: number, row: number, column: number): boolean {
  const n = 17 + 4 * version;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= n - 8) || (row >= n - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= n - 11) || (column < 6 && row >= n - 11))) return true;
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1) ?? 0;
  return centres.some((r) =>
    centres.some((c) => {
      const corner = (r === 6 && c === 6) || (r === 6 && c === last) || (r === last && c === 6);
      return !corner && Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2;
    }),
  );
}

function unmasked(mask: number, i: number, j: number): boolean {
  const both = i * j;
  return (
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
      (both % 2) + (both % 3),
      ((both % 2) + (both % 3)) % 2,
      (((i + j) % 2) + (both % 3)) % 2,
    ][mask] === 0
  );
}

/** Multiplication in the field, bit by bit. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> n) & 1) product ^= a;
  }
  return product & 0xff;
}

/** All syndromes of a block that nothing has damaged are zero. */
function isWhole(block: number[], checks: number): boolean {
  let root = 1;
  for (let n = 0; n < checks; n++) {
    const value = block.reduce((sum, word) => multiply(sum, root) ^ word, 0);
    if (value !== 0) return false;
    root = multiply(root, 2);
  }
  return true;
}

function read(code: Code): string {
  const n = code.length;
  const version = (n - 17) / 4;
  const [one, other] = formats(code);
  expect(one).toBe(other);
  const mask = FORMATS_M.indexOf(one);
  expect(mask).toBeGreaterThanOrEqual(0);
  if (version >= 7) expect(versions(code)).toEqual([VERSIONS[version], VERSIONS[version]]);
  expect(at(code, n - 8, 8)).toBe(1);

  const bits: number[] = [];
  const columns = Array.from({ length: n }, (_, k) => n - 1 - k).filter((c) => c !== 6);
  for (let pair = 0; pair < columns.length / 2; pair++)
    for (let k = 0; k < n; k++) {
      const row = pair % 2 === 0 ? n - 1 - k : k;
      for (const column of columns.slice(2 * pair, 2 * pair + 2))
        if (!isFunction(version, row, column)) bits.push(at(code, row, column) ^ (unmasked(mask, row, column) ? 1 : 0));
    }
  const total = TOTAL[version - 1] ?? 0;
  const words = Array.from({ length: total }, (_, k) => number(bits.slice(8 * k, 8 * k + 8)));

  const count = BLOCKS_M[version - 1] ?? 1;
  const checks = EC_M[version - 1] ?? 0;
  const short = Math.floor((total - count * checks) / count);
  const longer = (total - count * checks) % count;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let next = 0;
  for (let k = 0; k <= short; k++)
    for (let b = 0; b < count; b++) if (k < short || b >= count - longer) blocks[b]?.push(words[next++] ?? 0);
  const data = blocks.flat();
  for (let k = 0; k < checks; k++) for (const block of blocks) block.push(words[next++] ?? 0);
  expect(next).toBe(total);
  for (const block of blocks) expect(isWhole(block, checks)).toBe(true);

  const stream = data.flatMap((word) => Array.from({ length: 8 }, (_, k) => (word >> (7 - k)) & 1));
  expect(number(stream.slice(0, 4))).toBe(4);
  const head = version < 10 ? 12 : 20;
  const length = number(stream.slice(4, head));
  const bytes = Array.from({ length }, (_, k) => number(stream.slice(head + 8 * k, head + 8 * k + 8)));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('a QR code', () => {
  test('has the correction of the example in the standard', () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correctionWords(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 212, 213])('of %i bytes can be read', (length) => {
    const text = 'http://192.168.1.5:8000/table/x'.repeat(8).slice(0, length);
    const code = qrCode(text);
    expect(code && read(code)).toBe(text);
  });

  test('is as small as can be', () => {
    const sizes = [14, 15, 26, 27, 213].map((length) => ((qrCode('x'.repeat(length))?.length ?? 0) - 17) / 4);
    expect(sizes).toEqual([1, 2, 2, 3, 10]);
  });

  test('of letters beyond the first 128 is written in UTF-8', () => {
    const code = qrCode('http://ház.local/asztal/ő');
    expect(code && read(code)).toBe('http://ház.local/asztal/ő');
  });

  test('is not made of what would be too much', () => {
    expect(qrCode('x'.repeat(214))).toBeNull();
  });
});

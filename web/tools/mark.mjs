/** Draws our mark as a PNG: just enough of SVG for what stands in it, so that no picture has to be kept beside it. */
import { deflateSync } from 'node:zlib';

const FINE = 4; // samples across a pixel
const ARC_STEPS = 24;

/** The mark, `size` wide; it takes `part` of the picture, on a ground that then reaches to the edges. */
export function drawMark(svg, size, part) {
  const [side] = /viewBox="0 0 (\d+)/.exec(svg).slice(1).map(Number);
  const { rx, ground, shapes } = read(svg);
  const scale = (size * part) / side;
  const shift = (size * (1 - part)) / 2;
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let n = 0; n < FINE * FINE; n += 1) {
        const px = (x + ((n % FINE) + 0.5) / FINE - shift) / scale;
        const py = (y + (Math.floor(n / FINE) + 0.5) / FINE - shift) / scale;
        const inside = part < 1 || isInRound(px, py, side, rx);
        const colour = shapes.find((shape) => shape.has(px, py))?.colour ?? (inside ? ground : null);
        if (!colour) continue;
        colour.forEach((value, channel) => (sum[channel] += value));
        sum[3] += 255;
      }
      const seen = sum[3] / 255;
      const at = (y * size + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = seen ? Math.round(sum[channel] / seen) : 0;
      pixels[at + 3] = Math.round(sum[3] / (FINE * FINE));
    }
  }
  return png(size, pixels);
}

function read(svg) {
  const rect = /<rect[^>]* rx="([\d.]+)" fill="(#\w+)"/.exec(svg);
  const [, dx, dy, by] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg).map(Number);
  const shapes = [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"(?: stroke="([^"]+)" stroke-width="([\d.]+)")?/g)].map(
    ([, d, fill, stroke, width]) => {
      const points = pointsOf(d).map(([x, y]) => [x * by + dx, y * by + dy]);
      const half = (Number(width ?? 0) * by) / 2;
      return stroke
        ? {
            colour: rgb(stroke),
            has: (x, y) => points.some((one, n) => distance(x, y, one, points[(n + 1) % points.length]) <= half),
          }
        : { colour: rgb(fill), has: (x, y) => isInside(x, y, points) };
    },
  );
  return { rx: Number(rect[1]), ground: rgb(rect[2]), shapes };
}

/** The corners of a closed path of lines and arcs of circles. */
function pointsOf(d) {
  const found = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MVLHvhlaz])([^MVLHvhlaz]*)/g)) {
    const n = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    if (command === 'a') {
      arc(found, [x, y], [x + n[5], y + n[6]], n[0], n[4] === 1);
      [x, y] = [x + n[5], y + n[6]];
      continue;
    }
    if (command === 'M' || command === 'L') [x, y] = n;
    else if (command === 'l') [x, y] = [x + n[0], y + n[1]];
    else if (command === 'V') [y] = n;
    else if (command === 'H') [x] = n;
    else if (command === 'v') y += n[0];
    else if (command === 'h') x += n[0];
    else continue;
    found.push([x, y]);
  }
  return found;
}

/** Half a circle between two points at the same height. */
function arc(found, [x1, y1], [x2, y2], r, clockwise) {
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const from = Math.atan2(y1 - cy, x1 - cx);
  for (let n = 1; n <= ARC_STEPS; n += 1) {
    const angle = from + ((clockwise ? 1 : -1) * Math.PI * n) / ARC_STEPS;
    found.push([cx + r * Math.cos(angle), cy + r * Math.sin(angle)]);
  }
}

function distance(x, y, [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

function isInside(x, y, points) {
  let inside = false;
  points.forEach(([x1, y1], n) => {
    const [x2, y2] = points[(n + 1) % points.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function isInRound(x, y, side, r) {
  const dx = Math.max(r - x, x - side + r, 0);
  const dy = Math.max(r - y, y - side + r, 0);
  return x >= 0 && y >= 0 && x <= side && y <= side && Math.hypot(dx, dy) <= r;
}

function rgb(colour) {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function png(size, pixels) {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1) pixels.copy(rows, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    piece('IHDR', head),
    piece('IDAT', deflateSync(rows, { level: 9 })),
    piece('IEND', Buffer.alloc(0)),
  ]);
}

function piece(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(data) {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

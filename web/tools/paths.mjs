/** Path data in fewer characters: every point is rounded to a tenth of a unit, of which an icon has 512. */

/** What a command takes: coordinates x and y, other numbers (n), and flags (f), which may be written without a gap. */
const COMMANDS = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: 'nnnffxy', z: '' };
const LETTER = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** The same shape. Each step starts from the point that was written, so that what is rounded off does not add up. */
export function roundPath(data) {
  let pen = { x: 0, y: 0 };
  let written = { x: 0, y: 0 };
  let start = [pen, written];
  let text = '';
  let last = '';
  for (const [letter, numbers] of commandsOf(data)) {
    const kind = letter.toLowerCase();
    const plan = COMMANDS[kind];
    const relative = letter === kind;
    const [to, reached] = [{ ...pen }, { ...written }];
    const rounded = numbers.map((number, n) => {
      const axis = plan[n];
      if (axis !== 'x' && axis !== 'y') return tenth(number);
      to[axis] = relative ? pen[axis] + number : number;
      const step = tenth(relative ? to[axis] - written[axis] : to[axis]);
      reached[axis] = relative ? written[axis] + step : step;
      return step;
    });
    [pen, written] = kind === 'z' ? start : [to, reached];
    if (kind === 'm') start = [pen, written];
    if (letter !== last || kind === 'm') text += letter;
    text += joined(rounded, text);
    last = letter;
  }
  return text;
}

/** Each command with its numbers; a letter that was left out because it repeats is there again. */
function* commandsOf(data) {
  let at = 0;
  let letter = '';
  const following = { m: 'l', M: 'L', z: '', Z: '' };
  function take(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (found) at = pattern.lastIndex;
    return found?.[1];
  }
  while (data.slice(at).trim()) {
    letter = take(LETTER) ?? following[letter] ?? letter;
    const plan = COMMANDS[letter.toLowerCase()];
    const numbers = [...(plan ?? '-')].map((kind) => Number(take(kind === 'f' ? FLAG : NUMBER)));
    if (plan === undefined || numbers.some(Number.isNaN)) throw new Error(`A path is not understood at ${at}: ${data}`);
    yield [letter, numbers];
  }
}

function tenth(number) {
  return Math.round(number * 10) / 10 || 0;
}

/** Numbers after a text, with a gap only where they would run together. */
function joined(numbers, before) {
  let all = before;
  for (const number of numbers) {
    const digits = String(number).replace(/^(-?)0\./, '$1.');
    const apart = /[a-z]$/i.test(all) || digits.startsWith('-') || (digits.startsWith('.') && /\.\d+$/.test(all));
    all += apart ? digits : ` ${digits}`;
  }
  return all.slice(before.length);
}

/** Plain data as lines that can be read: the server's own names and values, whatever the game. */

export interface Fact {
  name: string;
  /** Empty if `facts` say it. */
  value: string;
  facts: Fact[];
}

/** What every view has, which is told elsewhere on the page. */
const ENVELOPE = new Set(['game', 'seat', 'seats', 'turn', 'active', 'decision', 'over', 'winners', 'reason']);

/** The facts of a view; those of one seat are what is told of it by its name. */
export function factsOf(view: object): Fact[] {
  return Object.entries(view)
    .filter(([name]) => !ENVELOPE.has(name))
    .flatMap(([name, value]) => toFact(name, value));
}

/** What a view tells of a seat: the parts of its lists that name the seat. */
export function factsOfSeat(view: object, seat: string): Fact[] {
  const parts = Object.values(view).flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []));
  const own = parts.find((part): part is object => isObject(part) && 'seat' in part && part.seat === seat);
  return own ? factsOf(own) : [];
}

function toFact(name: string, value: unknown): Fact[] {
  if (value === null || value === '' || value === false) return [];
  if (Array.isArray(value)) return listed(name, value as unknown[]);
  if (isObject(value)) return [{ name, value: '', facts: Object.entries(value).flatMap(([key, one]) => toFact(key, one)) }];
  return [{ name, value: typeof value === 'string' || typeof value === 'number' ? String(value) : '✓', facts: [] }];
}

function listed(name: string, values: unknown[]): Fact[] {
  if (values.length === 0) return [];
  if (!values.some(isObject)) return [{ name, value: values.join(', '), facts: [] }];
  return [{ name, value: '', facts: values.flatMap((value, n) => onOneLine(toFact(String(n + 1), value))) }];
}

/** What holds only plain values is one line. */
function onOneLine(facts: Fact[]): Fact[] {
  return facts.map((fact) => {
    if (fact.facts.some((one) => one.facts.length > 0)) return fact;
    const value = fact.facts.map((one) => `${one.name} ${one.value}`).join(' · ');
    return { name: fact.name, value: value || fact.value, facts: [] };
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

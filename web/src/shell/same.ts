/** What the server sends anew each time, although most of it is as before. */

/**
 * The new data, in which whatever equals the old is the old: then nothing that is drawn of it has to be looked at again. What
 * has an id is compared with what had it, wherever it lies.
 */
export function keepingEqual<T>(before: unknown, now: T): T {
  return kept(before, now) as T;
}

function kept(before: unknown, now: unknown): unknown {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const known = Array.isArray(before) ? byId(before) : null;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const one = now[key];
    now[key] = kept(isObject(one) && 'id' in one && known ? known.get(one['id']) : before[key], one);
    same &&= now[key] === before[key];
  }
  return same ? before : now;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function byId(list: readonly unknown[]): Map<unknown, unknown> {
  return new Map(list.filter(isObject).map((one) => [one['id'], one]));
}

/**
 * Whether two values give the same JSON text, key by key: said without writing the texts, but where a look at the values
 * does not tell.
 */
export const alike = (one: unknown, other: unknown): boolean =>
  areAlike(one, other) || JSON.stringify(one) === JSON.stringify(other);

function areAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && listsAreAlike(one, other);
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every((key, place) => key === others[place] && areAlike(one[key as never], other[key as never]))
  );
}

const listsAreAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((member, place) => areAlike(member, other[place]));

/** Whether a value survives JSON unchanged: nothing in it that JSON leaves out, or writes as something else. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  const keys = Object.keys(value);
  if (Object.getOwnPropertySymbols(value).length > 0) return false;
  if (Array.isArray(value)) return keys.length === value.length && value.every(isPlain);
  return (
    Object.getPrototypeOf(value) === Object.prototype && keys.every((key) => isPlain(value[key as keyof typeof value]))
  );
}

const NOT_PLAIN = Symbol('not plain');

/** The JSON round trip of a value. A plain one comes back as a copy of itself, without being written as text. */
export function throughJson<T>(value: T): T {
  const copy = plainCopyOf(value);
  return (copy === NOT_PLAIN ? JSON.parse(JSON.stringify(value)) : copy) as T;
}

/** A copy of a plain value in one walk; `NOT_PLAIN` for any other. */
function plainCopyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return isPlain(value) ? value : NOT_PLAIN;
  const keys = Object.keys(value);
  if (Object.getOwnPropertySymbols(value).length > 0) return NOT_PLAIN;
  if (Array.isArray(value)) return keys.length === value.length ? plainListOf(value) : NOT_PLAIN;
  // A key that would be taken for the prototype is left to JSON.
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, '__proto__')) return NOT_PLAIN;
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
    const field = plainCopyOf(value[key as keyof typeof value]);
    if (field === NOT_PLAIN) return NOT_PLAIN;
    copy[key] = field;
  }
  return copy;
}

function plainListOf(list: readonly unknown[]): unknown {
  const copy: unknown[] = [];
  for (const member of list) {
    const copied = plainCopyOf(member);
    if (copied === NOT_PLAIN) return NOT_PLAIN;
    copy.push(copied);
  }
  return copy;
}

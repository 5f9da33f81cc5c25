/** Every object inside a value, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** The values under a name anywhere inside a value. */
export const under = (value: unknown, name: string): unknown[] =>
  objectsIn(value).flatMap((record) => (record[name] === undefined ? [] : [record[name]]));

/** Whether an object is a text in both languages. */
export const isText = (record: Record<string, unknown>): boolean =>
  typeof record['en'] === 'string' && typeof record['fr'] === 'string';

/** Ids that occur more than once. */
export const repeated = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place);

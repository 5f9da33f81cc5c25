import type { Localized } from '#kernel';

/** The names of things, by their ids. */
export type Names = ReadonlyMap<string, Localized>;

export const namesById = (records: readonly { readonly id: string; readonly name: Localized }[]): Names =>
  new Map(records.map(({ id, name }) => [id, name]));

/**
 * The name of a numbered piece (`car-2`) with its number; `undefined` when nothing is called so.
 * @param isAlone whether the piece with a number is the only one of its kind, and needs none.
 */
export function numberedName(
  id: string,
  kinds: Names,
  isAlone: (kind: string, number: string) => boolean,
): Localized | undefined {
  const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const name = kinds.get(kind);
  if (!name || isAlone(kind, number)) return name;
  return { en: `${name.en} ${number}`, fr: `${name.fr} ${number}` };
}

import type { AnyTagged } from './shapes.js';

/** One value within a command. */
export interface Leaf {
  /** The place of the field: `mageId`, `target.cardId`, `path[]`, `path.count`. */
  readonly path: string;
  /** The same with the place within lists: `path[0]`. */
  readonly exact: string;
  /** As text; empty where the field is absent or null. */
  readonly value: string;
}

/** The part of `Refs` that keys depend on. */
export type RefFields = Readonly<Record<string, string>>;

/** The kind of what a field of a command names; `undefined` for a value that is no piece. */
export const kindOfField = (fields: RefFields, type: string, path: string): string | undefined =>
  (fields[`${type}.${path}`] ?? fields[path]) || undefined;

/** The number of members of a list is a choice of its own: it tells a list from a longer one that begins alike. */
const COUNT = 'count';

/** Every value in a command, its type first. A list has one for each member, and one for their number. */
export function leavesOf({ type, ...fields }: AnyTagged): Leaf[] {
  const leaves: Leaf[] = [{ path: 'type', exact: 'type', value: type }];
  const walk = (value: unknown, path: string, exact: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      leaves.push({ path: `${path}.${COUNT}`, exact: `${exact}.${COUNT}`, value: String(value.length) });
      for (const [place, member] of value.entries()) walk(member, `${path}[]`, `${exact}[${String(place)}]`);
    } else if (typeof value === 'object') {
      for (const [name, part] of Object.entries(value))
        walk(part, path === '' ? name : `${path}.${name}`, exact === '' ? name : `${exact}.${name}`);
    } else leaves.push({ path, exact, value: typeof value === 'string' ? value : JSON.stringify(value) });
  };
  walk(fields, '', '');
  return leaves;
}

/** Whether a path leads into a list: such a field is not absent, its list is shorter. */
export const isInList = (path: string): boolean => path.includes('[');

/** The key of a value: `amount=3`, and `amount=` where there is none. */
export const valueKey = (path: string, value: string): string => `${path}=${value}`;

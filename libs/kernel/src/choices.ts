import { isInList, kindOfField, leavesOf, valueKey, type Leaf, type RefFields } from './choice-keys.js';
import { refKey } from './refs.js';
import type { AnyTagged } from './shapes.js';

/** Something that can be selected next: a piece, or a value of a field. */
export interface ChoiceOption {
  /** What is given back to select it: `mage:ignis` for a piece, `amount=3` for a value. */
  readonly key: string;
  /** The field: `mageId`, `path[]`; `path[0]` where only the place in the list tells commands apart. */
  readonly path: string;
  /** As text; empty where the field is absent or null. */
  readonly value: string;
  /** The kind of the piece; absent for a value of a field that names none. */
  readonly kind?: string;
  /** The number of commands that are left after it. */
  readonly commands: number;
}

/** What is left of the legal commands of a seat after a selection. */
export interface Choices {
  /** The commands that have all that was selected. One of them: the choice is complete. */
  readonly commands: readonly AnyTagged[];
  /**
   * What can be selected next; each leaves fewer commands, and each command has one of them. Empty once the choice is complete.
   * Of the only command that there is from the start, all of its parts: it is selected as others are.
   */
  readonly options: readonly ChoiceOption[];
}

/** No field names a piece. */
const NONE: RefFields = {};

/** An option before commands are counted. */
export type ChoicePart = Omit<ChoiceOption, 'commands'>;

/** A command with the keys of all that can be selected of it. */
interface Keyed {
  readonly command: AnyTagged;
  /** Pieces in any role, and values. */
  readonly parts: ReadonlyMap<string, ChoicePart>;
  /** Each field by its exact place: tells apart what has the same pieces in other roles. */
  readonly exact: ReadonlyMap<string, ChoicePart>;
}

/**
 * Narrows the legal commands of a seat by what was selected, in any order. Pieces can be selected at any time, types of commands
 * as long as there are several, other values once there is one type. Where neither tells commands apart, pieces are offered by
 * their roles. Pure; a key that no command has leaves none.
 */
export function choicesAfter(
  legal: readonly AnyTagged[],
  selected: readonly string[],
  fields: RefFields = NONE,
): Choices {
  const left = [...keyedOf(legal, fields).values()].filter(({ parts, exact }) =>
    selected.every((key) => parts.has(key) || exact.has(key)),
  );
  const commands = left.map(({ command }) => command);
  if (left.length > 1) return { commands, options: optionsOf(left) };
  return {
    commands,
    options: selected.length > 0 ? [] : left.flatMap(({ parts }) => [...parts.values()].map(asOption)),
  };
}

/** All that can be selected of one of the legal commands of a seat, its type first. */
export const partsOf = (
  legal: readonly AnyTagged[],
  command: AnyTagged,
  fields: RefFields = NONE,
): readonly ChoicePart[] => [...(keyedOf(legal, fields).get(command)?.parts.values() ?? [])];

/** A part that one command has. */
const asOption = (part: ChoicePart): ChoiceOption => ({ ...part, commands: 1 });

function optionsOf(left: readonly Keyed[]): ChoiceOption[] {
  const hasOneType = left.every(({ command }) => command.type === left[0]?.command.type);
  const isOffered = ({ path, kind }: ChoicePart): boolean => kind !== undefined || path === 'type' || hasOneType;
  const options = narrowing(left, left, ({ parts }) => [...parts.values()].filter(isOffered));
  const offered = new Set(options.map(({ key }) => key));
  const stuck = left.filter(({ parts }) => ![...parts.keys()].some((key) => offered.has(key)));
  return [...options, ...narrowing(stuck, left, ({ exact }) => [...exact.values()])];
}

/** The parts of some commands that not all of them have, with the number of those that do. */
function narrowing(
  of: readonly Keyed[],
  left: readonly Keyed[],
  partsOf: (keyed: Keyed) => readonly ChoicePart[],
): ChoiceOption[] {
  const found = new Map<string, ChoicePart>();
  for (const keyed of of) for (const part of partsOf(keyed)) found.set(part.key, part);
  return [...found.values()]
    .map((part) => ({ ...part, commands: countOf(left, part.key) }))
    .filter(({ commands }) => commands < left.length);
}

const countOf = (left: readonly Keyed[], key: string): number =>
  left.filter(({ parts, exact }) => parts.has(key) || exact.has(key)).length;

type KeyedCommands = ReadonlyMap<AnyTagged, Keyed>;

const known = new WeakMap<readonly AnyTagged[], { readonly fields: RefFields; readonly keyed: KeyedCommands }>();

/** The keys of all commands of a list; worked out once for each list. */
function keyedOf(legal: readonly AnyTagged[], fields: RefFields): KeyedCommands {
  const found = known.get(legal);
  if (found?.fields === fields) return found.keyed;
  const read = legal.map((command) => ({ command, leaves: leavesOf(command) }));
  const places = new Map<string, Map<string, Leaf>>();
  for (const { command, leaves } of read) {
    const ofType = places.get(command.type) ?? new Map<string, Leaf>();
    places.set(command.type, ofType);
    for (const leaf of leaves) ofType.set(leaf.exact, leaf);
  }
  const keyed = new Map(
    read.map(({ command, leaves }) => {
      const own = new Set(leaves.map(({ exact }) => exact));
      const absent = [...(places.get(command.type)?.values() ?? [])].filter(({ exact }) => !own.has(exact));
      return [command, keyedFrom(command, leaves, absent, fields)];
    }),
  );
  known.set(legal, { fields, keyed });
  return keyed;
}

function keyedFrom(command: AnyTagged, leaves: readonly Leaf[], absent: readonly Leaf[], fields: RefFields): Keyed {
  const parts = new Map<string, ChoicePart>();
  const exact = new Map<string, ChoicePart>();
  const add = (to: Map<string, ChoicePart>, part: ChoicePart): void => {
    if (!to.has(part.key)) to.set(part.key, part);
  };
  for (const { path, exact: place, value } of leaves) {
    const kind = kindOfField(fields, command.type, path);
    const key = kind === undefined ? valueKey(path, value) : refKey(kind, value);
    add(parts, { key, path, value, ...(kind === undefined ? {} : { kind }) });
    add(exact, { key: valueKey(place, value), path: place, value });
  }
  for (const { path, exact: place } of absent) {
    if (!isInList(path)) add(parts, { key: valueKey(path, ''), path, value: '' });
    add(exact, { key: valueKey(place, ''), path: place, value: '' });
  }
  return { command, parts, exact };
}

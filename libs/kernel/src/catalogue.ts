import { frozen } from './frozen.js';

/** A thing of the box, of any kind, found by its id. */
export interface Printed {
  readonly id: string;
}

/** Lists of records by kind (`mage`, `guildTile`), each in the order in which it is printed. */
export type Kinds = Readonly<Record<string, readonly Printed[]>>;

/** All that is printed in a box: the one place where a game looks its content up. */
export interface Catalogue<K extends Kinds> {
  /** The records of each kind. Frozen: records of tests are found beside them, and are never in these lists. */
  readonly printed: { readonly [Kind in keyof K]: readonly K[Kind][number][] };
  /** The record with this id; `undefined` when there is none: for ids that come from a seat. */
  readonly find: { readonly [Kind in keyof K]: (id: K[Kind][number]['id']) => K[Kind][number] | undefined };
  /** The record with this id. Throws a RangeError that names kind and id when there is none: a game's own state has named it. */
  readonly known: { readonly [Kind in keyof K]: (id: K[Kind][number]['id']) => K[Kind][number] };
  /** A value derived from all records, those of tests included: computed once, and again when a test makes more. */
  derived<T>(make: (records: { readonly [Kind in keyof K]: readonly K[Kind][number][] }) => T): () => T;
}

/** The access of tests to a catalogue; reached through `overlay` of `#kernel/testing` only. */
export interface Shelf {
  /** The records by id, for each kind. */
  readonly byKind: Readonly<Record<string, Map<string, Printed>>>;
  /** How often records were put there after the printed ones. */
  changes: number;
  /** How many ids were made for such records. */
  idsMade: number;
}

const shelves = new WeakMap<object, Shelf>();

/** Where the records of a catalogue stand. Throws a TypeError unless `catalogueOf` has made it. */
export function shelfOf(catalogue: object): Shelf {
  const shelf = shelves.get(catalogue);
  if (!shelf) throw new TypeError('This is no catalogue.');
  return shelf;
}

/** A catalogue of these records, which are frozen with all that they hold. Throws an Error when two of a kind have one id. */
export function catalogueOf<const K extends Kinds>(records: K): Catalogue<K> {
  const shelf: Shelf = { byKind: mapEntries(records, byId), changes: 0, idsMade: 0 };
  const find = mapEntries(shelf.byKind, (known) => (id: string) => known.get(id));
  const catalogue = {
    printed: frozen({ ...records }),
    find,
    known: mapEntries(find, (look, kind) => (id: string) => look(id) ?? missing(kind, id)),
    derived: derivedFrom(shelf),
  };
  shelves.set(catalogue, shelf);
  return catalogue as unknown as Catalogue<K>;
}

const derivedFrom =
  (shelf: Shelf) =>
  <T>(make: (records: Kinds) => T): (() => T) => {
    let made: { readonly value: T; readonly changes: number } | undefined;
    return () => {
      if (made?.changes !== shelf.changes) {
        made = { value: make(mapEntries(shelf.byKind, (known) => [...known.values()])), changes: shelf.changes };
      }
      return made.value;
    };
  };

function byId(records: readonly Printed[], kind: string): Map<string, Printed> {
  const known = new Map(records.map((record) => [record.id, record]));
  if (known.size < records.length) throw new Error(`Two records of the kind "${inWords(kind)}" have one id.`);
  return known;
}

function missing(kind: string, id: string): never {
  throw new RangeError(`There is no ${inWords(kind)} "${id}" in the box.`);
}

/** `guildTile` as people write it: "guild tile". */
const inWords = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const mapEntries = <From, To>(
  entries: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value, key)]));

import { shelfOf, type Catalogue, type Kinds, type Shelf } from '../catalogue.js';
import { whenSuiteEnds } from './suite-end.js';

/** Records made for tests, beside those of a box: everything in the engine finds them. */
export interface Overlay<K extends Kinds> {
  /** Puts a record beside the printed ones, or in the place of the one with its id. Gives its id. */
  add<Kind extends keyof K & string>(kind: Kind, record: K[Kind][number]): K[Kind][number]['id'];
  /** An id that nothing has yet, such as `made-guild-00001`. Ids ascend in the order made. */
  freshId(kind: string): string;
}

/**
 * The overlay of a game's catalogue: a rule test states the values that it is about, and keeps them when the
 * content is tuned. When the suite ends the catalogue is as printed again.
 */
export function overlay<K extends Kinds>(catalogue: Catalogue<K>): Overlay<K> {
  const shelf = shelfOf(catalogue);
  whenSuiteEnds(catalogue, () => putBack(shelf, catalogue.printed));
  return {
    add(kind, record) {
      shelf.byKind[kind]?.set(record.id, record);
      shelf.changes += 1;
      return record.id;
    },
    freshId(kind) {
      shelf.idsMade += 1;
      return `made-${kind}-${String(shelf.idsMade).padStart(5, '0')}`;
    },
  };
}

/** Ids are not given twice: data that an engine has kept by id stays true. */
function putBack(shelf: Shelf, printed: Kinds): void {
  if (shelf.changes === 0) return;
  for (const [kind, records] of Object.entries(shelf.byKind)) {
    records.clear();
    for (const record of printed[kind] ?? []) records.set(record.id, record);
  }
  shelf.changes += 1;
}

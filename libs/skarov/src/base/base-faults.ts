import { localized, tellIssue } from '#kernel';
import { z } from 'zod';
import { passageKindSchema } from '../words.js';
import { mostMinions, mostPassages, mostTiles, type LaidTile } from './base.js';
import { box } from '../content/catalogue.js';
import { lieutenantSheets } from './supply.js';
import { fault, type BaseFault } from './fault.js';
import { lieutenantFaults, minionFaults } from './figure-faults.js';
import { isPlace, tileFaults } from './tile-faults.js';
import { wayFaults } from './way-faults.js';

/**
 * The faults of a base, all of it at once, each fault with its path and rule (SKAROV-BASE-01 to -14, -17, -18). Without
 * `passages` it is one whose overlord lays them; minions and lieutenants that it does not name are asked for later. Never
 * throws, for any value; empty when the base can be played, with any number of heroes.
 */
export function baseFaults(record: unknown): BaseFault[] {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    return [
      fault(
        'MALFORMED',
        'BASE-17',
        [],
        localized('A base is a record with tiles.', 'Une base est une fiche avec des tuiles.'),
      ),
    ];
  }
  const given = record as Readonly<Record<string, unknown>>;
  const tiles = readList(given, 'tiles', tileSchema, mostTiles, 'BASE-01');
  const part = <Entry>(path: string, schema: z.ZodType<Entry>, most: number, rule: string): ReadList<Entry> =>
    given[path] === undefined ? { faults: [] } : readList(given, path, schema, most, rule);
  const passages = part('passages', passageSchema, mostPassages.DOOR + mostPassages.AIRLOCK, 'BASE-04');
  const minions = part('minions', postedSchema, mostMinions, 'BASE-09');
  const lieutenants = part('lieutenants', postedSchema, lieutenantSheets().length, 'BASE-12');
  const faults = [tiles, passages, minions, lieutenants].flatMap((list) => list.faults);
  if (!tiles.entries) return faults;
  faults.push(...tileFaults(tiles.entries));
  // Tiles that are not known, or lie on each other, make no base of which more could be said.
  if (tiles.faults.length > 0 || !canLie(tiles.entries)) return faults;
  return [
    ...faults,
    ...(passages.faults.length > 0 && !passages.entries ? [] : wayFaults(tiles.entries, passages.entries)),
    ...minionFaults(tiles.entries, minions.entries ?? []),
    ...lieutenantFaults(tiles.entries, lieutenants.entries ?? []),
  ];
}

/* What is asked of an entry before the rules look at it: numbers may be of any size, and names of nothing. */
const tileSchema = z.object({ faceId: z.string(), column: z.number(), row: z.number(), turns: z.number() });
const passageSchema = z.object({ edge: z.string(), kind: passageKindSchema });
const postedSchema = z.object({ sheet: z.string(), space: z.string() });

interface ReadList<Entry> {
  readonly faults: BaseFault[];
  /** At most as many as are possible; absent when one of them is no such record. */
  readonly entries?: readonly Entry[];
}

function readList<Entry>(
  record: Readonly<Record<string, unknown>>,
  path: string,
  schema: z.ZodType<Entry>,
  most: number,
  rule: string,
): ReadList<Entry> {
  const list = record[path];
  if (!Array.isArray(list)) {
    return {
      faults: [fault('MALFORMED', rule, [path], localized('A list is missing here.', 'Il manque une liste ici.'))],
    };
  }
  const tooMany =
    list.length > most
      ? [
          fault(
            'TOO_MANY_ENTRIES',
            rule,
            [path],
            localized(
              `There are ${list.length} entries, and ${most} are possible.`,
              `Il y a ${list.length} entrées, et ${most} sont possibles.`,
            ),
            { entries: list.length, most },
          ),
        ]
      : [];
  const read = list.slice(0, most).map((entry: unknown) => schema.safeParse(entry, { reportInput: true }));
  const faults = read.flatMap(({ error }, index) =>
    (error?.issues ?? []).map((issue) => {
      const where = [path, index, ...issue.path.map(String)];
      return fault('MALFORMED', rule, where, tellIssue({ ...issue, path: [] }));
    }),
  );
  return faults.length > 0
    ? { faults: [...tooMany, ...faults] }
    : { faults: tooMany, entries: read.flatMap(({ data }) => data ?? []) };
}

const canLie = (tiles: readonly LaidTile[]): boolean =>
  tiles.every(
    (tile, index) =>
      box.find.room(tile.faceId) !== undefined &&
      isPlace(tile) &&
      !tiles.slice(0, index).some(({ column, row }) => column === tile.column && row === tile.row),
  );

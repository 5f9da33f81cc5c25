import type { Projection } from '../projection.js';

/** The faults of the projection `bid_totals`, for a test to switch on and off. */
export interface Faults {
  /** Streams whose third version it cannot take. */
  readonly poisoned: Set<string>;
  /** How many commits it was told of, one counted as often as it was told. */
  told: number;
  /** How often it was told of some. */
  calls: number;
}

export const noFaults = (): Faults => ({ poisoned: new Set(), told: 0, calls: 0 });

/** A read model for tests: how many bids a stream has seen, and the factor of the projection's version. */
export const bidTotals = (faults: Faults = noFaults(), version = 1): Projection => ({
  name: 'bid_totals',
  version,
  createTable: (table) => `
    create table ${table} (game_id uuid primary key, bids integer not null, status text not null);
    create index on ${table} (status);`,
  handle: async (told, { db, table }) => {
    faults.calls += 1;
    for (const { commit, header } of told) {
      faults.told += 1;
      await db.query(
        `insert into ${table} as t values ($1, $2, $3) on conflict (game_id) do update set bids = t.bids + $2, status = $3`,
        [commit.streamId, commit.events.length * version, header.status],
      );
      if (faults.poisoned.has(commit.streamId) && commit.lastVersion >= 3) throw new Error('a bid of no coins');
    }
  },
});

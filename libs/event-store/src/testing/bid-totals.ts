import type { Projection } from '../projection.js';

/** What the projection `bid_totals` does wrong, so that a test can switch it on and off. */
export interface Faults {
  /** Streams whose third version it cannot take. */
  readonly poisoned: Set<string>;
  /** How often `handle` was called. */
  calls: number;
}

export const noFaults = (): Faults => ({ poisoned: new Set(), calls: 0 });

/** A read model for tests: how many bids a stream has seen, and the factor of the projection's version. */
export const bidTotals = (faults: Faults = noFaults(), version = 1): Projection => ({
  name: 'bid_totals',
  version,
  createTable: (table) => `
    create table ${table} (game_id uuid primary key, bids integer not null, status text not null);
    create index on ${table} (status);`,
  handle: async ({ commit, header }, { db, table }) => {
    faults.calls += 1;
    await db.query(
      `insert into ${table} as t values ($1, $2, $3) on conflict (game_id) do update set bids = t.bids + $2, status = $3`,
      [commit.streamId, commit.events.length * version, header.status],
    );
    if (faults.poisoned.has(commit.streamId) && commit.lastVersion >= 3) throw new Error('a bid of no coins');
  },
});

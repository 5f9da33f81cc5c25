import type pg from 'pg';
import type { PartHealth } from './health.js';

/** For how long an answer stands for the next ones, in milliseconds. */
const FRESH = 3_000;

/**
 * Whether the database can be written to; asks it at most every three seconds, however often it is asked. Rejects with
 * the error of the database when it cannot.
 */
export function databaseHealth(pool: pg.Pool): () => Promise<PartHealth> {
  let asked = -Infinity;
  let answer: Promise<PartHealth> | undefined;
  return () => {
    if (answer === undefined || performance.now() - asked > FRESH) {
      asked = performance.now();
      answer = probe(pool);
    }
    return answer;
  };
}

/**
 * An update alone would be taken by a disk that is full: it fits into pages and logs that are there. Numbers that do not
 * fit into memory need new ones, and leave nothing behind. Their values depend on the setting: it comes first.
 */
const PROBE = `
with small as materialized (select set_config('work_mem', '64kB', true) as memory),
  spilled as materialized (select number from small, generate_series(1, 1250 * length(memory)) as number)
update write_probe set at = clock_timestamp() where (select count(*) from spilled) = 5000`;

async function probe(pool: pg.Pool): Promise<PartHealth> {
  const { rowCount } = await pool.query({ name: 'write-probe', text: PROBE });
  return { healthy: rowCount === 1 };
}

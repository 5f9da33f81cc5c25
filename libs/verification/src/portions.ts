import { createHash } from 'node:crypto';
import type { IdRange } from '#event-store';

/** All streams are divided by the first ten bits of their ids, which are hashes: into portions of much the same size. */
export const PORTIONS = 1_024;

/** The bits of the first 16 of an id that do not say its portion. */
const WITHIN = 65_536 / PORTIONS;

/**
 * The portions that a night has yet to look at, in order: those that have waited longest, drawn by the night where they have waited alike. As many that
 * each is looked at in one of any `nights` nights that are verified.
 * @param looked the night of the last look at each portion, such as `2026-11-26`; without those never looked at.
 */
export function portionsOf(night: string, looked: ReadonlyMap<number, string>, nights: number): readonly number[] {
  const done = [...looked.values()].filter((one) => one === night).length;
  const waiting = Array.from({ length: PORTIONS }, (_, portion) => portion)
    .filter((portion) => looked.get(portion) !== night)
    .map((portion) => ({ portion, key: `${looked.get(portion) ?? ''} ${drawn(night, portion)}` }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return waiting.slice(0, Math.max(0, Math.ceil(PORTIONS / nights) - done)).map(({ portion }) => portion);
}

/** The ids of the streams of a portion. */
export const idsOf = (portion: number): IdRange => ({ after: lastId(portion - 1), upTo: lastId(portion) });

const lastId = (portion: number): string =>
  portion < 0
    ? '00000000-0000-0000-0000-000000000000'
    : `${((portion + 1) * WITHIN - 1).toString(16).padStart(4, '0')}ffff-ffff-ffff-ffff-ffffffffffff`;

const drawn = (night: string, portion: number): string =>
  createHash('sha256').update(`${night} ${portion}`).digest('hex');

import { hexOf } from '#kernel/server';
import { leafOf } from '#audit';
import { liveTable } from '#event-store';
import type { ClientBase } from 'pg';
import { GAME_LOG } from './log-nodes.js';

/** How many leaves are read at a time. */
const PAGE = 1_024;

/** A leaf of the log as it is stored. */
export interface StoredLeaf {
  readonly index: number;
  readonly hash: Uint8Array;
  /** The game that the list names for this entry; null where it names none. */
  readonly gameId: string | null;
  /** Whether that game is here. */
  readonly isHere: boolean;
}

/** The leaves of the log in order, page by page; a page ends before a hole, and leaves after one are not read. */
export async function* leavesIn(db: ClientBase): AsyncIterable<readonly StoredLeaf[]> {
  const text = `select n.index, n.hash, l.game_id as "gameId", s.game_id is not null as "isHere" from log_nodes n
    left join ${liveTable(GAME_LOG)} l on l.entry = n.index left join streams s on s.game_id = l.game_id
    where n.level = 0 and n.index >= $1 order by n.index limit $2`;
  for (let size = 0; ;) {
    const { rows } = await db.query<Omit<StoredLeaf, 'index'> & { index: string }>(text, [size, PAGE]);
    const leaves = rows.map((row) => ({ ...row, index: Number(row.index), hash: Uint8Array.from(row.hash) }));
    const from = size;
    const whole = leaves.filter(({ index }, place) => index === from + place);
    if (whole.length > 0) yield whole;
    size += whole.length;
    if (whole.length < PAGE) return;
  }
}

/** Whether there is a list of the log yet: before a worker first ran there is none. */
export async function isListed(db: ClientBase): Promise<boolean> {
  const text = 'select to_regclass($1) is not null as "isThere"';
  return (await db.query<{ isThere: boolean }>(text, [liveTable(GAME_LOG)])).rows[0]?.isThere === true;
}

/** Of leaves that the list names no game for, those that are of no game that ended here: the list may be a moment behind. */
export async function strayAmong(db: ClientBase, unlisted: readonly StoredLeaf[]): Promise<readonly StoredLeaf[]> {
  if (unlisted.length === 0) return [];
  const text = `select game_id as "gameId", last_hash as hash from streams s where kind = 'game' and status = 'closed'
    and not exists (select from ${liveTable(GAME_LOG)} l where l.game_id = s.game_id)`;
  const { rows } = await db.query<{ gameId: string; hash: string }>(text);
  const ended = new Set(rows.map((entry) => hexOf(leafOf(entry))));
  return unlisted.filter(({ hash }) => !ended.has(hexOf(hash)));
}

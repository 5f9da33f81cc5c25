import type { Projection } from '#event-store';
import { GAME_STREAM } from '#streams';
import { endedWith } from './ended-games.js';
import { GAME_LOG } from './log-nodes.js';

/**
 * Adds games that are over to the log, in the order in which the feed tells of them, and lists which entry each is. The list can be
 * rebuilt; the tree cannot: a game that is in it keeps its place.
 */
export const gameLogProjection: Projection = {
  name: GAME_LOG,
  version: 2,
  kinds: [GAME_STREAM],
  createTable: (table) => `create table ${table} (entry bigint primary key, game_id uuid not null unique);`,
  async handle(told, { db, table }) {
    const ended = endedWith(told);
    if (ended.length === 0) return;
    const text = `insert into ${table} (entry, game_id) select entry, game_id from log_ended_games($1::uuid[], $2::text[])`;
    await db.query(text, [ended.map(({ gameId }) => gameId), ended.map(({ hash }) => hash)]);
  },
};

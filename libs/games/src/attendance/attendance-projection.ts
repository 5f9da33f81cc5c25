import type { ProjectedCommit, Projection } from '#event-store';
import type { Seat } from '#kernel';
import { GAME_STREAM } from '#streams';
import { endings } from '../log/ended-games.js';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { attendedIn, missedSeats } from './attended-in.js';

/** Name of the read model. */
export const ATTENDANCE = 'attendance';

/**
 * Keeps how players were there in their rated games: a row for each seat when its time first runs out, and for all others at the end. A game
 * is read for the first commit that misses a seat, and for its last: a player who has left times out again and again.
 */
export const attendanceProjection = (rulesets: Pick<RulesetRegistry, 'pinned'>): Projection => ({
  name: ATTENDANCE,
  version: 1,
  kinds: [GAME_STREAM],
  createTable: (table) => `
    create table ${table} (
      game_id uuid,
      seat integer,
      account text,
      timed_out boolean not null,
      at bigint not null,
      primary key (game_id, seat)
    );
    create index on ${table} (account, at);`,
  async handle(told, { db, table, read }) {
    for (const { gameId, header, upTo, isOver, seats } of tellingIn(told)) {
      const known = `select from ${table} where game_id = $1 and seat = any ($2::integer[])`;
      if (!isOver && (await db.query(known, [gameId, seats])).rowCount === seats.length) continue;
      const commits = (await read(gameId)).filter(({ lastVersion }) => lastVersion <= upTo);
      const attended = attendedIn(gameId, await rulesets.pinned(header.subject), commits);
      await db.query(
        `insert into ${table} (game_id, seat, account, timed_out, at)
          select "gameId", seat, account, "timedOut", at
            from json_to_recordset($1) as ("gameId" uuid, seat integer, account text, "timedOut" boolean, at bigint)
          on conflict (game_id, seat) do nothing`,
        [JSON.stringify(attended)],
      );
    }
  },
});

/** What some commits of a game tell of its players. */
interface Telling {
  readonly gameId: string;
  readonly header: ProjectedCommit['header'];
  readonly upTo: number;
  readonly isOver: boolean;
  /** The seats that may be missed, each once. */
  readonly seats: readonly Seat[];
}

/** The games of which these commits tell how their players were there. */
export function tellingIn(told: readonly ProjectedCommit[]): readonly Telling[] {
  const over = new Set(endings(told).map(({ commit }) => commit.streamId));
  const games = new Map<string, Telling>();
  for (const { commit, header } of told) {
    if (header.kind !== GAME_STREAM) continue;
    const { streamId: gameId, lastVersion: upTo } = commit;
    const seats = [...new Set([...(games.get(gameId)?.seats ?? []), ...missedSeats(commit)])];
    const isOver = over.has(gameId);
    if (isOver || seats.length > 0) games.set(gameId, { gameId, header, upTo, isOver, seats });
  }
  return [...games.values()];
}

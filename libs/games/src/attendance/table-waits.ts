import type { Clock } from '#streams';
import type { AttendedGame, AttendedGames } from './attended-games.js';

/** The waits before the next rated table, in seconds: from so many time-outs on among the latest rated games of an account. */
export const TABLE_WAITS = [
  { timeouts: 2, seconds: 600 },
  { timeouts: 4, seconds: 3_600 },
  { timeouts: 8, seconds: 43_200 },
] as const;

/** How long an account waits for its next rated table. */
export interface TableWait {
  /** Its latest rated games, as many as count. */
  readonly games: number;
  /** Those in which its time ran out. */
  readonly timeouts: number;
  /** When it may sit down again, in milliseconds since 1970; `null` when it may now. */
  readonly until: number | null;
}

/** How long players wait whose time runs out often. */
export class TableWaits {
  constructor(
    private readonly attended: AttendedGames,
    private readonly clock: Clock,
  ) {}

  /** The wait of an account. @param games how many of its latest rated games count. */
  async of(account: string, games: number): Promise<TableWait> {
    return games === 0 ? NONE : waitAfter(await this.attended.latest(account, games), this.clock());
  }

  /** Seconds from now until a time, at least one. */
  secondsUntil(until: number): number {
    return Math.max(1, Math.ceil((until - this.clock()) / 1_000));
  }
}

const NONE: TableWait = { games: 0, timeouts: 0, until: null };

/** The wait that follows from the latest rated games of an account, from its last time-out on. */
export function waitAfter(latest: readonly AttendedGame[], now: number): TableWait {
  const missed = latest.filter(({ timedOut }) => timedOut);
  const { seconds = 0 } = TABLE_WAITS.findLast(({ timeouts }) => timeouts <= missed.length) ?? {};
  const until = Math.max(0, ...missed.map(({ at }) => at)) + seconds * 1_000;
  return { games: latest.length, timeouts: missed.length, until: until > now ? until : null };
}

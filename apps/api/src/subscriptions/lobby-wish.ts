import type { LoadedGame } from '#records';

/** A filter of open games; all given conditions must hold. */
export interface LobbyWish {
  readonly ruleset?: string | null | undefined;
  /** The minimum number of free seats. */
  readonly freeSeats?: number | null | undefined;
  /** True: decisions have a deadline; false: they have none. */
  readonly timed?: boolean | null | undefined;
  /** Decisions have a deadline of at most this many seconds. */
  readonly secondsAtMost?: number | null | undefined;
}

/** Whether an open game matches the filter. */
export function isWished({ ruleset, game }: LoadedGame, wish: LobbyWish): boolean {
  if (wish.ruleset != null && ruleset.name !== wish.ruleset) return false;
  if (wish.freeSeats != null && ruleset.seats(game.options).seats.length - game.seats.length < wish.freeSeats)
    return false;
  const seconds = secondsOf(game);
  if (wish.timed != null && wish.timed !== (seconds !== null)) return false;
  return wish.secondsAtMost == null || (seconds !== null && seconds <= wish.secondsAtMost);
}

/**
 * The seconds for a decision before banks run, by the option of this name in every ruleset with deadlines; null
 * without a deadline. A bank alone is a deadline too.
 */
function secondsOf({ options, bank }: Pick<LoadedGame['game'], 'options' | 'bank'>): number | null {
  const { decisionSeconds } = options as { readonly decisionSeconds?: number | null };
  return decisionSeconds ?? (bank ? 0 : null);
}

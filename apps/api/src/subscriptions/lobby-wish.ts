import type { LoadedGame } from '#games';

/** Which open games somebody looks for; everything that is given must hold. */
export interface LobbyWish {
  readonly ruleset?: string | null | undefined;
  /** At least so many seats are free. */
  readonly freeSeats?: number | null | undefined;
  /** True: decisions have a deadline; false: they have none. */
  readonly timed?: boolean | null | undefined;
  /** Decisions have a deadline, of at most so many seconds. */
  readonly secondsAtMost?: number | null | undefined;
}

/** Whether an open game is one that somebody looks for. */
export function isWished({ ruleset, game }: LoadedGame, wish: LobbyWish): boolean {
  if (wish.ruleset != null && ruleset.name !== wish.ruleset) return false;
  if (wish.freeSeats != null && ruleset.seats(game.options).seats.length - game.seats.length < wish.freeSeats)
    return false;
  const seconds = secondsOf(game);
  if (wish.timed != null && wish.timed !== (seconds !== null)) return false;
  return wish.secondsAtMost == null || (seconds !== null && seconds <= wish.secondsAtMost);
}

/**
 * How long a decision may take before banks run, by the option that every ruleset with deadlines calls so; null without a
 * deadline. A bank alone is a deadline too.
 */
function secondsOf({ options, bank }: Pick<LoadedGame['game'], 'options' | 'bank'>): number | null {
  const { decisionSeconds } = options as { readonly decisionSeconds?: number | null };
  return decisionSeconds ?? (bank ? 0 : null);
}

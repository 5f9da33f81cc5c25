import type { Edge } from '../matching/edge.js';
import { heaviestMatching } from '../matching/heaviest-matching.js';
import type { Duel } from './round-robin.js';

/** A waiting player. */
export interface Waiting {
  readonly player: string;
  readonly points: number;
  /** The length of the wait, in milliseconds. */
  readonly since: number;
  /** Earlier opponents, the latest last, with the player's own seat: true for the first. */
  readonly met: readonly { readonly player: string; readonly wasFirst: boolean }[];
}

/** How many games back earlier opponents count. */
const REMEMBERED = 5;

/**
 * The number of candidates below each player in the order of points: enough to pair hundreds of waiting players in a
 * second, and as many as possible.
 */
const NEAREST = 16;

/**
 * Pairs waiting players of an arena: as many as possible, avoiding latest opponents, then by similar points, then by
 * the length of their waits. A player who is left over continues to wait.
 */
export function arenaPairings(
  given: readonly Waiting[],
  mayMeet: (one: string, other: string) => boolean = () => true,
): readonly Duel[] {
  const waiting = [...given].sort((one, other) => other.points - one.points || other.since - one.since);
  const edges = waiting.flatMap((one, place) =>
    waiting
      .slice(place + 1, place + 1 + NEAREST)
      .map((other, more): Edge => ({ one: place, other: place + more + 1, weight: weightOf(one, other) }))
      .filter(({ other }) => mayMeet(one.player, waiting[other]?.player ?? '')),
  );
  return heaviestMatching(waiting.length, edges).flatMap((mate, place) => {
    const [one, other] = [waiting[place], mate === null ? undefined : waiting[mate]];
    return one && other && place < (mate ?? 0) ? [seated(one, other)] : [];
  });
}

/** Points may be halves, and time is in seconds: both become whole numbers above the range of the next criterion. */
function weightOf(one: Waiting, other: Waiting): bigint {
  const distance = BigInt(Math.round(2 * Math.abs(one.points - other.points)));
  const patience = BigInt(Math.min(999_999, Math.round((one.since + other.since) / 1_000)));
  const freshness = BigInt(freshnessOf(one, other));
  return freshness * 10n ** 13n - distance * 10n ** 6n + patience;
}

/** 0 for the opponent of the latest game, up to `REMEMBERED` for one not met recently. */
function freshnessOf(one: Waiting, other: Waiting): number {
  const ago = (from: Waiting, to: string): number => {
    const latest = from.met.slice(-REMEMBERED).toReversed();
    const place = latest.findIndex(({ player }) => player === to);
    return place < 0 ? REMEMBERED : place;
  };
  return Math.min(ago(one, other.player), ago(other, one.player));
}

/** The player who had the first seat less often gets it. */
function seated(one: Waiting, other: Waiting): Duel {
  const firsts = ({ met }: Waiting): number => met.reduce((sum, { wasFirst }) => sum + (wasFirst ? 1 : -1), 0);
  const [first, second] = firsts(one) <= firsts(other) ? [one, other] : [other, one];
  return { first: first.player, second: second.player };
}

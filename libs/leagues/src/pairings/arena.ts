import type { Edge } from '../matching/edge.js';
import { heaviestMatching } from '../matching/heaviest-matching.js';
import type { Duel } from './round-robin.js';

/** Somebody who waits for a game. */
export interface Waiting {
  readonly player: string;
  readonly points: number;
  /** For how long, in milliseconds. */
  readonly since: number;
  /** Those whom he met, the latest last, at which seat: true for the first. */
  readonly met: readonly { readonly player: string; readonly wasFirst: boolean }[];
}

/** How many games ago somebody may have been met at most, so that it counts. */
const REMEMBERED = 5;

/** Of how many below, in the order of points, one is picked for somebody: hundreds who wait are paired in a second, and as many as can be. */
const NEAREST = 16;

/**
 * Pairs those who wait in an arena: as many as can be, nobody with whom he has just played where that can be helped, then by how near
 * their points are, then by how long they wait. Who is left over waits on.
 */
export function arenaPairings(given: readonly Waiting[]): readonly Duel[] {
  const waiting = [...given].sort((one, other) => other.points - one.points || other.since - one.since);
  const edges = waiting.flatMap((one, place) =>
    waiting.slice(place + 1, place + 1 + NEAREST).map((other, more): Edge => ({
      one: place,
      other: place + more + 1,
      weight: weightOf(one, other),
    })),
  );
  return heaviestMatching(waiting.length, edges).flatMap((mate, place) => {
    const [one, other] = [waiting[place], mate === null ? undefined : waiting[mate]];
    return one && other && place < (mate ?? 0) ? [seated(one, other)] : [];
  });
}

/** Points may be halves, and time is told in seconds: both become whole numbers that the next criterion does not reach. */
function weightOf(one: Waiting, other: Waiting): bigint {
  const distance = BigInt(Math.round(2 * Math.abs(one.points - other.points)));
  const patience = BigInt(Math.min(999_999, Math.round((one.since + other.since) / 1_000)));
  const freshness = BigInt(freshnessOf(one, other));
  return freshness * 10n ** 13n - distance * 10n ** 6n + patience;
}

/** 0 for who was met in the latest game, up to `REMEMBERED` for who was not met lately. */
function freshnessOf(one: Waiting, other: Waiting): number {
  const ago = (from: Waiting, to: string): number => {
    const latest = from.met.slice(-REMEMBERED).toReversed();
    const place = latest.findIndex(({ player }) => player === to);
    return place < 0 ? REMEMBERED : place;
  };
  return Math.min(ago(one, other.player), ago(other, one.player));
}

/** Who has had the first seat less often gets it. */
function seated(one: Waiting, other: Waiting): Duel {
  const firsts = ({ met }: Waiting): number => met.reduce((sum, { wasFirst }) => sum + (wasFirst ? 1 : -1), 0);
  const [first, second] = firsts(one) <= firsts(other) ? [one, other] : [other, one];
  return { first: first.player, second: second.player };
}

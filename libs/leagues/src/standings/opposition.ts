import { pointsOf, type RoundKind, type RoundScore, type Scores } from './scores.js';
import type { TieBreakRules } from './tie-break-rules.js';

/** The part of one round, or of one opponent of it, in a sum over opponents. */
export interface Opposition {
  /** The points of the opponent, as they count for this player. */
  readonly score: number;
  /** The player's own points of the round. */
  readonly points: number;
  /** The player chose not to play (C.07, 16.2.5): such a round is cut first. */
  readonly isVoluntary: boolean;
}

const VOLUNTARY: ReadonlySet<RoundKind> = new Set<RoundKind>(['NO_SHOW', 'ABSENCE']);

/** Whether a round counts as a meeting with its opponents. */
export const counts = ({ kind }: RoundScore, { unplayed }: TieBreakRules): boolean =>
  kind === 'PLAYED' || (unplayed === 'FIXED' && kind !== 'ANNULLED');

/** What sums over opponents ask of all players: computed once for a table. */
export interface Sums {
  /** The points of each player. */
  readonly own: ReadonlyMap<string, number>;
  /** The points of each player as they count for their opponents. */
  readonly adjusted: ReadonlyMap<string, number>;
  /** A draw in each round: the most that a round without an opponent counts. */
  readonly most: number;
  /** The oppositions that were computed already: several tie-breaks ask for them. */
  readonly known: Map<string, readonly Opposition[]>;
}

/** The sums of all players. */
export function sumsOf(scores: Scores, rules: TieBreakRules): Sums {
  const own = new Map<string, number>();
  const adjusted = new Map<string, number>();
  let rounds = 0;
  for (const [player, records] of scores) {
    own.set(player, pointsOf(scores, player));
    adjusted.set(player, adjustedPoints(records, rules));
    rounds = Math.max(rounds, records.length);
  }
  return { own, adjusted, most: rules.draw * rounds, known: new Map() };
}

/** The opposition of a player, round by round (C.07, articles 8 and 16). */
export function oppositionOf(scores: Scores, player: string, rules: TieBreakRules, sums: Sums): readonly Opposition[] {
  const known = sums.known.get(player);
  if (known) return known;
  const opposition: Opposition[] = [];
  for (const round of scores.get(player) ?? [])
    if (counts(round, rules))
      for (const other of round.against)
        opposition.push({ score: sums.adjusted.get(other) ?? 0, points: round.points, isVoluntary: false });
    else if (rules.unplayed === 'SWISS') opposition.push(withoutGame(round, sums.own.get(player) ?? 0, sums));
  sums.known.set(player, opposition);
  return opposition;
}

/** 16.4: a dummy opponent with the player's own points, at most those of the opponent, or half of all points. */
function withoutGame({ kind, points, against }: RoundScore, own: number, { adjusted, most }: Sums): Opposition {
  const wasPaired = kind === 'WALKOVER' || kind === 'NO_SHOW';
  const limits = wasPaired ? against.map((other) => adjusted.get(other) ?? 0) : [most];
  return { score: Math.min(own, ...limits), points, isVoluntary: VOLUNTARY.has(kind) };
}

/** The points of an opponent: rounds after the last one that they were ready to play count as draws (16.3). */
function adjustedPoints(rounds: readonly RoundScore[], { unplayed, draw }: TieBreakRules): number {
  const isPresent = ({ kind, against }: RoundScore): boolean => !VOLUNTARY.has(kind) || against.length > 0;
  const last = rounds.findLastIndex(({ kind }) => !VOLUNTARY.has(kind));
  return rounds.reduce(
    (sum, round, place) => sum + (unplayed !== 'SWISS' || place <= last || isPresent(round) ? round.points : draw),
    0,
  );
}

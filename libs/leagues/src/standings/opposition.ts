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

/** The opposition of a player, round by round (C.07, articles 8 and 16). */
export function oppositionOf(scores: Scores, player: string, rules: TieBreakRules): readonly Opposition[] {
  const rounds = scores.get(player) ?? [];
  const most = rules.draw * Math.max(0, ...[...scores.values()].map(({ length }) => length));
  const own = pointsOf(scores, player);
  return rounds.flatMap((round): readonly Opposition[] => {
    const { kind, points, against } = round;
    if (counts(round, rules))
      return against.map((other) => ({ score: adjusted(scores, other, rules), points, isVoluntary: false }));
    if (rules.unplayed !== 'SWISS') return [];
    const isVoluntary = VOLUNTARY.has(kind);
    const wasPaired = kind === 'WALKOVER' || kind === 'NO_SHOW';
    // 16.4: a dummy opponent with the player's own points, at most those of the opponent, or half of all points.
    const limits = wasPaired ? against.map((other) => adjusted(scores, other, rules)) : [most];
    return [{ score: Math.min(own, ...limits), points, isVoluntary }];
  });
}

/** The points of an opponent: rounds after the last one that they were ready to play count as draws (16.3). */
function adjusted(scores: Scores, player: string, { unplayed, draw }: TieBreakRules): number {
  const rounds = scores.get(player) ?? [];
  const isPresent = ({ kind, against }: RoundScore): boolean => !VOLUNTARY.has(kind) || against.length > 0;
  const last = rounds.findLastIndex(({ kind }) => !VOLUNTARY.has(kind));
  return rounds.reduce(
    (sum, round, place) => sum + (unplayed !== 'SWISS' || place <= last || isPresent(round) ? round.points : draw),
    0,
  );
}

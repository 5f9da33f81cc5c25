/** The record of a player in one round. */
export type SwissRound =
  | { readonly kind: 'PLAYED'; readonly opponent: string; readonly wasFirst: boolean; readonly points: number }
  /** A pairing-allocated bye, a forfeit, or an absence. */
  | { readonly kind: 'UNPLAYED'; readonly isBye: boolean; readonly points: number };

/** A player of a Swiss tournament. */
export interface Entrant {
  readonly player: string;
  /** The number in the list of entrants, from 1: the best first. */
  readonly number: number;
  /** The records so far, one per round. */
  readonly rounds: readonly SwissRound[];
}

/** The points of a round. */
export interface SwissPoints {
  readonly win: number;
  readonly loss: number;
}

/** The float of a player in a round: down to weaker opponents, or without one; or up to a stronger one. */
export type Float = 'DOWN' | 'UP' | null;

/** The values of an entrant for the rules of pairing. */
export interface Standing {
  readonly player: string;
  readonly number: number;
  readonly score: number;
  /** The opponents met over the board: a forfeit is not a meeting. */
  readonly met: ReadonlySet<string>;
  /** The seats in the played games, the latest last: true for the first. */
  readonly seats: readonly boolean[];
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  /** The floats of the previous round, and of the one before that. */
  readonly floats: readonly [Float, Float];
}

/** The values of entrants from their rounds, by rank: score, then number (C.04.3, 1.2). */
export function standingsOf(entrants: readonly Entrant[], points: SwissPoints): readonly Standing[] {
  const byPlayer = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  return entrants
    .map((entrant): Standing => {
      const { player, number, rounds } = entrant;
      const played = rounds.filter((round) => round.kind === 'PLAYED');
      return {
        player,
        number,
        score: scoreAfter(entrant, rounds.length),
        met: new Set(played.map(({ opponent }) => opponent)),
        seats: played.map(({ wasFirst }) => wasFirst),
        mayHaveBye: !rounds.some((round) => round.kind === 'UNPLAYED' && (round.isBye || round.points >= points.win)),
        unplayed: rounds.length - played.length,
        floats: [1, 2].map((ago) => floatIn(entrant, rounds.length - ago, byPlayer, points)) as [Float, Float],
      };
    })
    .sort(byRank);
}

/** The order of the table: the best first. */
export const byRank = (one: Standing, other: Standing): number => other.score - one.score || one.number - other.number;

const scoreAfter = ({ rounds }: Entrant, count: number): number =>
  rounds.slice(0, count).reduce((sum, round) => sum + round.points, 0);

/**
 * C.04.3, 1.4: a player floats who meets an opponent with another score, or gets more than for a loss without
 * playing.
 */
function floatIn(
  entrant: Entrant,
  place: number,
  byPlayer: ReadonlyMap<string, Entrant>,
  { loss }: SwissPoints,
): Float {
  const round = entrant.rounds[place];
  if (!round) return null;
  if (round.kind === 'UNPLAYED') return round.isBye || round.points > loss ? 'DOWN' : null;
  const opponent = byPlayer.get(round.opponent);
  if (!opponent) return null;
  const distance = scoreAfter(entrant, place) - scoreAfter(opponent, place);
  return distance > 0 ? 'DOWN' : distance < 0 ? 'UP' : null;
}

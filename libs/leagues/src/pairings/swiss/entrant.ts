/** The record of a player in one round. */
export type SwissRound =
  | { readonly kind: 'PLAYED'; readonly opponent: string; readonly wasFirst: boolean; readonly points: number }
  /** A pairing-allocated bye, a forfeit, or an absence; `wasPaired`: the player was to play, or got the bye. */
  | { readonly kind: 'UNPLAYED'; readonly isBye: boolean; readonly wasPaired?: boolean; readonly points: number };

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
  /** Only acceleration needs it; by default half a win. */
  readonly draw?: number;
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

/** The score of an entrant for the pairing of a round, from 0: the points of the rounds before, and any acceleration. */
export type PairingScore = (entrant: Entrant, round: number) => number;

/** The points of the rounds before. */
export const scoreBefore: PairingScore = ({ rounds }, round) =>
  rounds.slice(0, round).reduce((sum, { points }) => sum + points, 0);

/** The values of entrants from their rounds, by rank: score, then number (C.04.3, 1.2). */
export function standingsOf(
  entrants: readonly Entrant[],
  points: SwissPoints,
  scoreFor: PairingScore = scoreBefore,
): readonly Standing[] {
  const byPlayer = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  return entrants
    .map((entrant): Standing => {
      const { player, number, rounds } = entrant;
      const played = rounds.filter((round) => round.kind === 'PLAYED');
      return {
        player,
        number,
        score: scoreFor(entrant, rounds.length),
        met: new Set(played.map(({ opponent }) => opponent)),
        seats: played.map(({ wasFirst }) => wasFirst),
        mayHaveBye: !rounds.some((round) => round.kind === 'UNPLAYED' && (round.isBye || round.points >= points.win)),
        unplayed: rounds.length - played.length,
        floats: [1, 2].map((ago) => floatIn(entrant, rounds.length - ago, { byPlayer, points, scoreFor })) as [
          Float,
          Float,
        ],
      };
    })
    .sort(byRank);
}

/** The order of the table: the best first. */
export const byRank = (one: Standing, other: Standing): number => other.score - one.score || one.number - other.number;

interface Floating {
  readonly byPlayer: ReadonlyMap<string, Entrant>;
  readonly points: SwissPoints;
  readonly scoreFor: PairingScore;
}

/**
 * C.04.3, 1.4: a player floats who meets an opponent with another score, or gets more than for a loss without
 * playing.
 */
function floatIn(entrant: Entrant, place: number, { byPlayer, points: { loss }, scoreFor }: Floating): Float {
  const round = entrant.rounds[place];
  if (!round) return null;
  if (round.kind === 'UNPLAYED') return round.isBye || round.points > loss ? 'DOWN' : null;
  const opponent = byPlayer.get(round.opponent);
  if (!opponent) return null;
  const distance = scoreFor(entrant, place) - scoreFor(opponent, place);
  return distance > 0 ? 'DOWN' : distance < 0 ? 'UP' : null;
}

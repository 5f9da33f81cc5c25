/** What a player did in one round. */
export type SwissRound =
  | { readonly kind: 'PLAYED'; readonly opponent: string; readonly wasFirst: boolean; readonly points: number }
  /** A bye that the pairing gave, a forfeit, or an absence. */
  | { readonly kind: 'UNPLAYED'; readonly isBye: boolean; readonly points: number };

/** Somebody who plays a Swiss tournament. */
export interface Entrant {
  readonly player: string;
  /** The number in the list of entrants, from 1: the best first. */
  readonly number: number;
  /** What was done so far, a round each. */
  readonly rounds: readonly SwissRound[];
}

/** What a round gives. */
export interface SwissPoints {
  readonly win: number;
  readonly loss: number;
}

/** Which way somebody floated in a round: down to weaker opponents, or without one; or up to a stronger one. */
export type Float = 'DOWN' | 'UP' | null;

/** What the rules of pairing ask of an entrant. */
export interface Standing {
  readonly player: string;
  readonly number: number;
  readonly score: number;
  /** Those whom he has met over the board: a forfeit is no meeting. */
  readonly met: ReadonlySet<string>;
  /** At which seat he sat in the games that were played, the latest last: true for the first. */
  readonly seats: readonly boolean[];
  readonly mayHaveBye: boolean;
  readonly unplayed: number;
  /** How he floated in the round before, and in the one before that. */
  readonly floats: readonly [Float, Float];
}

/** What the rounds of entrants come to, by rank: score, then number (C.04.3, 1.2). */
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

/** C.04.3, 1.4: who meets somebody of another score floats, and who gets more than for a loss without playing. */
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

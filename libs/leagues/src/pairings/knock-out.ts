/** A match of a bracket. */
export interface BracketMatch {
  /** Its id in the bracket: `W2.1` is the first match of the second round of the winners' bracket. */
  readonly id: string;
  /** The players; null while unknown, or for a bye. */
  readonly players: readonly [string | null, string | null];
  /** The player who advances; null until known. */
  readonly winner: string | null;
}

/** The winners of finished matches, by their ids. */
export type MatchWinners = ReadonlyMap<string, string>;

/** The source of a player of a match: a seed, or the winner or loser of another match. */
type Source =
  { readonly from: 'seed'; readonly place: number } | { readonly from: 'winner' | 'loser'; readonly match: string };

interface Plan {
  readonly id: string;
  readonly sources: readonly [Source, Source];
}

/**
 * A single elimination: a player is out after one defeat. The best seeds meet as late as possible, and get the byes
 * of the first round.
 * @param seeds players, the best first.
 */
export function knockOut(seeds: readonly string[], winners: MatchWinners): readonly BracketMatch[] {
  return played(winnersBracket(sizeFor(seeds.length)), seeds, winners);
}

/**
 * A double elimination: a player is out after two defeats. Players with one defeat continue in the losers' bracket,
 * whose winner meets the undefeated player in `F1`, and after that player's first defeat again in `F2`.
 * @param seeds players, the best first.
 */
export function doubleElimination(seeds: readonly string[], winners: MatchWinners): readonly BracketMatch[] {
  const size = sizeFor(seeds.length);
  const upper = winnersBracket(size);
  const rounds = Math.log2(size);
  const lower = losersBracket(size);
  const undefeated: Source = { from: 'winner', match: `W${rounds}.1` };
  const back: Source =
    lower.length > 0 ? { from: 'winner', match: lower.at(-1)?.id ?? '' } : { from: 'loser', match: 'W1.1' };
  const final: Plan = { id: 'F1', sources: [undefeated, back] };
  const matches = played([...upper, ...lower, final], seeds, winners);
  const first = matches.at(-1);
  const [unbeaten, comer] = first?.players ?? [null, null];
  if (!first || unbeaten === null || comer === null || first.winner !== comer) return matches;
  return [...matches, { id: 'F2', players: [unbeaten, comer], winner: winners.get('F2') ?? null }];
}

/** The matches that can be played now. */
export const openMatches = (matches: readonly BracketMatch[]): readonly BracketMatch[] =>
  matches.filter(({ players, winner }) => winner === null && players.every((player) => player !== null));

const sizeFor = (players: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, players)));

/** The places of seeds in a bracket, from its top: two places that meet always have the same sum. */
function seeding(size: number): readonly number[] {
  let places: readonly number[] = [0];
  while (places.length < size) {
    const next = places.length * 2;
    places = places.flatMap((place) => [place, next - 1 - place]);
  }
  return places;
}

function winnersBracket(size: number): readonly Plan[] {
  const places = seeding(size);
  const plans: Plan[] = [];
  for (let number = 1; number <= size / 2; number += 1) {
    const [one, other] = places.slice(2 * number - 2, 2 * number) as [number, number];
    plans.push({
      id: `W1.${number}`,
      sources: [
        { from: 'seed', place: one },
        { from: 'seed', place: other },
      ],
    });
  }
  for (let round = 2; 2 ** round <= size; round += 1)
    for (let number = 1; number <= size / 2 ** round; number += 1)
      plans.push({
        id: `W${round}.${number}`,
        sources: [
          { from: 'winner', match: `W${round - 1}.${2 * number - 1}` },
          { from: 'winner', match: `W${round - 1}.${2 * number}` },
        ],
      });
  return plans;
}

/**
 * The losers' bracket: rounds among its players alternate with rounds against players who come down. In every second
 * round, those who come down are put in from the other end, so that two who have met do not meet again at once.
 */
function losersBracket(size: number): readonly Plan[] {
  const plans: Plan[] = [];
  const rounds = Math.log2(size);
  for (let upper = 2; upper <= rounds; upper += 1) {
    const count = size / 2 ** upper;
    const [inner, outer] = [2 * (upper - 1) - 1, 2 * (upper - 1)];
    for (let number = 1; number <= count; number += 1) {
      const pair = [2 * number - 1, 2 * number].map((each): Source =>
        upper === 2 ? { from: 'loser', match: `W1.${each}` } : { from: 'winner', match: `L${inner - 1}.${each}` },
      ) as [Source, Source];
      plans.push({ id: `L${inner}.${number}`, sources: pair });
    }
    for (let number = 1; number <= count; number += 1) {
      const down = upper % 2 === 0 ? count + 1 - number : number;
      plans.push({
        id: `L${outer}.${number}`,
        sources: [
          { from: 'loser', match: `W${upper}.${down}` },
          { from: 'winner', match: `L${inner}.${number}` },
        ],
      });
    }
  }
  return plans;
}

/** The state of a place in a match: a player, permanently empty, or not known yet. */
type Comer = { readonly player: string } | 'nobody' | 'somebody';

function played(plans: readonly Plan[], seeds: readonly string[], winners: MatchWinners): readonly BracketMatch[] {
  const won = new Map<string, Comer>();
  const lost = new Map<string, Comer>();
  return plans.map(({ id, sources }): BracketMatch => {
    const [one, other] = sources.map((source): Comer => comerFrom(source, { seeds, won, lost })) as [Comer, Comer];
    const winner = winnerOf(id, [one, other], winners);
    won.set(id, winner);
    lost.set(id, loserOf([one, other], winner));
    return { id, players: [nameOf(one), nameOf(other)], winner: nameOf(winner) };
  });
}

interface Known {
  readonly seeds: readonly string[];
  readonly won: ReadonlyMap<string, Comer>;
  readonly lost: ReadonlyMap<string, Comer>;
}

function comerFrom(source: Source, { seeds, won, lost }: Known): Comer {
  if (source.from === 'seed') {
    const player = seeds[source.place];
    return player === undefined ? 'nobody' : { player };
  }
  return (source.from === 'winner' ? won : lost).get(source.match) ?? 'somebody';
}

/**
 * The player who advances, without a game if the other place is empty. Throws a RangeError for a winner who does not
 * play.
 */
function winnerOf(id: string, [one, other]: readonly [Comer, Comer], winners: MatchWinners): Comer {
  if (one === 'nobody') return other;
  if (other === 'nobody') return one;
  const player = winners.get(id);
  if (player === undefined || one === 'somebody' || other === 'somebody') return 'somebody';
  if (player !== one.player && player !== other.player)
    throw new RangeError(`${player} does not play the match ${id}.`);
  return { player };
}

function loserOf([one, other]: readonly [Comer, Comer], winner: Comer): Comer {
  if (one === 'nobody' || other === 'nobody') return 'nobody';
  if (winner === 'somebody' || winner === 'nobody' || one === 'somebody' || other === 'somebody') return 'somebody';
  return winner.player === one.player ? other : one;
}

const nameOf = (comer: Comer): string | null => (typeof comer === 'string' ? null : comer.player);

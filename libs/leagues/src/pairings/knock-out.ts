/** A match of a bracket. */
export interface BracketMatch {
  /** Its id in the bracket: `W2.1` is the first match of the second round of the winners' bracket. */
  readonly id: string;
  /** The players; null while unknown, or for a bye. */
  readonly players: readonly [string | null, string | null];
  /** The player who advances; null until known, and where neither does. */
  readonly winner: string | null;
  /** Whether it is decided. */
  readonly isOver: boolean;
}

/** The result of a match as it was played. */
export interface MatchResult {
  readonly players: readonly string[];
  /** The player who advances; null where neither does, undefined while it is played. */
  readonly winner: string | null | undefined;
  /** True: it is the match even where other players were to play it, since an earlier result was changed later. */
  readonly stands: boolean;
}

/** The results of matches, by their ids, the latest last. Those of other players than the match has count for nothing. */
export type MatchResults = ReadonlyMap<string, readonly MatchResult[]>;

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
export function knockOut(seeds: readonly string[], results: MatchResults): readonly BracketMatch[] {
  return played(winnersBracket(sizeFor(seeds.length)), seeds, results);
}

/**
 * A double elimination: a player is out after two defeats. Players with one defeat continue in the losers' bracket,
 * whose winner meets the undefeated player in `F1`, and after that player's first defeat again in `F2`.
 * @param seeds players, the best first.
 */
export function doubleElimination(seeds: readonly string[], results: MatchResults): readonly BracketMatch[] {
  const size = sizeFor(seeds.length);
  const upper = winnersBracket(size);
  const rounds = Math.log2(size);
  const lower = losersBracket(size);
  const undefeated: Source = { from: 'winner', match: `W${rounds}.1` };
  const back: Source =
    lower.length > 0 ? { from: 'winner', match: lower.at(-1)?.id ?? '' } : { from: 'loser', match: 'W1.1' };
  const final: Plan = { id: 'F1', sources: [undefeated, back] };
  const matches = played([...upper, ...lower, final], seeds, results);
  const first = matches.at(-1);
  const [unbeaten, comer] = first?.players ?? [null, null];
  if (!first || unbeaten === null || comer === null || first.winner !== comer) return matches;
  const winner = winnerOf([{ player: unbeaten }, { player: comer }], results.get('F2') ?? []);
  return [...matches, matchOf('F2', [{ player: unbeaten }, { player: comer }], winner)];
}

/** The matches that can be played now. */
export const openMatches = (matches: readonly BracketMatch[]): readonly BracketMatch[] =>
  matches.filter(({ players, isOver }) => !isOver && players.every((player) => player !== null));

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

function played(plans: readonly Plan[], seeds: readonly string[], results: MatchResults): readonly BracketMatch[] {
  const won = new Map<string, Comer>();
  const lost = new Map<string, Comer>();
  return plans.map(({ id, sources }): BracketMatch => {
    const known = results.get(id) ?? [];
    const due = sources.map((source): Comer => comerFrom(source, { seeds, won, lost })) as [Comer, Comer];
    const comers = standing(known) ?? due;
    const winner = winnerOf(comers, known);
    won.set(id, winner);
    lost.set(id, loserOf(comers, winner));
    return matchOf(id, comers, winner);
  });
}

const matchOf = (id: string, [one, other]: readonly [Comer, Comer], winner: Comer): BracketMatch => ({
  id,
  players: [nameOf(one), nameOf(other)],
  winner: nameOf(winner),
  isOver: winner !== 'somebody',
});

/** The players of a match whose result stands, whoever was to play it. */
function standing(results: readonly MatchResult[]): readonly [Comer, Comer] | undefined {
  const [one, other] = results.findLast(({ stands }) => stands)?.players ?? [];
  return one === undefined || other === undefined ? undefined : [{ player: one }, { player: other }];
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

/** The player who advances: without a game if the other place is empty, else by the latest result of these two. */
function winnerOf([one, other]: readonly [Comer, Comer], results: readonly MatchResult[]): Comer {
  if (one === 'nobody') return other;
  if (other === 'nobody') return one;
  if (one === 'somebody' || other === 'somebody') return 'somebody';
  // With matches that stand, both ways into a final may lead from one player.
  if (one.player === other.player) return one;
  const result = results.findLast(
    ({ players, winner }) => winner !== undefined && players.includes(one.player) && players.includes(other.player),
  );
  if (result?.winner == null) return result ? 'nobody' : 'somebody';
  return { player: result.winner };
}

function loserOf([one, other]: readonly [Comer, Comer], winner: Comer): Comer {
  if (one === 'nobody' || other === 'nobody' || winner === 'nobody') return 'nobody';
  if (winner === 'somebody' || one === 'somebody' || other === 'somebody') return 'somebody';
  if (one.player === other.player) return 'nobody';
  return winner.player === one.player ? other : one;
}

const nameOf = (comer: Comer): string | null => (typeof comer === 'string' ? null : comer.player);

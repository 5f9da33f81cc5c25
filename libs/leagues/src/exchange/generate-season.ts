import { grouped } from './grouped.js';
import { isRefusal, Random } from '#kernel';
import type { LeagueEvent } from '../league/events.js';
import { evolveLeague } from '../league/evolve.js';
import { planSchema } from '../league/plan.js';
import { forfeitScores } from '../league/scoring.js';
import { pointSystemOf } from '../league/point-system.js';
import { proposalFor } from '../league/proposal.js';
import { newLeague, playing, type League, type Pairing, type Round, type Season } from '../league/state.js';

/** What a random Swiss season is like. Shares are from 0 to 1. */
export interface RandomSeason {
  readonly seed: string;
  readonly players: number;
  readonly rounds: number;
  /** Players who enter after the first round. */
  readonly late: number;
  /** Players who withdraw before the end. */
  readonly withdrawn: number;
  /** The share of players who ask not to play a round. */
  readonly byes: number;
  /** The share of games that a player does not appear for. */
  readonly forfeits: number;
  /** The share of games that an arbiter decides: a half for one and nothing for the other, or nothing for both. */
  readonly odd: number;
  readonly draws: number;
  readonly accelerated: boolean;
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
}

const BY = 'system';
const told = { season: 1, by: BY } as const;

/** A random Swiss season, paired by the rules. It ends early where the rules allow no further pairing. */
export function generateSeason(wanted: RandomSeason): Season {
  const random = Random.from(wanted.seed);
  let league = opened(wanted);
  const enteredIn = lateEntries(wanted, random);
  const goneAfter = withdrawals(wanted, random);
  for (let round = 1; round <= wanted.rounds; round += 1) {
    league = (enteredIn.get(round) ?? []).reduce((now, number) => evolveLeague(now, entered(number)), league);
    for (const player of goneAfter.get(round) ?? [])
      league = evolveLeague(league, { type: 'withdrawn', ...told, player, reason: 'Withdrew.' });
    const paired = pairedRound(seasonIn(league), round, wanted, random);
    if (!paired) break;
    league = evolveLeague(league, paired);
    const { pairings } = paired;
    league = pairings.reduce((now, pairing) => evolveLeague(now, result(pairing, wanted, random)), league);
  }
  return seasonIn(league);
}

function seasonIn({ seasons: [season] }: League): Season {
  if (!season) throw new Error('The league has no season.');
  return season;
}

const entered = (number: number): LeagueEvent => ({
  type: 'entered',
  ...told,
  player: String(number),
  members: [String(number)],
  number,
});

function opened({ players, late, rounds, accelerated, points }: RandomSeason): League {
  const plan = planSchema.parse({
    ruleset: 'reported',
    format: { kind: 'SWISS', rounds, ...(accelerated ? { accelerated } : {}) },
    scoring: { kind: 'RESULT', ...points },
  });
  const first: readonly LeagueEvent[] = [
    { type: 'opened', name: 'Random season', operators: [BY], by: BY },
    { type: 'seasonOpened', name: 'Random season', plan, ...told },
    ...Array.from({ length: players - late }, (_, place) => entered(place + 1)),
  ];
  return first.reduce(evolveLeague, newLeague);
}

function lateEntries({ players, late, rounds }: RandomSeason, random: Random): ReadonlyMap<number, readonly number[]> {
  const numbers = Array.from({ length: late }, (_, place) => players - late + 1 + place);
  return grouped(numbers, () => 2 + random.below(Math.max(1, rounds - 1)));
}

function withdrawals(
  { players, late, withdrawn, rounds }: RandomSeason,
  random: Random,
): ReadonlyMap<number, readonly string[]> {
  const numbers = random.shuffle(Array.from({ length: players - late }, (_, place) => String(place + 1)));
  return grouped(numbers.slice(0, withdrawn), () => 2 + random.below(Math.max(1, rounds - 1)));
}

type RoundPaired = Extract<LeagueEvent, { readonly type: 'roundPaired' }>;

function pairedRound(
  season: Season,
  round: number,
  { byes: share }: RandomSeason,
  random: Random,
): RoundPaired | undefined {
  const { halfBye } = pointSystemOf(season.plan);
  const byes: Round['byes'] = playing(season)
    .filter(() => random.below(1_000) < share * 1_000)
    .map(({ player }) => ({ player, points: halfBye, requested: true }));
  const proposal = proposalFor(season, { pairings: [], byes });
  if (isRefusal(proposal)) return undefined;
  const pairings = proposal.pairings.map(({ players }, place) => ({
    gameId: `${round}-${place + 1}`,
    players: [...players],
  }));
  return { type: 'roundPaired', ...told, round, pairings, byes: [...proposal.byes], startsAt: 0, isProposed: true };
}

function result(
  { gameId, players }: Pick<Pairing, 'gameId' | 'players'>,
  { forfeits, odd, draws, points: { win, draw, loss } }: RandomSeason,
  random: Random,
): LeagueEvent {
  const chance = random.below(1_000) / 1_000;
  const [first = '', second = ''] = random.shuffle(players);
  if (chance < forfeits) {
    const absent = random.below(10) === 0 ? [first, second] : [first];
    const scores = forfeitScores({ forfeitWin: win, forfeitLoss: 0 }, players, absent);
    return { type: 'resultForfeited', ...told, gameId, absent, scores: [...scores], reason: 'Did not appear.' };
  }
  const isOdd = chance < forfeits + odd;
  const isDraw = !isOdd && random.below(1_000) < draws * 1_000;
  const winner = isOdd ? random.pick([draw, loss]) : isDraw ? draw : win;
  const scores = [
    { player: first, points: winner },
    { player: second, points: isDraw ? draw : loss },
  ];
  const placed = scores.map(({ player, points }, place) => ({
    player,
    points: 0,
    rank: points < winner || (place === 1 && !isDraw) ? 2 : 1,
  }));
  return { type: 'resultConfirmed', ...told, gameId, gameHash: '', endedAt: 0, placed, scores };
}

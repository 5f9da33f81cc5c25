import { bestMatching } from '../../matching/heaviest-matching.js';
import type { Duel, DuelRound } from '../round-robin.js';
import { pairBracket } from './bracket.js';
import type { Field, Pair } from './field.js';
import type { Bracket } from './criteria.js';
import { bakuScore } from './baku.js';
import {
  byRank,
  scoreBefore,
  standingsOf,
  type Entrant,
  type PairingScore,
  type Standing,
  type SwissPoints,
} from './entrant.js';
import { pairingNumbers } from './pairing-numbers.js';
import { surelyPaired } from './surely-paired.js';
import { ABSOLUTE, preferenceOf, seated } from './seats.js';

/** The settings of a Swiss tournament. */
export interface SwissRules {
  readonly points: SwissPoints;
  /** The number of rounds. */
  readonly rounds: number;
  /** Whether odd numbers get the first seat in the first round: to be drawn by lot. */
  readonly initial: boolean;
  /** The players of the first round, whom the Baku acceleration divides; absent without acceleration. */
  readonly starters?: ReadonlySet<string>;
  /** The players whose opponents in the round are given; absent without any. */
  readonly paired?: ReadonlySet<string>;
  /** Whether an organizer lets two players meet; any two where absent. */
  readonly mayMeet?: (one: string, other: string) => boolean;
  /** The points that a player has beside those of the rounds before a round, from 0; none where absent. */
  readonly adjustment?: (player: string, round: number) => number;
}

/** The remaining players cannot be paired under the absolute criteria: an organizer has to decide. */
export class NoPairing extends Error {}

/**
 * The next round of a Swiss tournament by FIDE's Dutch system (Handbook C.04.3, in force from 1 February 2026).
 * @param entrants all players with their results of the previous rounds, including those who do not play this round,
 * since their opponents' records depend on them. @param absent those of them who do not play this round. Throws
 * NoPairing where the absolute criteria leave a player over.
 */
export function dutch(
  entrants: readonly Entrant[],
  { points, rounds, initial, starters, paired: given = new Set(), adjustment, mayMeet = () => true }: SwissRules,
  absent: ReadonlySet<string> = new Set(),
): DuelRound {
  const played = Math.max(0, ...entrants.map((entrant) => entrant.rounds.length));
  const isAway = new Set([...absent].filter((player) => !given.has(player)));
  const numbered = pairingNumbers(entrants, isAway);
  const byRounds = starters ? bakuScore(numbered, starters, { points, rounds }) : scoreBefore;
  const scoreFor: PairingScore = (entrant, round) =>
    byRounds(entrant, round) + (adjustment?.(entrant.player, round) ?? 0);
  const players = standingsOf(numbered, points, scoreFor).filter(({ player }) => !absent.has(player));
  const isLast = played + 1 === rounds;
  const isTopScorer = ({ score }: Standing): boolean => isLast && score > (points.win * played) / 2;
  const field = fieldOf(players, isTopScorer, mayMeet);
  const pairs = pairAll(field, isTopScorer);
  const paired = new Set(pairs.flat());
  return {
    bye: players.find((each) => !paired.has(each))?.player ?? null,
    duels: pairs.map(([one, other]): Duel => {
      const { first, second } = seated(one, other, initial);
      return { first: first.player, second: second.player };
    }),
  };
}

/** C1 to C3, C5 and the pairs that an organizer forbids: the allowed pairs, and the players who may be left without an opponent. */
function fieldOf(
  players: readonly Standing[],
  isTopScorer: (standing: Standing) => boolean,
  isAllowed: NonNullable<SwissRules['mayMeet']>,
): Field {
  const preferences = new Map(players.map((each) => [each, preferenceOf(each)]));
  const mayMeet = (one: Standing, other: Standing): boolean => {
    if (one.met.has(other.player) || !isAllowed(one.player, other.player)) return false;
    if (isTopScorer(one) || isTopScorer(other)) return true;
    const [own, its] = [preferences.get(one), preferences.get(other)];
    return own?.strength !== ABSOLUTE || its?.strength !== ABSOLUTE || own.first !== its.first;
  };
  if (players.length % 2 === 0) return { players, mayMeet, mayHaveBye: null };
  const score = lowestByeScore(players, mayMeet);
  return { players, mayMeet, mayHaveBye: (each) => each.mayHaveBye && each.score === score };
}

/** C5: the lowest score of a player without whom all others can be paired. Throws NoPairing where there is none. */
function lowestByeScore(players: readonly Standing[], mayMeet: Field['mayMeet']): number {
  const scores = [...new Set(players.map(({ score }) => score))].sort((one, other) => one - other);
  const last = players.findLast(({ mayHaveBye }) => mayHaveBye);
  if (last && surelyPaired(players, mayMeet, 1)) return last.score;
  const nobody = players.length;
  const edges = players.flatMap((one, place) => [
    ...players
      .slice(place + 1)
      .flatMap((other, more) => (mayMeet(one, other) ? [{ one: place, other: place + 1 + more, weight: 0n }] : [])),
    ...(one.mayHaveBye ? [{ one: place, other: nobody, weight: -BigInt(scores.indexOf(one.score)) }] : []),
  ]);
  const bye = players[bestMatching(players.length + 1, edges)?.mates[nobody] ?? nobody];
  if (!bye) throw new NoPairing('The absolute criteria leave more than one player without an opponent.');
  return bye.score;
}

function pairAll(field: Field, isTopScorer: (standing: Standing) => boolean): readonly Pair[] {
  const pairs: Pair[] = [];
  let left = field.players;
  let moved: readonly Standing[] = [];
  while (left.length > 1 || (left.length === 1 && field.mayHaveBye === null)) {
    const below = left.filter((each) => !moved.includes(each));
    const score = below[0]?.score;
    const residents = below.filter((each) => each.score === score);
    const lower = below.filter((each) => each.score !== score);
    const next = lower.filter((each) => each.score === lower[0]?.score);
    const inner = { ...field, players: left };
    const found = pairWithBye({ moved, residents, next, isTopScorer }, inner);
    if (!found) throw new NoPairing('The absolute criteria leave more than one player without an opponent.');
    pairs.push(...found);
    const taken = new Set(found.flat());
    moved = [...moved, ...residents].filter((each) => !taken.has(each)).sort(byRank);
    left = left.filter((each) => !taken.has(each));
    // There is no lower bracket: the remaining player has no opponent.
    if (lower.length === 0) break;
  }
  return pairs;
}

/**
 * C9, of who gets the bye, is asked only of a bracket that leaves exactly one player over, who may get it; and only
 * where it makes a difference.
 */
function pairWithBye(bracket: Omit<Bracket, 'leavesBye'>, field: Field): readonly Pair[] | undefined {
  const inside = [...bracket.moved, ...bracket.residents];
  const candidates = inside.filter((each) => field.mayHaveBye?.(each));
  if (new Set(candidates.map(({ unplayed }) => unplayed)).size < 2 || inside.length % 2 === 0)
    return pairBracket({ ...bracket, leavesBye: false }, field);
  if (bracket.next.length === 0) return pairBracket({ ...bracket, leavesBye: true }, field);
  const found = pairBracket({ ...bracket, leavesBye: false }, field);
  const leavesOne = found !== undefined && inside.length === 2 * found.length + 1;
  return leavesOne ? pairBracket({ ...bracket, leavesBye: true }, field) : found;
}

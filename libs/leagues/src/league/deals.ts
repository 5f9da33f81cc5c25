import type { Refusal } from '#kernel';
import type { Asking } from './asking.js';
import type { Plan } from './plan.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { boardsIn } from './running/boards.js';
import { gamesOf } from './running/match-games.js';
import type { MatchPlan } from './running/match-plan.js';
import type { Pairing, Round, Season } from './state.js';

/**
 * Refuses duplicate deals where they would not be the same, or become known too early: games that begin one after the other, or are
 * played elsewhere; seeds and seats of the players' own choice.
 */
export function wrongDeal({
  deal,
  format: { kind },
  match,
  finals,
  elsewhere,
  table,
}: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (deal !== 'DUPLICATE') return undefined;
  const isOneByOne = kind === 'LADDER' || kind === 'ARENA' || isSequence(match) || isSequence(finals?.match);
  const isOwn = table.seating === 'BY_PLAYERS' || table.substitutes === true || table.hiddenSeeds === true;
  return isOneByOne || elsewhere || isOwn ? refuseLeague('noDuplicate') : undefined;
}

const isSequence = (match: MatchPlan | undefined): boolean => match !== undefined && match.kind !== 'BOARDS';

/** The promises of the deals of a round, which the server makes: a stored round without them is forged. */
export function promisedDeals(
  { plan }: Season,
  { deals }: Asking,
): Refusal<LeagueRefusalCode> | { readonly deal?: string; readonly boardDeals?: string[] } {
  if (plan.deal !== 'DUPLICATE') return {};
  const boards = boardsIn(plan);
  const [deal, ...more] = deals ?? [];
  if (deal === undefined || 1 + more.length !== (boards ?? 1)) return refuseLeague('dealLost');
  return boards === undefined ? { deal } : { boardDeals: [deal, ...more] };
}

/** A deal that several games of a round have. */
export interface SharedDeal {
  /** SHA-256 of its seed. */
  readonly promise: string;
  /** The number of its board, from 0; undefined where pairings have no boards. */
  readonly board: number | undefined;
  /** All games with it, each as a pairing of its own. */
  readonly games: readonly Pairing[];
}

/** The deal of a game of a round: that of the round, or of its board in all matches; undefined where it has its own. */
export function sharedDealOf({ deal, boardDeals = [], pairings }: Round, gameId: string): SharedDeal | undefined {
  if (deal !== undefined) return { promise: deal, board: undefined, games: pairings };
  const games = pairings.map(gamesOf);
  const board = Math.max(...games.map((boards) => boards.findIndex((one) => one.gameId === gameId)));
  const promise = boardDeals[board];
  return promise === undefined ? undefined : { promise, board, games: games.flatMap((boards) => boards[board] ?? []) };
}

import type { Refusal } from '#kernel';
import type { z } from 'zod';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { pairingSchema } from '../events.js';
import type { Plan } from '../plan.js';
import type { ProposedRound } from '../proposal.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { playing, type Entry, type Season } from '../state.js';
import { matchPlanOf } from './match-games.js';
import type { MatchPlan } from './match-plan.js';

/** The number of boards of each match of teams in a season; undefined where its pairings have none. */
export const boardsIn = ({ match }: Pick<Plan, 'match'>): number | undefined =>
  match?.kind === 'BOARDS' ? match.boards : undefined;

/** Finals are played on the same boards as the rounds before. */
export const wrongBoards = ({ match, finals }: Plan): Refusal<LeagueRefusalCode> | undefined => {
  const boards = boardsIn({ match });
  const isEqual = !finals || boards === boardsIn({ match: finals.match });
  return isEqual ? undefined : refuseLeague('boardsDiffer');
};

/** Refuses a participant that has no player for each board. */
export function tooFewFor(
  { plan }: Pick<Season, 'plan'>,
  { player, members }: Pick<Entry, 'player' | 'members'>,
): Refusal<LeagueRefusalCode> | undefined {
  const boards = boardsIn(plan) ?? 0;
  return members.length < boards ? refuseLeague('tooFewMembers', { player, boards }) : undefined;
}

/** The players of a team from the next pairing on, in the order in which the team was entered. */
export function lineUp(season: Season, { player, members }: CommandOf<'lineUp'>, { by }: Asking): LeagueDecision {
  const boards = boardsIn(season.plan);
  if (boards === undefined) return refuseLeague('noBoards');
  const entry = playing(season).find((one) => one.player === player);
  if (!entry) return refuseLeague('notEntered', { player });
  const stranger = members.find((account) => !entry.members.includes(account));
  if (stranger !== undefined) return refuseLeague('notAMember', { account: stranger, player });
  if (members.length !== boards) return refuseLeague('wrongLineUp', { boards });
  const places = members.map((account) => entry.members.indexOf(account));
  const isInOrder = places.every((place, board) => board === 0 || place > (places[board - 1] ?? place));
  if (!isInOrder) return refuseLeague('wrongBoardOrder', { player });
  return { events: [{ type: 'linedUp', season: season.number, player, members, by }] };
}

/** A pairing with its games. */
type Paired = z.output<typeof pairingSchema>;

/** The pairings of a round with their games: one each, or one a board. */
export function withGames(season: Season, round: ProposedRound['pairings'], { gameIdOf }: Asking): Paired[] {
  const match = matchPlanOf(season);
  return round.map(({ players, match: id }, place): Paired => {
    const told = { players: [...players], ...(id === null ? {} : { match: id }) };
    if (match?.kind !== 'BOARDS') return { gameId: gameIdOf(place), ...told };
    const first = place * match.boards;
    return {
      gameId: gameIdOf(first),
      ...told,
      boards: boardsOf(season, players, match, (board) => gameIdOf(first + board)),
    };
  });
}

/** The boards of two teams: one team has the first seat on the odd boards, the other on the even ones. */
function boardsOf(
  { entries }: Season,
  teams: readonly string[],
  { boards, swapped }: Extract<MatchPlan, { readonly kind: 'BOARDS' }>,
  gameIdOf: (board: number) => string,
): Paired['boards'] {
  const sides = teams.map((team) => ({
    team,
    players: playersOf(
      entries.find(({ player }) => player === team),
      boards,
    ),
  }));
  return Array.from({ length: boards }, (_, board) => {
    const seated = swapped && board % 2 === 1 ? sides.toReversed() : sides;
    return {
      gameId: gameIdOf(board),
      players: seated.map(({ team }) => team),
      accounts: seated.map(({ players }) => players[board] ?? ''),
    };
  });
}

/** Who plays on the boards. A line-up of another number of boards is from an earlier plan. */
const playersOf = (entry: Entry | undefined, boards: number): readonly string[] =>
  entry?.lineUp?.length === boards ? entry.lineUp : (entry?.members ?? []).slice(0, boards);

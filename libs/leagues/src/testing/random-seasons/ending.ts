import { isRefusal } from '#kernel';
import type { LeagueDecision } from '../../league/asking.js';
import { bracketOf } from '../../league/bracket.js';
import { readyToPair } from '../../league/entering/check-in.js';
import { isForAll } from '../../league/proposal.js';
import { gamesOf } from '../../league/running/match-games.js';
import { hasHadItsRounds } from '../../league/running/rounds-left.js';
import { available, pairingsOf, playing, type Pairing, type Season } from '../../league/state.js';
import type { LeagueInput } from '../desk.js';
import type { World } from './world.js';

/** More rounds than any season of so few players has. */
const MOST_ROUNDS = 120;

const reason = 'The season has to end.';

/** Obstacles before the first round: the season has too few participants, and ends without one. */
const TOO_FEW = new Set(['nothingToPair', 'tooFewForGroups']);

/** Ends the season of a league as its operator can: decides what is undecided, pairs what is left, and closes it. The faults on the way. */
export function endOf(world: World): readonly string[] {
  const give = (command: LeagueInput): LeagueDecision => world.give({ by: 'system', command });
  if (world.league.status === 'ARCHIVED') give({ type: 'restoreLeague', reason });
  if (world.league.status === 'DELETED' || world.season?.status !== 'OPEN') return [];
  const { number } = world.season;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const undecided = decideAll(world.season, give);
    if (undecided !== undefined) return [undecided];
    const paired = pairOn(world.season, give);
    if (paired === 'over')
      return [...leftOpen(world.season), ...closed(give({ type: 'closeSeason', season: number, games: 'REFUSE' }))];
    if (paired !== 'paired') return [paired];
  }
  return [`season ${number} has no last round`];
}

const closed = (decision: LeagueDecision): readonly string[] =>
  isRefusal(decision) ? [`the season cannot be closed: ${decision.code}`] : [];

/** The games of a pairing with which it is decided: all boards that are open, or the one game that is played. */
const toDecide = (pairing: Pairing) =>
  (pairing.outcome ? [] : gamesOf(pairing)).flatMap(({ gameId, outcome }) =>
    outcome ? [] : { gameId, absent: pairing.players.slice(1) },
  );

/** Each game that is left goes to its first player who is still there. */
function decideAll(season: Season, give: (command: LeagueInput) => LeagueDecision): string | undefined {
  for (const { gameId, absent } of pairingsOf(season).flatMap(toDecide)) {
    const decision = give({ type: 'forfeit', season: season.number, gameId, absent, reason });
    if (isRefusal(decision)) return `${gameId} cannot be decided: ${decision.code}`;
  }
  return undefined;
}

const TOO_SMALL = { type: 'withdraw', reason } as const;

const withdrawn = (decision: LeagueDecision): string =>
  isRefusal(decision) ? `a team cannot be withdrawn: ${decision.code}` : 'paired';

function pairOn(season: Season, give: (command: LeagueInput) => LeagueDecision): string {
  const round = { type: 'pairRound', season: season.number, round: season.rounds.length + 1 } as const;
  const decision = give(round);
  if (!isRefusal(decision)) return 'paired';
  const { code, facts } = decision;
  if (TOO_FEW.has(code)) return resumed(season, give);
  // A later plan may have more boards than a team has members.
  if (code === 'tooFewMembers')
    return withdrawn(give({ ...TOO_SMALL, season: season.number, player: facts['player'] as string }));
  if (code === 'noPairing' && isForAll(season)) {
    const byes = available(readyToPair(season)).map(({ player }) => ({ player }));
    const alone = give({ ...round, pairings: [], byes });
    return isRefusal(alone) ? `a round of byes is refused: ${alone.code}` : 'paired';
  }
  if (code === 'groupsMissing' || code === 'notGrouped') return grouped(season, give);
  return `round ${round.round} is refused: ${code}`;
}

/** Players may have paused in a format that an earlier plan had: where they are needed, they play again. */
function resumed(season: Season, give: (command: LeagueInput) => LeagueDecision): string {
  const paused = playing(season).filter(({ isPaused }) => isPaused);
  for (const { player } of paused) {
    const decision = give({ type: 'resume', season: season.number, player });
    if (isRefusal(decision)) return `a pause cannot be ended: ${decision.code}`;
  }
  return paused.length > 0 ? 'paired' : 'over';
}

/** Groups by hand, of all participants; none where they are too few. */
function grouped(season: Season, give: (command: LeagueInput) => LeagueDecision): string {
  const count = season.plan.groups?.count ?? 0;
  const players = playing(season).map(({ player }) => player);
  if (players.length < 2 * count) return 'over';
  const groups = Array.from({ length: count }, (_, group) => ({
    players: players.filter((_player, place) => place % count === group),
  }));
  const decision = give({ type: 'formGroups', season: season.number, groups });
  return isRefusal(decision) ? `groups cannot be formed: ${decision.code}` : 'paired';
}

/** Where nothing is left to pair, a bracket has its winner, and finals that were planned have been played. */
function leftOpen(season: Season): readonly string[] {
  const open = (bracketOf(season) ?? []).filter(({ isOver }) => !isOver);
  const isBegun = season.rounds.length > 0;
  const isDue = season.plan.finals && hasHadItsRounds(season) && available(season).length > 1;
  return [
    ...(isBegun ? open.map(({ id }) => `the bracket ends without its match ${id}`) : []),
    ...(isBegun && isDue && !season.finals ? ['the finals were never played'] : []),
  ];
}

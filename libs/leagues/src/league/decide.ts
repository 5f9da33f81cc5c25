import { isSameJson, type Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from './asking.js';
import { challenge } from './challenge.js';
import { promisedDeals } from './deals.js';
import { decideDecks, isDeckCommand, shownAtTheEnd } from './decks/decide.js';
import { promotions } from './entering/admission.js';
import { decideEntering, isEntering } from './entering/decide.js';
import { pairPrepared } from './entering/pair-prepared.js';
import { seasonAfter } from './evolve.js';
import { drawPromise, formGroups, wrongGroup } from './groups/decide.js';
import { decideOrganizing, isOrganizing, refuseStatus, type OrganizingCommand } from './organizing/decide.js';
import { refuseRole, roleOf } from './roles.js';
import { accept, decline, enter } from './invitations.js';
import type { LeagueCommand } from './commands.js';
import type { LeagueEvent } from './events.js';
import { hasNoRounds, isForAll, NOTHING_GIVEN, proposalFor, type ProposedRound } from './proposal.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { pointSystemOf, withStatedPoints } from './point-system.js';
import { ofGame } from './game-decisions.js';
import { importRounds } from './importing/decide.js';
import { lineUp, withGames } from './running/boards.js';
import { gamesToAnnul, isTouched } from './running/match-games.js';
import { allowPairing, forbidPairing, forbiddenIn } from './running/forbidden.js';
import { inStage } from './running/in-stage.js';
import { pairNext } from './running/pair-next.js';
import { liftPenalty, penalize } from './running/penalties.js';
import { decideReport, isReport } from './running/reports.js';
import { wrongMatch } from './running/wrong-match.js';
import { wrongPlan } from './running/wrong-plan.js';
import { wrongStart } from './running/wrong-start.js';
import { takeVacation } from './vacations/decide.js';
import { available, pairingsOf, playing, type League, type Round, type Season } from './state.js';
import { pairWaiting, stopWaiting, wait } from './waiting.js';
import { wrongTable } from './wrong-table.js';

/** Decides a command on a league, without changing it. */
export function decideLeague(league: League, command: LeagueCommand, given: Asking): LeagueDecision {
  const asking = { ...given, role: roleOf(league, given) };
  if (command.type === 'openLeague') return openLeague(league, command, asking);
  if (command.type === 'vouch' || command.type === 'revokeVouch') return vouch(league, command, asking);
  const isShut = refuseStatus(league, command);
  if (isShut) return isShut;
  const mayNot = refuseRole(command, asking.role);
  if (!isOwn(command) && !isReport(command) && mayNot) return mayNot;
  if (isOrganizing(command)) return decideOrganizing(league, command, asking);
  if (command.type === 'openSeason') return openSeason(league, command, asking);
  const season = league.seasons.find(({ number }) => number === command.season);
  if (!season) return refuseLeague('noSuchSeason', { season: command.season });
  if (season.status === 'CLOSED') return refuseLeague('seasonClosed');
  if (isOwn(command) && mayNot && !speaksFor(season, command, asking)) return mayNot;
  return isReport(command) ? decideReport(season, command, asking) : ofSeason(season, command, asking);
}

/** The commands that players send for themselves. */
type OwnCommand = CommandOf<(typeof OWN)[number]>;

const OWN = [
  ...(['enter', 'accept', 'decline', 'withdraw', 'challenge', 'wait', 'stopWaiting'] as const),
  ...(['checkIn', 'requestBye', 'cancelBye', 'pause', 'resume', 'submitDeck', 'lineUp', 'takeVacation'] as const),
] as const;

const isOwn = (command: LeagueCommand): command is OwnCommand => (OWN as readonly string[]).includes(command.type);

/** An individual player acts for themselves; any member acts for a team. */
function speaksFor(season: Season, command: OwnCommand, { by }: Asking): boolean {
  if (command.type === 'enter') return command.members.includes(by) && command.number === undefined;
  // The command itself is about its author, also where that is an organizer.
  if (command.type === 'accept' || command.type === 'decline' || command.type === 'takeVacation') return true;
  const named = [...season.entries, ...season.invitations, ...season.entering.applicants].find(
    ({ player }) => player === command.player,
  );
  return named?.members.includes(by) ?? false;
}

function openLeague(league: League, { name, operators }: CommandOf<'openLeague'>, { by }: Asking): LeagueDecision {
  if (league.version > 0) return refuseLeague('alreadyOpen');
  return { events: [{ type: 'opened', name, operators: [...new Set([by, ...operators])], by }] };
}

function openSeason(league: League, { name, plan, consent }: CommandOf<'openSeason'>, given: Asking): LeagueDecision {
  const { by, at } = given;
  if (league.seasons.some(({ status }) => status !== 'CLOSED')) return refuseLeague('seasonRuns');
  const wrong = wrongPlan(plan, at);
  if (wrong) return wrong;
  const number = league.seasons.length + 1;
  const promised = drawPromise({ number }, plan, given);
  if ('code' in promised) return promised;
  const asking = consent ? { consent } : {};
  const opened = { type: 'seasonOpened', season: number, name, plan: withStatedPoints(plan), ...asking, by } as const;
  return { events: [opened, ...promised.events] };
}

/** The commands of the operator of the server only, who gives their reason. */
function vouch(
  { vouched }: League,
  { type, operator, reason }: CommandOf<'vouch' | 'revokeVouch'>,
  { isSystem }: Asking,
): LeagueDecision {
  if (!isSystem) return refuseLeague('notOfTheServer');
  const isWanted = type === 'vouch';
  if (vouched === isWanted) return refuseLeague(isWanted ? 'alreadyVouched' : 'notVouched');
  return { events: [{ type: isWanted ? 'vouched' : 'vouchRevoked', operator, reason }] };
}

/** The commands about a season, without those about reports. */
type SeasonCommand = Exclude<
  LeagueCommand,
  | OrganizingCommand
  | {
      readonly type:
        'openLeague' | 'openSeason' | 'vouch' | 'revokeVouch' | 'reportResult' | 'confirmReport' | 'disputeReport';
    }
>;

function ofSeason(season: Season, command: SeasonCommand, asking: Asking): LeagueDecision {
  if (isEntering(command)) return decideEntering(season, command, asking);
  if (isDeckCommand(command)) return decideDecks(season, command, asking);
  switch (command.type) {
    case 'enter':
      return enter(season, command, asking);
    case 'accept':
      return accept(season, command, asking);
    case 'decline':
      return decline(season, command, asking);
    case 'withdraw':
      return withdraw(season, command, asking);
    case 'pairRound':
      return inStage(season, command.round, asking.by, (stage) => pairPrepared(stage, command, asking, pairRound));
    case 'importRounds':
      return importRounds(season, command, asking);
    case 'lineUp':
      return lineUp(season, command, asking);
    case 'formGroups':
      return formGroups(season, command, asking);
    case 'penalize':
      return penalize(season, command, asking);
    case 'liftPenalty':
      return liftPenalty(season, command, asking);
    case 'forbidPairing':
      return forbidPairing(season, command, asking);
    case 'allowPairing':
      return allowPairing(season, command, asking);
    case 'pairNext':
      return pairNext(season, command, asking, () => ofSeason(season, { ...command, type: 'pairRound' }, asking));
    case 'challenge':
      return challenge(season, command, asking);
    case 'wait':
      return wait(season, command, asking);
    case 'stopWaiting':
      return stopWaiting(season, command, asking);
    case 'pairWaiting':
      return pairWaiting(season, asking);
    case 'takeVacation':
      return takeVacation(season, command, asking);
    case 'closeSeason':
      return closeSeason(season, command, asking);
    default:
      return ofGame(season, command, asking);
  }
}

function withdraw(season: Season, { player, reason }: CommandOf<'withdraw'>, { by }: Asking): LeagueDecision {
  const entry = season.entries.find((one) => one.player === player);
  const isInvited = season.invitations.some((one) => one.player === player);
  const hasApplied = season.entering.applicants.some((one) => one.player === player);
  if (!entry && !isInvited && !hasApplied) return refuseLeague('notEntered', { player });
  if (entry && entry.withdrawnAfter !== null) return refuseLeague('alreadyWithdrawn', { player });
  const gone = { type: 'withdrawn', season: season.number, player, by, reason } as const;
  return { events: [gone, ...promotions(seasonAfter(season, gone))] };
}

/** The public reason for games that end with their season. */
const SEASON_CLOSED = 'The season was closed.';

/** Undecided games are not dropped silently. Commands from before there was a choice do not mention them. */
function closeSeason(season: Season, { games }: CommandOf<'closeSeason'>, asking: Asking): LeagueDecision {
  const { by } = asking;
  const undecided = pairingsOf(season)
    .filter(({ outcome }) => outcome === null)
    .flatMap(gamesToAnnul);
  if (games === 'REFUSE' && undecided.length > 0) return refuseLeague('gamesRun', { count: undecided.length });
  const { number } = season;
  const annulled = (games === 'ABANDON' ? undecided : []).map((gameId): LeagueEvent => ({
    type: 'resultAnnulled',
    season: number,
    gameId,
    by,
    reason: SEASON_CLOSED,
  }));
  const shown = shownAtTheEnd(season, asking);
  return { events: [...annulled, ...shown, { type: 'seasonClosed', season: number, by }] };
}

/** All or nothing: a round with any mistake is not paired at all. */
function pairRound(season: Season, command: CommandOf<'pairRound'>, asking: Asking): LeagueDecision {
  const { by, at, seats, proposal = proposalFor } = asking;
  const { round, startsAt = at } = command;
  const given = askedRound(season, command);
  const mayNot = mayPair(season, round) ?? wrongStart(startsAt, at) ?? wrongGiven(season, given);
  if (mayNot) return mayNot;
  const before = { ...season, rounds: season.rounds.slice(0, round - 1) };
  const isWhole = command.pairings !== undefined && command.pairOthers !== true;
  const proposed = proposal(season.rounds.length >= round ? before : season, isWhole ? NOTHING_GIVEN : given);
  const asked = isWhole ? given : proposed;
  if ('code' in asked) return asked;
  const wrong = wrongIn(season, asked) ?? wrongPairings(season, before, asked, seats);
  if (wrong) return wrong;
  const promised = promisedDeals(season, asking);
  if ('code' in promised) return promised;
  const pairings = withGames(season, asked.pairings, asking);
  const isProposed = (isWhole || isNothing(given)) && isSameJson(asked, proposed);
  const byes = [...asked.byes];
  return {
    events: [
      { type: 'roundPaired', season: season.number, round, pairings, byes, startsAt, isProposed, ...promised, by },
    ],
  };
}

/** The part of a round that an organizer of the league has paired by hand. */
const askedRound = (season: Season, { pairings = [], byes = [] }: CommandOf<'pairRound'>): ProposedRound => ({
  pairings: pairings.map(({ players, match }) => ({ players, match: match ?? null })),
  byes: statedByes(season, byes),
});

const isNothing = ({ pairings, byes }: ProposedRound): boolean => pairings.length === 0 && byes.length === 0;

/** Byes with their points: those of the plan where none are given. */
function statedByes({ plan }: Season, byes: NonNullable<CommandOf<'pairRound'>['byes']>): Round['byes'] {
  const { bye, halfBye } = pointSystemOf(plan);
  return byes.map(({ points, ...one }) => ({ ...one, points: points ?? (one.requested ? halfBye : bye) }));
}

function wrongGiven(season: Season, { pairings, byes }: ProposedRound): Refusal<LeagueRefusalCode> | undefined {
  return wrongPlayers(season, [...pairings.flatMap(({ players }) => players.map((player) => ({ player }))), ...byes]);
}

function mayPair(season: Season, round: number): Refusal<LeagueRefusalCode> | undefined {
  const latest = season.rounds.at(-1);
  const isAnew = latest?.number === round;
  if (!isAnew && round !== season.rounds.length + 1)
    return refuseLeague('wrongRound', { round: season.rounds.length + 1 });
  if (isAnew) {
    return latest.imported || latest.pairings.some(isTouched) ? refuseLeague('roundPlayed', { round }) : undefined;
  }
  const isOpen = latest?.pairings.some(({ outcome }) => outcome === null) ?? false;
  return isOpen && !hasNoRounds(season) ? refuseLeague('roundRuns', { round: round - 1 }) : undefined;
}

function wrongPairings(
  season: Season,
  before: Season,
  asked: ProposedRound,
  seats: Asking['seats'],
): Refusal<LeagueRefusalCode> | undefined {
  const { pairings } = asked;
  return (
    forbiddenIn(season, pairings) ??
    wrongGroup(season, pairings) ??
    wrongMatch(before, asked) ??
    wrongTable(season, pairings, seats)
  );
}

/** Every paired player plays in the season, once in the round; where rounds are complete, all players are paired. */
function wrongIn(season: Season, { pairings, byes }: ProposedRound): Refusal<LeagueRefusalCode> | undefined {
  if (pairings.length === 0 && byes.length === 0) return refuseLeague('nothingToPair');
  const wrong = wrongGiven(season, { pairings, byes });
  if (wrong) return wrong;
  const paired = new Set([...pairings.flatMap(({ players }) => players), ...byes.map(({ player }) => player)]);
  const missing = isForAll(season) ? available(season).find(({ player }) => !paired.has(player)) : undefined;
  return missing && refuseLeague('notPaired', { player: missing.player });
}

function wrongPlayers(
  season: Season,
  named: readonly { readonly player: string }[],
): Refusal<LeagueRefusalCode> | undefined {
  const known = new Set(playing(season).map(({ player }) => player));
  const pausing = new Set(playing(season).flatMap(({ player, isPaused }) => (isPaused ? [player] : [])));
  const seen = new Set<string>();
  for (const { player } of named) {
    if (!known.has(player)) return refuseLeague('notEntered', { player });
    if (pausing.has(player)) return refuseLeague('isPaused', { player });
    if (seen.has(player)) return refuseLeague('pairedTwice', { player });
    seen.add(player);
  }
  return undefined;
}

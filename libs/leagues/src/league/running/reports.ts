import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueCommand } from '../commands.js';
import type { LeagueEvent } from '../events.js';
import { refuseLeague } from '../refusals.js';
import { scoresOf, type Placed } from '../scoring.js';
import { seatsOf, type Pairing, type Round, type Season } from '../state.js';
import { wrongScores } from './wrong-scores.js';

type ReportCommand = CommandOf<'reportResult' | 'confirmReport' | 'disputeReport'>;

/** Whether a command is about the result of a game that is played elsewhere: its players give it themselves. */
export const isReport = (command: LeagueCommand): command is ReportCommand =>
  command.type === 'reportResult' || command.type === 'confirmReport' || command.type === 'disputeReport';

/** Decides a command about a report. A scorekeeper who plays the game speaks as its player. */
export function decideReport(season: Season, command: ReportCommand, asking: Asking): LeagueDecision {
  if (!season.plan.elsewhere) return refuseLeague('playedHere');
  const found = pairingOf(season, command.gameId);
  if (!found) return refuseLeague('noSuchGame');
  const { pairing, round } = found;
  const side = seatsOf(season, pairing).find(({ account }) => account === asking.by)?.player;
  const isOperator = asking.role !== undefined && !(asking.role === 'SCOREKEEPER' && side !== undefined);
  if (side === undefined && !isOperator) return refuseLeague('notAnOperator');
  if (pairing.outcome) return refuseLeague('alreadyDecided');
  if (command.type === 'reportResult') return report(season, { pairing, round, isOperator }, command, asking);
  if (!pairing.report) return refuseLeague('noReport');
  const isOwn = side !== undefined && side === sideOf(season, pairing, pairing.report.by);
  if (isOwn && !isOperator) return refuseLeague('ownReport');
  if (command.type === 'confirmReport') return confirm(season, pairing, asking);
  if (pairing.report.disputed !== null) return refuseLeague('alreadyDisputed');
  const { gameId, reason } = command;
  return { events: [{ type: 'reportDisputed', season: season.number, gameId, by: asking.by, reason }] };
}

interface Reporting {
  readonly pairing: Pairing;
  readonly round: Round;
  readonly isOperator: boolean;
}

/** A report replaces an earlier one of the same side, and a disputed one; that of an organizer counts at once. */
function report(
  season: Season,
  { pairing, round, isOperator }: Reporting,
  { gameId, placed, evidence }: CommandOf<'reportResult'>,
  asking: Asking,
): LeagueDecision {
  const { by, at } = asking;
  if (at < round.startsAt) return refuseLeague('notBegun');
  const wrong = wrongScores(pairing, placed);
  if (wrong) return wrong;
  const before = pairing.report;
  const isOthers = before && sideOf(season, pairing, before.by) !== sideOf(season, pairing, by);
  if (isOthers && before.disputed === null && !isOperator) return refuseLeague('alreadyReported');
  const told = evidence === undefined ? {} : { evidence };
  const reported: LeagueEvent = { type: 'resultReported', season: season.number, gameId, placed, ...told, by };
  return { events: isOperator ? [reported, confirmed(season, { gameId, placed }, asking)] : [reported] };
}

/** The server confirms only what no opponent has disputed. */
function confirm(season: Season, { gameId, report: given }: Pairing, asking: Asking): LeagueDecision {
  if (!given || (asking.isSystem && given.disputed !== null)) return refuseLeague('noReport');
  return { events: [confirmed(season, { gameId, placed: given.placed }, asking)] };
}

const confirmed = (
  { number, plan }: Season,
  { gameId, placed }: { readonly gameId: string; readonly placed: readonly Placed[] },
  { by, at }: Asking,
): LeagueEvent => ({
  type: 'reportConfirmed',
  season: number,
  gameId,
  endedAt: at,
  placed: [...placed],
  scores: [...scoresOf(plan, placed)],
  by,
});

const sideOf = (season: Season, pairing: Pairing, by: string): string | undefined =>
  seatsOf(season, pairing).find(({ account }) => account === by)?.player;

function pairingOf({ rounds }: Season, gameId: string): Pick<Reporting, 'pairing' | 'round'> | undefined {
  for (const round of rounds) {
    const pairing = round.pairings.find((one) => one.gameId === gameId);
    if (pairing) return { pairing, round };
  }
  return undefined;
}

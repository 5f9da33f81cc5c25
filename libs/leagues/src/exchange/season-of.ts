import { grouped } from './grouped.js';
import type { LeagueEvent } from '../league/events.js';
import { evolveLeague } from '../league/evolve.js';
import { planSchema, type Plan } from '../league/plan.js';
import { newLeague, type Round, type Season } from '../league/state.js';
import type { TieBreakName } from '../standings/tie-breaks.js';
import { reportTypes, tieBreakOfCode } from './codes.js';
import { accelerationsOf, numbersOf } from './report-of.js';
import { pairedRounds, standardPoints, type Report, type ReportPlayer } from './report.js';
import { REPORTED, roundEvents } from './round-events.js';
import { noSeason, type NoSeason } from './tell-fault.js';
import { ofParticipants } from './teams/participants.js';
import { teamRoundEvents } from './teams/team-events.js';
import { boardsIn, isOfTeams } from './teams/team-matches.js';

/** The season of a report. */
export interface ReportedSeason {
  /** Participants are named by their numbers: `'12'`. Its results have no games on this server, and no ratings. */
  readonly season: Season;
  /** The players who are known not to play the next round. */
  readonly byes: Round['byes'];
  /** What the file asks for and a season does not have. */
  readonly notes: readonly string[];
}

const { by: BY, reason: REASON } = REPORTED;

/**
 * The season that a report describes: its decisions, folded as those of any season. Otherwise: why there is none.
 */
export function seasonOf(report: Report): ReportedSeason | NoSeason {
  const given = ofParticipants(report);
  const plan = planOf(given, report);
  if ('wrong' in plan) return plan;
  const forbidden = forbiddenIn(given);
  if ('wrong' in forbidden) return forbidden;
  const paired = pairedRounds(given);
  const opened: readonly LeagueEvent[] = [
    { type: 'opened', name: 'Report', operators: [BY], by: BY },
    { type: 'seasonOpened', season: 1, name: 'Report', plan, by: BY },
    ...given.players.map(({ number }): LeagueEvent => ({
      type: 'entered',
      season: 1,
      player: String(number),
      members: membersOf(report, number).map(String),
      number,
      by: BY,
    })),
  ];
  const rounds = Array.from({ length: paired }, (_, place) =>
    isOfTeams(report) ? teamRoundEvents({ report, ofTeams: given, plan }, place + 1) : roundEvents(report, place + 1),
  ).flat();
  const after = [...withdrawals(given, paired), ...lineUpsAfter(report, paired)];
  const season = [...opened, ...forbidden, ...rounds, ...after].reduce(evolveLeague, newLeague).seasons[0];
  if (!season) throw new Error('The events of a report open no season.');
  const wrong = wrongAcceleration(given, season);
  return wrong ?? { season, byes: nextByes(given, paired), notes: notesOn(report) };
}

/** The players of a participant: its own number, or the players of a team. */
const membersOf = ({ section }: Report, number: number): readonly number[] =>
  section?.teams.find((team) => team.number === number)?.players ?? [number];

/** The line-ups of the next round, which later rounds keep. */
const lineUpsAfter = ({ section }: Report, paired: number): readonly LeagueEvent[] =>
  (section?.lineUps ?? [])
    .filter(({ round }) => round > paired)
    .map(({ team, players }) => ({
      type: 'linedUp',
      season: 1,
      player: String(team),
      members: players.map(String),
      by: BY,
    }));

/** Pairings that must not be, in all rounds. */
function forbiddenIn(report: Report): readonly LeagueEvent[] | NoSeason {
  const { prohibited, rounds } = report;
  const last = rounds ?? pairedRounds(report);
  if (prohibited.some(({ from, to }) => from > 1 || to < last)) return noSeason('prohibitedForSome');
  const groups = prohibited.map(({ players }) => [...new Set(players)]);
  const pairs = groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  if (pairs > MOST_FORBIDDEN) return noSeason('tooManyProhibited', { pairs, most: MOST_FORBIDDEN });
  return groups.flatMap((players) =>
    players.flatMap((one, place) =>
      players.slice(place + 1).map((other): LeagueEvent => ({
        type: 'pairingForbidden',
        season: 1,
        players: [String(one), String(other)],
        by: BY,
        reason: REASON,
      })),
    ),
  );
}

/** The most pairs of prohibited pairings: a short file can name millions. */
const MOST_FORBIDDEN = 5_000;

/** @param given the report with its participants as its players. */
function planOf(given: Report, report: Report): Plan | NoSeason {
  const { type, rounds, initial, points, tieBreaks, players } = given;
  const known = Object.hasOwn(reportTypes, type ?? 'FIDE_DUTCH');
  if (!known) return noSeason('wrongType', { types: Object.keys(reportTypes).join(', '), text: type });
  const format = reportTypes[(type ?? 'FIDE_DUTCH') as keyof typeof reportTypes];
  const match = matchOf(report);
  if (match && 'wrong' in match) return match;
  const all = rounds ?? pairedRounds(given);
  const first = initial ?? initialOf(players);
  return planSchema.parse({
    ruleset: 'reported',
    format:
      format.kind === 'SWISS'
        ? {
            kind: 'SWISS',
            rounds: Math.max(1, all),
            oddFirst: first === 'w',
            ...(format.accelerated || given.accelerations.length > 0 ? { accelerated: true } : {}),
          }
        : format,
    ...(match ? { match } : {}),
    scoring: { kind: 'RESULT', win: points.win, draw: points.draw, loss: points.loss },
    bye: points.bye,
    halfBye: points.draw,
    absence: points.absence,
    forfeit: { win: points.win, loss: points.absence },
    tieBreaks: (tieBreaks ?? []).flatMap((code) => tieBreakOfCode(code) ?? []).slice(0, 5),
  });
}

/** The boards of a match of teams; otherwise: why there is no such match. */
function matchOf(report: Report): Plan['match'] | NoSeason {
  if (!isOfTeams(report)) return undefined;
  const boards = boardsIn(report);
  if (boards < 2 || boards > MOST_BOARDS) return noSeason('wrongMatchBoards', { most: MOST_BOARDS, boards });
  const seats = report.section.seats ?? [];
  const [first = 'w'] = seats;
  const isSwapped = seats.every((seat, board) => (seat === first) === (board % 2 === 0));
  if (!isSwapped && seats.some((seat) => seat !== first)) return noSeason('otherSeats');
  const { win, draw, loss } = report.points;
  if (win !== standardPoints.win || draw !== standardPoints.draw || loss !== standardPoints.loss)
    return noSeason('otherBoardPoints');
  return { kind: 'BOARDS', boards, swapped: isSwapped };
}

/** The most rounds of a season. */
const MOST_ROUNDS = 100;

/** The most boards of a match. */
const MOST_BOARDS = 12;

/** The seat of the first player who was paired in the first round (TRF26, 152). */
const initialOf = (players: readonly ReportPlayer[]): 'w' | 'b' => {
  const paired = players.filter(({ cells: [first] }) => first && (first.seat !== null || first.result === 'U'));
  const place = paired.findIndex(({ cells: [first] }) => first?.seat != null);
  const seat = paired[place]?.cells[0]?.seat ?? 'w';
  return place % 2 === 1 ? (seat === 'w' ? 'b' : 'w') : seat;
};

/** Players who are absent in each round that is left have withdrawn. */
function withdrawals({ byes, rounds }: Report, paired: number): readonly LeagueEvent[] {
  const left = (rounds ?? paired) - paired;
  if (left < 1) return [];
  const absent = grouped(
    byes.filter(({ code, round }) => code === 'Z' && round > paired),
    ({ player }) => player,
  );
  return [...absent]
    .filter(([, all]) => new Set(all.map(({ round }) => round)).size === left)
    .map(([player]) => ({ type: 'withdrawn', season: 1, player: String(player), by: BY, reason: REASON }));
}

/** By records 240, and by columns after the last paired round, as TRF16 has it. */
function nextByes(report: Report, paired: number): Round['byes'] {
  const { points, players, byes, rounds } = report;
  const worth = { H: points.draw, F: points.win, Z: points.absence };
  const known = byes.filter(({ round }) => round === paired + 1);
  const columns = players.flatMap(({ number, cells }) => {
    const code = cells[paired]?.result;
    return code === 'H' || code === 'F' || code === 'Z' ? [{ player: number, code }] : [];
  });
  const gone = new Set(withdrawals({ ...report, rounds }, paired).map((event) => 'player' in event && event.player));
  const all = new Map([...known, ...columns].map(({ player, code }) => [String(player), code]));
  return [...all]
    .filter(([player]) => !gone.has(player))
    .map(([player, code]) => ({ player, points: worth[code], requested: code !== 'F' }));
}

/** Seasons know the Baku acceleration alone: other virtual points would give other pairings. */
function wrongAcceleration({ accelerations }: Report, season: Season): NoSeason | undefined {
  if (accelerations.length === 0) return undefined;
  const given = accelerations.reduce(
    (sum, { from, to, first, last }) => sum + Math.max(0, to - from + 1) * Math.max(0, last - first + 1),
    0,
  );
  if (given > MOST_ROUNDS * season.entries.length) return noSeason('beyondVirtual');
  const { win, draw } = season.plan.scoring.kind === 'RESULT' ? season.plan.scoring : { win: 1, draw: 0.5 };
  const spread = (all: Report['accelerations']): string =>
    all
      .filter(({ points }) => points === win || points === draw)
      .flatMap(({ points, from, to, first, last }) =>
        Array.from({ length: to - from + 1 }, (_, more) => from + more).flatMap((round) =>
          Array.from({ length: last - first + 1 }, (_, more) => `${round} ${first + more} ${points}`),
        ),
      )
      .sort()
      .join('\n');
  if (season.rounds.length === 0 || spread(accelerations) === spread(accelerationsOf(season, numbersOf(season))))
    return undefined;
  return noSeason('otherVirtual');
}

/** What is not checked, and why. */
const notesOn = (report: Report): readonly string[] => [
  ...unknownTieBreaks(report),
  ...(givesBoardPoints(report) ? ['Board points of byes (320) do not count: seasons count those of boards.'] : []),
];

/** Whether a bye is worth board points, which tie-breaks of seasons do not count. */
const givesBoardPoints = ({ section }: Report): boolean =>
  section?.bye != null && section.bye.gamePoints !== 0 && section.bye.teams.some((team) => team !== null);

const unknownTieBreaks = ({ tieBreaks }: Report): readonly string[] => {
  const unknown = (tieBreaks ?? []).filter((code) => tieBreakOfCode(code) === undefined);
  if (tieBreaks === null) return ['The file names no tie-breaks (202, 212): places are checked by points alone.'];
  return unknown.length === 0
    ? []
    : [`Tie-breaks that seasons do not have: ${unknown.join(', ')}. Places are not checked.`];
};

/** The names of tie-breaks that a season has, in order. */
export const knownTieBreaks = (report: Report): readonly TieBreakName[] | null => {
  const known = (report.tieBreaks ?? []).map(tieBreakOfCode);
  if (known.includes('GAME_POINTS') && givesBoardPoints(report)) return null;
  return known.includes(undefined) ? null : (known as readonly TieBreakName[]);
};

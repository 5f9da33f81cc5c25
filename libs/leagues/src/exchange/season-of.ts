import { grouped } from './grouped.js';
import type { LeagueEvent } from '../league/events.js';
import { evolveLeague } from '../league/evolve.js';
import { planSchema, type Plan } from '../league/plan.js';
import { newLeague, type Round, type Season } from '../league/state.js';
import type { TieBreakName } from '../standings/tie-breaks.js';
import { reportTypes, tieBreakOfCode } from './codes.js';
import { accelerationsOf, numbersOf } from './report-of.js';
import { pairedRounds, type Report, type ReportPlayer } from './report.js';
import { roundEvents } from './round-events.js';

/** The season of a report. */
export interface ReportedSeason {
  /** Participants are named by their numbers: `'12'`. Its results have no games on this server, and no ratings. */
  readonly season: Season;
  /** The players who are known not to play the next round. */
  readonly byes: Round['byes'];
  /** What the file asks for and a season does not have. */
  readonly notes: readonly string[];
}

const BY = 'system';
const REASON = 'As reported.';

/**
 * The season that a report describes: its decisions, folded as those of any season. A text: why there is none.
 */
export function seasonOf(report: Report): ReportedSeason | string {
  const plan = planOf(report);
  if (typeof plan === 'string') return plan;
  const forbidden = forbiddenIn(report);
  if (typeof forbidden === 'string') return forbidden;
  const paired = pairedRounds(report);
  const opened: readonly LeagueEvent[] = [
    { type: 'opened', name: 'Report', operators: [BY], by: BY },
    { type: 'seasonOpened', season: 1, name: 'Report', plan, by: BY },
    ...report.players.map(({ number }): LeagueEvent => ({
      type: 'entered',
      season: 1,
      player: String(number),
      members: [String(number)],
      number,
      by: BY,
    })),
  ];
  const rounds = Array.from({ length: paired }, (_, place) => roundEvents(report, place + 1)).flat();
  const season = [...opened, ...forbidden, ...rounds, ...withdrawals(report, paired)].reduce(evolveLeague, newLeague)
    .seasons[0];
  if (!season) throw new Error('The events of a report open no season.');
  const wrong = wrongAcceleration(report, season);
  return wrong ?? { season, byes: nextByes(report, paired), notes: unknownTieBreaks(report) };
}

/** Pairings that must not be, in all rounds. */
function forbiddenIn(report: Report): readonly LeagueEvent[] | string {
  const { prohibited, rounds } = report;
  const last = rounds ?? pairedRounds(report);
  if (prohibited.some(({ from, to }) => from > 1 || to < last))
    return 'Prohibited pairings (260) of some rounds alone are not supported: seasons forbid a pairing in all rounds.';
  return prohibited.flatMap(({ players }) =>
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

function planOf(report: Report): Plan | string {
  const { type, rounds, initial, points, tieBreaks, players } = report;
  const known = Object.hasOwn(reportTypes, type ?? 'FIDE_DUTCH');
  if (!known)
    return `The type of the tournament (192) is one of ${Object.keys(reportTypes).join(', ')}, not “${type}”.`;
  const format = reportTypes[(type ?? 'FIDE_DUTCH') as keyof typeof reportTypes];
  const all = rounds ?? pairedRounds(report);
  const first = initial ?? initialOf(players);
  return planSchema.parse({
    ruleset: 'reported',
    format:
      format.kind === 'SWISS'
        ? {
            kind: 'SWISS',
            rounds: Math.max(1, all),
            oddFirst: first === 'w',
            ...(format.accelerated || report.accelerations.length > 0 ? { accelerated: true } : {}),
          }
        : format,
    scoring: { kind: 'RESULT', win: points.win, draw: points.draw, loss: points.loss },
    bye: points.bye,
    halfBye: points.draw,
    absence: points.absence,
    forfeit: { win: points.win, loss: points.absence },
    tieBreaks: (tieBreaks ?? []).flatMap((code) => tieBreakOfCode(code) ?? []).slice(0, 5),
  });
}

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
function wrongAcceleration({ accelerations }: Report, season: Season): string | undefined {
  if (accelerations.length === 0) return undefined;
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
  return 'The virtual points (250, XXA) are not those of the Baku acceleration, the only one that seasons have.';
}

const unknownTieBreaks = ({ tieBreaks }: Report): readonly string[] => {
  const unknown = (tieBreaks ?? []).filter((code) => tieBreakOfCode(code) === undefined);
  if (tieBreaks === null) return ['The file names no tie-breaks (202, 212): places are checked by points alone.'];
  return unknown.length === 0
    ? []
    : [`Tie-breaks that seasons do not have: ${unknown.join(', ')}. Places are not checked.`];
};

/** The names of tie-breaks that a season has, in order. */
export const knownTieBreaks = ({ tieBreaks }: Report): readonly TieBreakName[] | null => {
  const known = (tieBreaks ?? []).map(tieBreakOfCode);
  return known.includes(undefined) ? null : (known as readonly TieBreakName[]);
};

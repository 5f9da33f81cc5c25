import { generateSeason, noReportWords, reportOf, writeTrf, type RandomSeason } from '#leagues';
import type { OptionsOf } from '../manual/index.js';
import { answer } from '../output.js';
import { WrongUse } from '../wrong-use.js';

type Given = { readonly [Name in keyof OptionsOf<'pairings'>]?: string | boolean | undefined };

/** The most players and rounds: those of a season. */
const MOST_PLAYERS = 9_999;
const MOST_ROUNDS = 100;
/** Random seasons have no dates of their own; the format demands some. */
const FIRST_DAY = '2026-01-01';

/** Prints a random Swiss season as TRF26. Returns the exit code. */
export function generated(given: Given): number {
  const wanted = requestIn(given);
  const report = reportOf(generateSeason(wanted), {
    title: `Random season ${wanted.seed}`,
    nameOf: (player) => `Player ${player.padStart(4, '0')}`,
    dateOf: () => FIRST_DAY,
  });
  if (typeof report === 'string') throw new WrongUse('pairings', noReportWords[report].en);
  const text = writeTrf(report);
  const nothing = { faults: [], wrongRounds: [], wrongPlaces: [], notes: [] };
  // The output ends its lines itself.
  answer({ file: 'generated', ok: true, ...nothing, report: text }, text.slice(0, -1));
  return 0;
}

/** Throws a WrongUse for a number that is none, or out of bounds. */
function requestIn(given: Given): RandomSeason {
  const players = whole(given, 'players', 2, MOST_PLAYERS);
  const late = whole(given, 'late', 0, players - 2);
  const share = (name: keyof Given): number => whole(given, name, 0, 100) / 100;
  return {
    seed: String(given.seed),
    players,
    rounds: whole(given, 'rounds', 1, MOST_ROUNDS),
    late,
    withdrawn: whole(given, 'withdrawn', 0, players - late),
    byes: share('byes'),
    forfeits: share('forfeits'),
    odd: share('odd'),
    draws: share('draws'),
    accelerated: given.accelerated === true,
    points: pointsIn(String(given.points)),
  };
}

function whole(given: Given, name: keyof Given, least: number, most: number): number {
  const text = String(given[name]);
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < least || number > most)
    throw new WrongUse('pairings', `--${name} takes a whole number from ${least} to ${most}, not “${text}”.`);
  return number;
}

function pointsIn(text: string): RandomSeason['points'] {
  if (!/^\d{1,2}(\.\d)?(-\d{1,2}(\.\d)?){2}$/.test(text))
    throw new WrongUse('pairings', `--points takes three numbers such as 3-1-0, not “${text}”.`);
  const [win = 1, draw = 0.5, loss = 0] = text.split('-').map(Number);
  return { win, draw, loss };
}

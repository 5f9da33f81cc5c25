import { isRefusal, Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { proposalFor } from '../league/proposal.js';
import { tableOf } from '../league/season-table.js';
import type { Round, Season } from '../league/state.js';
import { randomDuels } from '../testing/random-desks.js';
import { numbersOf, reportOf } from './report-of.js';
import { seasonOf } from './season-of.js';
import { readTrf } from './trf-reader.js';
import { writeTrf } from './trf-writer.js';

const SEASONS = sizeOf('REPORTED_SEASONS', { here: 30, change: 60, full: 2_000 });

/** The table with the players of a season by their numbers in its report. */
function tableIn(season: Season): readonly object[] {
  const numbers = numbersOf(season);
  return tableOf(season).map(({ player, ...line }) => ({ number: numbers.get(player), ...line }));
}

/** The next round: its pairs, and whom the pairing leaves over. */
function nextIn(season: Season, byes: Round['byes'] = []): object {
  const numbers = numbersOf(season);
  const proposal = proposalFor(season, { pairings: [], byes });
  if (isRefusal(proposal)) return { code: proposal.code };
  return {
    pairings: proposal.pairings.map(({ players }) => players.map((player) => numbers.get(player))),
    byes: proposal.byes.map(({ player, points }) => [numbers.get(player), points]),
  };
}

/** A season, written and read. */
function readAgain(season: Season): { readonly text: string; readonly again: Season; readonly byes: Round['byes'] } {
  const report = reportOf(season, { title: 'Autumn', nameOf: (player) => player, dateOf: () => '2026-11-30' });
  if (typeof report === 'string') throw new Error(report);
  const text = writeTrf(report);
  const read = readTrf(text);
  if (!read.report) throw new Error(`${JSON.stringify(read.faults[0])}\n${text}`);
  const reported = seasonOf(read.report);
  if ('wrong' in reported) throw new Error(`${reported.wrong.en}\n${text}`);
  return { text, again: reported.season, byes: reported.byes };
}

describe('a season written as TRF26 and read again', () => {
  const random = Random.from(seedOf('reports'));
  const desks = Array.from({ length: SEASONS }, () => randomDuels(random));

  it('is the same season: the same table with its tie-breaks, and the same next pairing', () => {
    for (const [place, { season }] of desks.entries()) {
      const { text, again, byes } = readAgain(season);
      const name = `season ${place}: ${sameAgain('libs/leagues/src/exchange/same-season')}\n${text}`;
      expect({ name, table: tableIn(again) }).toEqual({ name, table: tableIn(season) });
      expect({ name, next: nextIn(again, byes) }).toEqual({ name, next: nextIn(season) });
    }
  });

  it('is the same text when it is written once more', () => {
    for (const { season } of desks) {
      const { text, again } = readAgain(season);
      const dated = {
        ...again,
        rounds: again.rounds.map((round, at) => ({ ...round, startsAt: season.rounds[at]!.startsAt })),
      };
      const numbers = new Map([...numbersOf(season)].map(([player, number]) => [String(number), player]));
      const report = reportOf(dated, {
        title: 'Autumn',
        nameOf: (player) => numbers.get(player) ?? null,
        dateOf: () => '2026-11-30',
      });
      expect(typeof report === 'string' ? report : writeTrf(report)).toBe(text);
    }
  });
});

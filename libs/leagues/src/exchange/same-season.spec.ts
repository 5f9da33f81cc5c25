import { isRefusal, Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { proposalFor } from '../league/proposal.js';
import { tableOf } from '../league/season-table.js';
import type { Round, Season } from '../league/state.js';
import { asked, confirmed, seasonOf as deskWith, SYSTEM, type Desk, type PlanInput } from '../testing/desk.js';
import { tieBreaks, type TieBreakName } from '../standings/tie-breaks.js';
import { numbersOf, reportOf } from './report-of.js';
import { seasonOf } from './season-of.js';
import { readTrf } from './trf-reader.js';
import { writeTrf } from './trf-writer.js';

const SEASONS = sizeOf('REPORTED_SEASONS', { here: 30, change: 60, full: 2_000 });
const NAMES = Object.keys(tieBreaks) as TieBreakName[];
const SCORINGS: readonly Partial<PlanInput>[] = [
  {},
  { scoring: { kind: 'RESULT', win: 3, draw: 1, loss: 0 } },
  { scoring: { kind: 'RESULT', win: 2, draw: 1, loss: 0 }, bye: 1, halfBye: 0.5, absence: 0.2 },
  { forfeit: { win: 0.8, loss: -1 }, halfBye: 0 },
];

/** A season as operators may leave it: byes, forfeits, corrections, annulled games, withdrawals, late entries. */
function randomDesk(random: Random): Desk {
  const rounds = 2 + random.below(4);
  const format: PlanInput['format'] =
    random.below(3) === 0
      ? { kind: 'ROUND_ROBIN', twice: random.below(2) === 0 }
      : {
          kind: 'SWISS',
          rounds,
          oddFirst: random.below(2) === 0,
          ...(random.below(4) === 0 ? { accelerated: true } : {}),
        };
  const plan = { ...random.pick(SCORINGS), tieBreaks: random.shuffle(NAMES).slice(0, random.below(5)) };
  const desk = deskWith(3 + random.below(9), format, plan);
  const played = 1 + random.below(rounds);
  for (let round = 1; round <= played; round += 1) {
    between(desk, random, round);
    if (!isPaired(desk, random, round)) break;
    for (const { gameId, players } of desk.season.rounds.at(-1)!.pairings)
      if (round < played || random.below(3) > 0) decide(desk, random, gameId, players);
  }
  return desk;
}

function between(desk: Desk, random: Random, round: number): void {
  if (random.below(3) === 0) {
    const { player } = random.pick(desk.season.entries);
    desk.give({ type: 'withdraw', season: 1, player, reason: 'Away.' });
  }
  if (random.below(4) === 0) {
    const players = random.shuffle(desk.season.entries.map(({ player }) => player)).slice(0, 2);
    desk.give({ type: 'forbidPairing', season: 1, players, reason: 'One family.' });
  }
  if (random.below(3) === 0) {
    const player = `late${round}`;
    desk.give({ type: 'enter', season: 1, player, members: [player] }, asked(player));
  }
}

function isPaired(desk: Desk, random: Random, round: number): boolean {
  const byes = desk.season.entries
    .filter(({ withdrawnAfter }) => withdrawnAfter === null && random.below(8) === 0)
    .map(({ player }) => ({ player, points: random.pick([0, 0.5, 1, 3]), requested: random.below(2) === 0 }));
  const command = { type: 'pairRound', season: 1, round, ...(byes.length > 0 ? { byes } : {}) } as const;
  return !isRefusal(desk.give(command, asked('host', false, round)));
}

function decide(desk: Desk, random: Random, gameId: string, players: readonly string[]): void {
  const kind = random.below(8);
  const [first = ''] = random.shuffle(players);
  const reason = 'Decided.';
  if (kind === 0) desk.must({ type: 'forfeit', season: 1, gameId, absent: [first], reason });
  else if (kind === 1) desk.must({ type: 'forfeit', season: 1, gameId, absent: [...players], reason });
  else if (kind === 2) desk.must({ type: 'annulResult', season: 1, gameId, reason });
  else {
    const inGame = [random.below(3), random.below(3)];
    const placed = players.map((player, place) => ({
      player,
      points: inGame[place]!,
      rank: inGame[place]! < inGame[1 - place]! ? 2 : 1,
    }));
    desk.must({ ...confirmed, gameId, placed }, SYSTEM);
  }
  if (random.below(5) > 0) return;
  const scores = players.map((player) => ({ player, points: random.pick([0, 0.5, 1, 3]) }));
  desk.give({ type: 'correctResult', season: 1, gameId, scores, reason });
}

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
  if (typeof reported === 'string') throw new Error(`${reported}\n${text}`);
  return { text, again: reported.season, byes: reported.byes };
}

describe('a season written as TRF26 and read again', () => {
  const random = Random.from(seedOf('reports'));
  const desks = Array.from({ length: SEASONS }, () => randomDesk(random));

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

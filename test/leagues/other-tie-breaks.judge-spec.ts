import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { generateSeason, reportOf, tableOf, writeTrf, type RandomSeason, type Report, type Season } from '#leagues';
import { randomDuels } from '#leagues/testing';

const SEASONS = sizeOf('JUDGED_TABLES', { here: 20, change: 20, full: 100 });
const run = promisify(execFile);

/** All that FIDE has too. The direct encounter comes first: its values depend on who is tied before it. */
const TIE_BREAKS = ['DIRECT_ENCOUNTER', 'BUCHHOLZ', 'BUCHHOLZ_CUT_1', 'SONNEBORN_BERGER', 'WINS'] as const;

/** The place of a player by number, the points, and the values of the tie-breaks. */
type Lines = ReadonlyMap<number, readonly number[]>;

/** A Swiss of any size, in which all happens that the checker can read: it fails on points that differ from the result (299). */
function wantedBy(random: Random, seed: string): RandomSeason {
  const players = 4 + random.below(random.pick([8, 60]));
  return {
    ...{ seed, players, rounds: 3 + random.below(7), accelerated: random.below(4) === 0 },
    ...{ late: random.below(3), withdrawn: random.below(3) },
    ...{ byes: random.below(12) / 100, forfeits: random.below(12) / 100, odd: 0, draws: random.below(60) / 100 },
    points: random.pick([
      { win: 1, draw: 0.5, loss: 0 },
      { win: 3, draw: 1, loss: 0 },
    ]),
  };
}

/** A season by its tie-breaks, and its report; undefined where it has none. */
function judgedBy(season: Season): { readonly season: Season; readonly report: Report } | undefined {
  const judged: Season = { ...season, plan: { ...season.plan, tieBreaks: [...TIE_BREAKS] } };
  const report = reportOf(judged, { title: 'Judged', nameOf: (player) => player, dateOf: () => '2026-11-30' });
  return typeof report === 'string' ? undefined : { season: judged, report };
}

/**
 * Whether the checker reads a report rightly. It has no annulled games, fails on points that differ from the result (299), and
 * begins every sum with the points of an absence.
 */
function isReadable({ season, report }: { readonly season: Season; readonly report: Report }): boolean {
  const { annulled, abnormal, points, players } = report;
  const isDecided = season.rounds.every(({ pairings }) => pairings.every(({ outcome }) => outcome !== null));
  const isUsual = annulled.length === 0 && abnormal.length === 0 && points.absence === 0;
  const isKnown = season.plan.format.kind === 'SWISS' || players.every(isOfRobin);
  return season.rounds.length > 0 && isDecided && isUsual && isKnown;
}

/**
 * C.07 has no half-point byes in a round robin, where the checker takes those back after the last game; and it fails at the cut of
 * a player there without an opponent.
 */
const isOfRobin = ({ cells }: Report['players'][number]): boolean =>
  cells.some((cell) => cell !== null && cell.opponent !== null) && cells.every((cell) => cell?.result !== 'H');

/** The season of the next readable report that organisers leave. */
function nextReadable(random: Random): Season {
  for (;;) {
    const { season } = randomDuels(random);
    const judged = judgedBy(season);
    if (judged && isReadable(judged)) return season;
  }
}

/** A direct encounter is told as a place by one and as a count by the other: both as the number of tied players above. */
function withEncounters(lines: Lines, isAbove: (its: number, own: number) => boolean): Lines {
  const all = [...lines.values()];
  const above = (points: number, encounter: number): number =>
    all.filter(([, its, other = 0]) => its === points && isAbove(other, encounter)).length;
  return new Map(
    [...lines]
      .map(([player, [rank = 0, points = 0, encounter = 0, ...values]]) => {
        return [player, [rank, points, above(points, encounter), ...values]] as const;
      })
      .sort(([one], [other]) => one - other),
  );
}

function ours(season: Season, { players }: Report): Lines {
  const numbers = new Map(players.map(({ name, number }) => [name, number]));
  const lines = tableOf(season).map(
    ({ player, rank, points, tieBreaks }) => [numbers.get(player) ?? 0, [rank, points, ...tieBreaks]] as const,
  );
  return withEncounters(new Map(lines), (its, own) => its > own);
}

describe('FIDE’s checker of tie-breaks (C.07)', () => {
  const again = sameAgain('test/leagues/other-tie-breaks', 'JUDGED_TABLES', 'TEST_TIEBREAKS');
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tables-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function theirs(text: string, { plan, rounds }: Season): Promise<Lines> {
    const file = join(folder, 'season.trf');
    await writeFile(file, text);
    const { stdout } = await run('python3', [
      process.env['TEST_TIEBREAKS']!,
      ...['--input-file', file, '--current-round', String(rounds.length), '--delimiter', 'T', '--rank'],
      // Without it, the checker takes a Swiss for a round robin that has as many rounds as one.
      plan.format.kind === 'SWISS' ? '--swiss' : '--pre-determined',
    ]);
    const [, ...rows] = stdout.trim().split('\n');
    const lines = rows.map((row) => {
      const [rank = 0, player = 0, ...values] = row.split('\t').map(Number);
      return [player, [rank, ...values]] as const;
    });
    return withEncounters(new Map(lines), (its, own) => its < own);
  }

  async function expectSameTable(of: Season): Promise<void> {
    const judged = judgedBy(of);
    if (!judged) throw new Error('The season has no report.');
    const { season, report } = judged;
    const text = writeTrf(report);
    expect({ again, text, table: await theirs(text, season) }).toEqual({ again, text, table: ours(season, report) });
  }

  it('has the same tables of random Swiss seasons', async () => {
    const random = Random.from(seedOf('judged tables'));
    for (let place = 0; place < SEASONS; place += 1)
      await expectSameTable(generateSeason(wantedBy(random, `${seedOf('judged table')} ${place}`)));
  });

  it('has the same tables of Swiss seasons and round robins with decisions of organisers', async () => {
    const random = Random.from(seedOf('judged decisions'));
    for (let place = 0; place < SEASONS; place += 1) await expectSameTable(nextReadable(random));
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Random } from '#kernel';
import { seedOf, sizeOf } from '#kernel/testing';
import { generateSeason, reportOf, writeTrf, type RandomSeason } from '#leagues';

const SEASONS = sizeOf('JUDGED_SEASONS', { here: 20, change: 20, full: 150 });
const run = promisify(execFile);

/** A season of up to 150 players, in which all happens that the report can tell. */
function wantedBy(random: Random, seed: string): RandomSeason {
  const players = 12 + random.below(140);
  return {
    ...{ seed, players, rounds: 5 + random.below(5), accelerated: random.below(4) === 0 },
    ...{ late: random.below(5), withdrawn: random.below(6) },
    ...{ byes: random.below(5) / 100, forfeits: random.below(4) / 100, odd: 0, draws: random.below(60) / 100 },
    points: { win: 1, draw: 0.5, loss: 0 },
  };
}

describe('bbpPairings, another engine of the Dutch system', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judged-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The rounds that it pairs as the report says, and what it says of the others. */
  async function judged(name: string, text: string): Promise<{ readonly rounds: number; readonly faults: string }> {
    const file = join(folder, `${name}.trf`);
    await writeFile(file, text);
    const { stdout, stderr } = await run(process.env['TEST_BBPPAIRINGS']!, ['--dutch', file, '-c']);
    const heads = /^.*Round #\d+\s*$/gmu;
    return { rounds: stdout.match(heads)?.length ?? 0, faults: `${stdout.replaceAll(heads, '')}${stderr}`.trim() };
  }

  it('pairs every round of random seasons as they are paired here', async () => {
    const random = Random.from(seedOf('judged seasons'));
    for (let place = 0; place < SEASONS; place += 1) {
      const wanted = wantedBy(random, `${seedOf('judged season')} ${place}`);
      const season = generateSeason(wanted);
      const names = { title: 'Judged', nameOf: (player: string) => player, dateOf: () => '2026-01-01' };
      const report = reportOf(season, names);
      if (typeof report === 'string') throw new Error(report);
      const told = await judged(String(place), writeTrf(report));
      expect({ wanted, ...told }).toEqual({ wanted, rounds: season.rounds.length, faults: '' });
    }
  });
});

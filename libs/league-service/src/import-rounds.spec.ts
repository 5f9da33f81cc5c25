import { randomUUID } from 'node:crypto';
import { reportOf, tableOf, writeTrf, type Season } from '#leagues';
import { host, league, type LeagueTable } from '#server/testing';
import { faultIn } from './testing/fault-in.js';

const PLAN = { format: { kind: 'SWISS', rounds: 2 }, deal: undefined };

const reportIn = (season: Season): string => {
  const report = reportOf(season, {
    title: 'The club',
    nameOf: (player) => `Name of ${player}`,
    dateOf: () => '2020-01-31',
  });
  if (typeof report === 'string') throw new Error(report);
  return writeTrf(report);
};

/** A season whose first round is played, and its report. */
async function played(): Promise<{ readonly season: Season; readonly report: string }> {
  const table = await league(4, PLAN);
  for (const gameId of await table.pair()) await table.playOut(gameId);
  const season = await table.season();
  return { season, report: reportIn(season) };
}

describe('rounds that were played elsewhere', () => {
  let table: LeagueTable;
  let report: string;
  let season: Season;
  beforeAll(async () => {
    ({ season, report } = await played());
  });
  beforeEach(async () => {
    table = await league(4, PLAN);
  });
  const importing = (): object => ({ type: 'importRounds', season: 1, report, reason: 'Played at the club.' });

  it('are taken into a season, which then goes on here', async () => {
    await table.must(importing());
    expect(tableOf(await table.season())).toEqual(tableOf(season));
    await table.meetDue();
    const [first] = (await table.season()).rounds[0]!.pairings;
    expect(await table.games.load(first!.gameId)).toBeUndefined();
    for (const gameId of await table.pair()) await table.playOut(gameId);
    expect((await table.season()).rounds[1]!.pairings.every(({ outcome }) => outcome?.gameHash)).toBe(true);
  });

  it('are stored without the names of players, and a verifier reads the same report', async () => {
    await table.must(importing());
    const commits = await table.store.read(table.leagueId);
    expect(JSON.stringify(commits.at(-1)!.command)).toContain('001    1');
    expect(JSON.stringify(commits)).not.toMatch(/Name of|The club/);
    expect(await faultIn(table, commits)).toBeUndefined();
    const forged = structuredClone(commits.at(-1)!);
    const { pairings } = forged.events[0]!.data as { pairings: { scores: { points: number }[] }[] };
    pairings[0]!.scores[0]!.points += 1;
    expect(await faultIn(table, commits.with(-1, forged))).toBe(forged.firstVersion);
  });

  it('are one command: a retry gets the same answer', async () => {
    const commandId = randomUUID();
    const once = await table.must(importing(), { account: host, commandId });
    const again = await table.must(importing(), { account: host, commandId });
    expect(again.league.version).toBe(once.league.version);
  });
});

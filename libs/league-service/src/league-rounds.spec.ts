import { league, type LeagueTable } from '#server/testing';
import { faultIn } from './testing/fault-in.js';

/** All games of the latest round end. */
async function playRound(table: LeagueTable): Promise<void> {
  for (const { gameId } of (await table.season()).rounds.at(-1)!.pairings) await table.playOut(gameId);
  await table.meetDue();
}

const roundsOf = async (table: LeagueTable): Promise<number> => (await table.season()).rounds.length;

const faultOf = async (table: LeagueTable): Promise<number | undefined> =>
  faultIn(table, await table.store.read(table.leagueId));

describe('a season that pairs its rounds itself', () => {
  it('pairs the next one a pause after the last result, once, until it has had all', async () => {
    const table = await league(4, { pairing: { kind: 'WHEN_COMPLETE', pause: 60 } });
    await table.pair();
    for (const round of [1, 2]) {
      await playRound(table);
      expect(await roundsOf(table)).toBe(round);
      table.now += 59_999;
      await table.meetDue();
      expect(await roundsOf(table)).toBe(round);
      table.now += 1;
      await table.meetDue();
      expect(await roundsOf(table)).toBe(round + 1);
    }
    await playRound(table);
    table.now += 60_000;
    await table.meetDue();
    expect(await roundsOf(table)).toBe(3);
    expect(await faultOf(table)).toBeUndefined();
  });

  it('keeps to its timetable, and pairs a late round as soon as the one before it is complete', async () => {
    const options = { rounds: 1, seconds: null };
    const table = await league(4, { options, pairing: { kind: 'TIMETABLE', first: 2_000_000, every: 600 } });
    await table.meetDue();
    expect(await roundsOf(table)).toBe(0);
    table.now = 2_000_000;
    await table.meetDue();
    expect(await roundsOf(table)).toBe(1);
    await playRound(table);
    expect(await roundsOf(table)).toBe(1);
    table.now += 600_000;
    await table.meetDue();
    expect(await roundsOf(table)).toBe(2);
    // The third is due while the second is played.
    table.now += 600_000;
    await table.meetDue();
    const { events } = (await table.store.read(table.leagueId)).at(-1)!;
    expect(events).toMatchObject([{ type: 'roundNotPaired', data: { round: 3, obstacle: 'ROUND_RUNS' } }]);
    await playRound(table);
    expect(await roundsOf(table)).toBe(3);
    expect(await faultOf(table)).toBeUndefined();
  });

  it('keeps to the timetable that its plan has by now, and to it alone', async () => {
    const timetable = (first: number) => ({ pairing: { kind: 'TIMETABLE', first, every: 600 } });
    for (const before of [{}, timetable(2_000_000)]) {
      const table = await league(4, before);
      const { plan } = await table.season();
      const change = (first: number) => ({ type: 'changePlan', season: 1, plan: { ...plan, ...timetable(first) } });
      expect(await table.code({ ...change(1), reason: 'Earlier.' })).toBe('startsInThePast');
      await table.must({ ...change(3_000_000), reason: 'The train is late.' });
      const { version } = (await table.leagues.load(table.leagueId))!.league;
      table.now = 2_999_999;
      await table.meetDue();
      expect(await table.leagues.versionOf(table.leagueId)).toBe(version);
      table.now = 3_000_000;
      await table.meetDue();
      expect(await roundsOf(table)).toBe(1);
      expect(await faultOf(table)).toBeUndefined();
    }
  });

  it('says where a pairing does not fit the seats of the game, and verification accepts that', async () => {
    const table = await league(1, { pairing: { kind: 'TIMETABLE', first: 2_000_000, every: 600 } });
    await table.enterTeam('Owls', ['player-8', 'player-9']);
    table.now = 2_000_000;
    await table.meetDue();
    const { events } = (await table.store.read(table.leagueId)).at(-1)!;
    expect(events).toMatchObject([{ type: 'roundNotPaired', data: { round: 1, obstacle: 'WRONG_TABLE' } }]);
    expect(await faultOf(table)).toBeUndefined();
  });

  it('goes on to its finals, which follow from its commands and games', async () => {
    const finals = { format: { kind: 'KNOCK_OUT' }, top: 2 };
    const table = await league(4, { pairing: { kind: 'WHEN_COMPLETE' }, finals });
    await table.pair();
    for (let round = 1; round <= 3; round += 1) await playRound(table);
    const { rounds, finals: begun } = await table.season();
    expect(rounds[3]!.pairings.map(({ match }) => match)).toEqual(['W1.1']);
    expect(rounds[3]!.pairings[0]!.players.toSorted()).toEqual(begun!.seeds.toSorted());
    expect(await faultOf(table)).toBeUndefined();
  });

  it('pairs what a correction opens after the last match of a bracket', async () => {
    const table = await league(2, { format: { kind: 'DOUBLE_ELIMINATION' }, pairing: { kind: 'WHEN_COMPLETE' } });
    await table.pair();
    const decide = async (winner: string): Promise<void> => {
      const { gameId, players } = (await table.season()).rounds.at(-1)!.pairings[0]!;
      const absent = players.filter((player) => player !== winner);
      await table.must({ type: 'forfeit', season: 1, gameId, absent, reason: 'Away.' });
      await table.meetDue();
    };
    await decide('player-0');
    await decide('player-0');
    expect(await roundsOf(table)).toBe(2);
    const { gameId, players } = (await table.season()).rounds.at(-1)!.pairings[0]!;
    const scores = players.map((player) => ({ player, points: player === 'player-1' ? 1 : 0 }));
    await table.must({ type: 'correctResult', season: 1, gameId, scores, reason: 'They came.' });
    await table.meetDue();
    expect((await table.season()).rounds.at(-1)!.pairings[0]!.match).toBe('F2');
    expect(await faultOf(table)).toBeUndefined();
  });
});

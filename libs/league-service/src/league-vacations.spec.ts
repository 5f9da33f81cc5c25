import { randomUUID } from 'node:crypto';
import { grantTime, waitingOf } from '#games';
import { checkLeagueCommit, pairingsOf, unopenedLeague, vacationLeft } from '#leagues';
import { deadlineOfSeat } from '#kernel/server';
import type { LoadedGame } from '#records';
import { meetObligation } from '#server';
import { accepted, league, pick, type LeagueTable } from '#server/testing';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A season of two, with a day for each answer, and vacation for the whole season. */
const away = (plan: object = {}): Promise<LeagueTable> =>
  league(2, {
    vacation: { days: 5 },
    options: { rounds: 2, seconds: 86_400 },
    format: { kind: 'ROUND_ROBIN', twice: true },
    ...plan,
  });
const take = (table: LeagueTable, days: number, account = 'player-0') =>
  table.must({ type: 'takeVacation', season: 1, days }, { account });
const loadedOf = async (table: LeagueTable, gameId: string): Promise<LoadedGame> => (await table.games.load(gameId))!;
const seatIn = ({ game }: LoadedGame, account: string): number =>
  game.seats.find((holder) => holder.account === account)!.seat;

/** How long a player has for an answer, in hours; null where the game does not wait for one. */
async function hoursIn(table: LeagueTable, gameId: string, account = 'player-0'): Promise<number | null> {
  const loaded = await loadedOf(table, gameId);
  const deadline = deadlineOfSeat(loaded.game.clocks, waitingOf(loaded)!.waiting, seatIn(loaded, account));
  return deadline === null ? null : (deadline - table.now) / HOUR;
}
const answer = async (table: LeagueTable, gameId: string, account: string): Promise<void> => {
  accepted(await table.games.submit({ gameId, commandId: randomUUID(), account, command: pick(1) }));
  await table.meetDue();
};

describe('the vacation of a season', () => {
  it('lets the clock stand still in the game that is played, at once and in the steps that come within it', async () => {
    const table = await away();
    const [gameId = ''] = await table.pair();
    table.now += 20 * HOUR;
    await take(table, 2);
    await table.meetDue();
    expect(await hoursIn(table, gameId)).toBe(4 + 48);
    expect(await hoursIn(table, gameId, 'player-1')).toBe(4);
    await answer(table, gameId, 'player-1');
    await answer(table, gameId, 'player-0');
    expect(await hoursIn(table, gameId)).toBe(24 + 48);
    expect(await hoursIn(table, gameId, 'player-1')).toBe(24);
  });

  it('reaches a game when it next asks the player, and one that begins meanwhile, until the days are spent', async () => {
    const table = await away();
    const [first = ''] = await table.pair();
    await answer(table, first, 'player-0');
    await take(table, 3);
    await table.meetDue();
    expect(await hoursIn(table, first)).toBeNull();
    table.now += 12 * HOUR;
    await answer(table, first, 'player-1');
    // Days of a game are whole ones: half a day more than the season gives.
    expect(await hoursIn(table, first)).toBe(24 + 72);
    await answer(table, first, 'player-0');
    await answer(table, first, 'player-1');
    const [second = ''] = await table.pair();
    expect(await hoursIn(table, second)).toBe(24 + 72);
    expect(await table.code({ type: 'takeVacation', season: 1, days: 3 }, { account: 'player-0' })).toBe(
      'vacationTooLong',
    );
    await take(table, 2);
    await table.meetDue();
    expect(await hoursIn(table, second)).toBe(24 + 120);
    const season = await table.season();
    expect(['player-0', 'player-1'].map((account) => vacationLeft(season, account))).toEqual([0, 5]);
  });

  it('is taken in the league alone, and in each game where the plan says so', async () => {
    const table = await away();
    const [gameId = ''] = await table.pair();
    const request = { gameId, commandId: randomUUID(), account: 'player-0', days: 1 };
    expect(await table.leagues.vacations.take(request)).toEqual({ status: 'forbidden', reason: 'vacationOfSeason' });
    const each = await away({ vacation: undefined, table: { vacation: { days: 1 } } });
    const [own = ''] = await each.pair();
    expect(await each.leagues.vacations.take({ ...request, gameId: own })).toMatchObject({ status: 'accepted' });
  });

  it('is met once, whichever process meets it, and beside other commands', async () => {
    const table = await away();
    const [gameId = ''] = await table.pair();
    await take(table, 2);
    const owed = await table.store.dueObligations(10, table.now);
    const neighbour = table.neighbour();
    const request = { gameId, commandId: randomUUID(), account: 'player-1', to: 0, seconds: 3_600 };
    await Promise.all([
      ...[table, neighbour, table].flatMap((at) => owed.map((one) => meetObligation(at, one))),
      grantTime(neighbour.games, request),
    ]);
    const taken = (await table.store.read(gameId)).flatMap(({ events }) => events.map(({ type }) => type));
    expect(taken.filter((type) => type === 'vacationTaken')).toHaveLength(1);
  });

  it('keeps a player from a forfeit, until the time to appear has run after it', async () => {
    const table = await away({ joinWithin: 3_600 });
    await table.pair();
    await take(table, 1);
    await answerFor(table, 'player-1');
    const absent = (await table.store.dueObligations(10, table.now + HOUR)).find(({ key }) => key.includes('absent'))!;
    table.now += HOUR;
    expect(await meetObligation(table, absent)).toBe(DAY);
    table.now += DAY;
    expect(await meetObligation(table, absent)).toBeUndefined();
    expect(pairingsOf(await table.season())).toMatchObject([{ outcome: { kind: 'FORFEITED', absent: ['player-0'] } }]);
  });

  it('is checked by a verifier: a game that gave more than the season does not count', async () => {
    const table = await away();
    const [gameId = ''] = await table.pair();
    await take(table, 1);
    await table.playOut(gameId);
    await table.meetDue();
    const fair = await loadedOf(table, gameId);
    expect(await verdictOn(table, fair)).toBeUndefined();
    const seat = seatIn(fair, 'player-0');
    const vacations = fair.game.vacations!.with(seat, { left: 3, until: null });
    expect(await verdictOn(table, { ...fair, game: { ...fair.game, vacations } })).toBe('refused');
  });
});

const answerFor = async (table: LeagueTable, account: string): Promise<void> => {
  for (const { gameId } of pairingsOf(await table.season())) await answer(table, gameId, account);
};

/** Why the stream of a league does not verify with a game; undefined where it does. */
async function verdictOn(table: LeagueTable, game: LoadedGame): Promise<string | undefined> {
  let before = unopenedLeague(table.leagueId);
  for (const commit of await table.store.read(table.leagueId)) {
    const check = checkLeagueCommit(before, commit, () => game);
    if (!check.ok) return check.fault.reason;
    before = check.loaded;
  }
  return undefined;
}

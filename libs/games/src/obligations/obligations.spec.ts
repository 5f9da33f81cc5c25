import { randomUUID } from 'node:crypto';
import { EMPTY_TABLE_PATIENCE, isPrompt } from './obligations.js';
import { accepted, pick, Table } from '#server/testing';

const due = (table: Table): Promise<readonly { key: string; dueAt: number }[]> =>
  table.store.dueObligations(100, Number.MAX_SAFE_INTEGER);
const keys = async (table: Table): Promise<string[]> => (await due(table)).map(({ key }) => key);

describe('an empty table', () => {
  const statusOf = async (table: Table, gameId: string) => (await table.store.head(gameId))?.status;

  it('closes automatically an hour after anything happened there, and not before', async () => {
    const table = new Table();
    const gameId = await table.open();
    accepted(await table.games.join({ gameId, commandId: randomUUID(), account: 'bo' }));
    expect(await keys(table)).toEqual([]);
    accepted(await table.games.leave({ gameId, commandId: randomUUID(), account: 'bo' }));
    table.now += 1_000;
    accepted(await table.games.addBot({ gameId, commandId: randomUUID(), account: 'player-0', bot: 'random' }));
    table.now += EMPTY_TABLE_PATIENCE - 1;
    await table.meetDue();
    expect(await statusOf(table, gameId)).toBe('open');
    table.now += 1;
    await table.meetDue();
    expect(await statusOf(table, gameId)).toBe('closed');
    expect(await keys(table)).toEqual([]);
    expect((await table.games.load(gameId))?.game).toMatchObject({ phase: 'over', outcome: { reason: 'abandoned' } });
  });

  it('stays open for a player who sits there, however long', async () => {
    const table = new Table();
    const gameId = await table.open();
    accepted(await table.games.join({ gameId, commandId: randomUUID(), account: 'bo' }));
    table.now += 100 * EMPTY_TABLE_PATIENCE;
    await table.meetDue();
    expect(await statusOf(table, gameId)).toBe('open');
  });
});

describe('an obligation whose command id another actor has taken', () => {
  it('is reported, and met under the next id', async () => {
    const reported: unknown[] = [];
    const table = new Table({ report: (fault) => void reported.push(fault) });
    const gameId = await table.start({ seats: 2, seconds: 60 });
    const [deadline] = await due(table);
    const taken = table.games.ids.ofObligation(gameId, deadline!.key);
    accepted(await table.play(gameId, 0, pick(1), taken));
    table.now += 60_000;
    await table.meetDue();
    const [, second] = await table.store.read(gameId, { after: 0 }).then((commits) => commits.slice(-3));
    expect(second).toMatchObject({ actor: 'system', command: { type: 'expireStep' } });
    expect(second?.commandId).not.toBe(taken);
    expect(String(reported[0])).toContain(`The command id ${taken} of the server`);
    expect(await keys(table)).toEqual(['deadline/pick-2/1120000']);
  });
});

describe('automatic steps', () => {
  it('are owed from the commit that leads to them, and done once however often they are met', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: null });
    accepted(await table.play(gameId, 0, pick(1)));
    expect(await keys(table)).toEqual([]);
    accepted(await table.play(gameId, 1, pick(2)));
    const owed = await due(table);
    expect(owed).toMatchObject([
      { key: 'automatic/count-1', kind: 'automatic', dueAt: table.now, payload: { key: 'count-1' } },
    ]);
    const obligation = { gameId, key: 'automatic/count-1' };
    const answers = await Promise.all([1, 2, 3].map(() => table.games.meet(obligation)));
    const elsewhere = await table.neighbour().games.meet(obligation);
    expect([...answers, elsewhere].map((answer) => accepted(answer).replayed)).toEqual([false, true, true, true]);
    expect(await keys(table)).toEqual([]);
    const commits = await table.store.read(gameId);
    const counted = commits.filter(({ events }) => events.some(({ type }) => type === 'counted'));
    expect(counted).toMatchObject([
      {
        actor: 'system',
        commandId: table.games.ids.ofObligation(gameId, 'automatic/count-1'),
        command: { type: 'runStep', key: 'count-1' },
      },
    ]);
  });

  it('that were never owed are refused, and settled without a trace in the game', async () => {
    const table = new Table();
    const gameId = await table.start();
    expect(await table.games.meet({ gameId, key: 'automatic/count-9' })).toMatchObject({
      refusal: { code: 'nothingDue' },
    });
    expect((await table.store.head(gameId))?.version).toBe(4);
    expect(await table.games.meet({ gameId: randomUUID(), key: 'automatic/count-9' })).toMatchObject({
      status: 'notFound',
    });
  });
});

describe('deadlines', () => {
  it('give every seat that has not answered its default, after the time and not before', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 3, seconds: 60 });
    accepted(await table.play(gameId, 1, pick(6)));
    const [deadline] = await due(table);
    expect(deadline).toMatchObject({ kind: 'deadline', dueAt: table.now + 60_000, payload: { stepId: 'pick-1' } });
    table.now += 59_999;
    expect(await table.games.meet({ gameId, key: deadline!.key })).toEqual({ status: 'early', wait: 1 });
    expect(await keys(table)).toEqual([deadline!.key]);
    table.now += 1;
    const { events } = accepted(await table.games.meet({ gameId, key: deadline!.key }));
    expect(events.map(({ event }) => [event.type, event['seat']])).toEqual([
      ['seatTimedOut', 0],
      ['numberPicked', 0],
      ['seatTimedOut', 2],
      ['numberPicked', 2],
    ]);
    expect(await keys(table)).toEqual(['automatic/count-1']);
  });

  it('where seats have banks, are of each seat, and end the time of those who are late alone', async () => {
    const table = new Table();
    const options = { seats: 2, seconds: 60 };
    const bank = { seconds: 30, increment: 0 };
    const opening = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', options, bank };
    const { gameId } = accepted(await table.games.open(opening));
    await table.fill(gameId, 2);
    table.now += 80_000;
    accepted(await table.play(gameId, 0, pick(1)));
    accepted(await table.play(gameId, 1, pick(1)));
    await table.meetDue();
    const banks = async () => (await table.games.load(gameId))!.game.banks;
    expect(await banks()).toEqual([10_000, 10_000]);
    table.now += 65_000;
    accepted(await table.play(gameId, 1, pick(1)));
    const [deadline] = await due(table);
    expect(deadline).toMatchObject({ kind: 'deadline', dueAt: table.now + 5_000 });
    table.now += 5_000;
    const { events } = accepted(await table.games.meet({ gameId, key: deadline!.key }));
    expect(events[0]).toMatchObject({ event: { type: 'seatTimedOut', seat: 0 } });
    expect(await banks()).toEqual([0, 5_000]);
    expect(await table.games.open(opening)).toMatchObject({ replayed: true });
    expect(await table.games.open({ ...opening, bank: undefined })).toEqual({ status: 'commandIdReused' });
  });

  it('stay as they are while other seats answer, and go when all have', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    const before = await keys(table);
    table.now += 10_000;
    accepted(await table.play(gameId, 0, pick(1)));
    expect(await keys(table)).toEqual(before);
    accepted(await table.play(gameId, 1, pick(1)));
    expect(await keys(table)).toEqual(['automatic/count-1']);
  });

  it('of a step that is interrupted stand still, and go on with the time that was left', async () => {
    const table = new Table();
    const start = table.now;
    const gameId = await table.start({ seats: 2, seconds: 60 });
    table.now += 50_000;
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    expect(await due(table)).toMatchObject([{ dueAt: start + 110_000, payload: { stepId: 'nod-1-1' } }]);
    table.now += 30_000;
    accepted(await table.play(gameId, 1, { type: 'nod' }));
    expect(await due(table)).toMatchObject([{ dueAt: start + 90_000, payload: { stepId: 'pick-1' } }]);
    table.now = start + 90_000;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });

  it('of a step that goes on at the very moment at which it was interrupted are owed again', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    for (let time = 0; time < 2; time += 1) {
      accepted(await table.play(gameId, 0, { type: 'interrupt' }));
      accepted(await table.play(gameId, 1, { type: 'nod' }));
    }
    expect(await due(table)).toMatchObject([{ dueAt: table.now + 60_000, payload: { stepId: 'pick-1' } }]);
    expect(await keys(table.neighbour())).toEqual(await keys(table));
    table.now += 60_000;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });

  it('are the same for a process that folds the game', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    accepted(await table.play(gameId, 1, { type: 'nod' }));
    table.now += 60_000;
    const elsewhere = table.neighbour();
    elsewhere.now = table.now;
    await elsewhere.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });

  it.each([50, 200, 30_000])('are kept when the clock of a process is %d ms ahead', async (skew) => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    const ahead = table.neighbour({ clock: () => table.now + skew });
    accepted(await ahead.play(gameId, 0, { type: 'interrupt' }));
    // Its commits stand still until the other clocks have come so far.
    accepted(await table.play(gameId, 1, { type: 'nod' }));
    table.now += 60_000;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });

  it('that were written before they had a version are met', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    accepted(await table.play(gameId, 1, { type: 'nod' }));
    const old = `deadline/pick-1/${table.now + 60_000}`;
    expect(await keys(table)).toEqual([`${old}/6`]);
    table.now += 60_000;
    expect(accepted(await table.games.meet({ gameId, key: old })).events).toHaveLength(4);
  });

  it('that come due while a step is interrupted do nothing', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    const [first] = await keys(table);
    table.now += 30_000;
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    table.now += 40_000;
    expect(await table.games.meet({ gameId, key: first! })).toMatchObject({ refusal: { code: 'nothingDue' } });
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ nodder: 1 });
  });

  it('accept a late answer until a job has said that the time is over', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 1, seconds: 60 });
    const [key] = await keys(table);
    table.now += 61_000;
    accepted(await table.play(gameId, 0, pick(1)));
    expect(await table.games.meet({ gameId, key: key! })).toMatchObject({ refusal: { code: 'nothingDue' } });
  });

  it('never run backwards when the clock of a process does', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    const slow = table.neighbour({ clock: () => table.now - 3_600_000 });
    accepted(await slow.play(gameId, 0, { type: 'interrupt' }));
    const ats = (await table.store.read(gameId)).map(({ at }) => at);
    expect(ats).toEqual([...ats].sort((a, b) => a - b));
    expect(await due(table)).toMatchObject([{ dueAt: table.now + 60_000 }]);
  });
});

describe('bots', () => {
  it.each([50, 200, 30_000])('move at once when the clock of the player’s process is %d ms ahead', async (skew) => {
    const table = new Table();
    const ahead = table.neighbour({ clock: () => table.now + skew });
    const gameId = await ahead.start({ seats: 2, seconds: null }, 1);
    const [key] = await keys(table);
    expect(accepted(await table.games.meet({ gameId, key: key! })).events).toHaveLength(1);
  });

  it('move one after the other until people have to act', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 4, seconds: null }, 3);
    expect(await due(table)).toMatchObject([{ kind: 'bot', payload: { seat: 1 } }]);
    await table.meetDue();
    expect(await table.games.waiting(gameId)).toMatchObject({ value: { waiting: { seats: [0] } } });
    expect(await keys(table)).toEqual([]);
  });

  it('that think long move as jobs, so that no API waits for them', async () => {
    const table = new Table();
    const gameId = await table.open({ seats: 2, seconds: null });
    const request = () => ({ gameId, commandId: randomUUID(), account: 'player-0' });
    accepted(await table.games.join(request()));
    accepted(await table.games.addBot({ ...request(), bot: 'slow' }));
    accepted(await table.games.start(request()));
    const owed = await table.store.dueObligations(1, table.now);
    expect(owed).toMatchObject([{ kind: 'bot', payload: { seat: 1, work: { long: true } } }]);
    expect(owed.map((each) => isPrompt(each, table.now))).toEqual([false]);
    const quick = { ...owed[0]!, payload: { seat: 1, work: { of: 'player-0', alone: false } } };
    expect(isPrompt(quick, table.now)).toBe(true);

    await table.meetDue();
    expect((await table.store.read(gameId)).at(-1)?.command).toMatchObject({ type: 'play', seat: 1 });
  });

  it('play a game among themselves to its end', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 3, rounds: 3 }, 3);
    await table.meetDue();
    expect((await table.store.head(gameId))?.status).toBe('closed');
    expect(await keys(table)).toEqual([]);
  });

  it('whose job comes after another seat has moved do nothing; the next job moves them', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: null }, 1);
    const [key] = await keys(table);
    accepted(await table.play(gameId, 0, pick(1)));
    expect(await table.games.meet({ gameId, key: key! })).toMatchObject({ refusal: { code: 'nothingDue' } });
    expect(await keys(table)).not.toContain(key);
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ round: 2 });
  });
});

describe('a seat that resigns', () => {
  it('is no longer owed anything', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: 60 });
    accepted(await table.play(gameId, 0, pick(1)));
    accepted(await table.games.resign({ gameId, commandId: randomUUID(), account: 'player-1' }));
    accepted(await table.play(gameId, 0, pick(1)));
    expect(await keys(table)).toEqual(['automatic/count-1']);
  });
});

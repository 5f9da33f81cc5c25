import { randomUUID } from 'node:crypto';
import { MemoryEventStore, type AppendResult, type NewCommit } from '#event-store';
import { verifyChain } from '#records';
import { accepted, pick, Table } from '#server/testing';
import { ContendedStore } from '#streams/testing';

const seats = Array.from({ length: 10 }, (_, seat) => seat);

describe('commands at the same time', () => {
  it('of ten seats that answer in secret are all carried out, in one process', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 10 });
    const answers = await Promise.all(seats.map((seat) => table.play(gameId, seat, pick(1))));
    expect(new Set(answers.map((answer) => accepted(answer).version)).size).toBe(10);
    expect(verifyChain(await table.store.read(gameId))).toMatchObject({ ok: true });
  });

  it('of ten seats that answer in ten processes are all carried out, each decided again after the events that it missed', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 10 });
    const processes = seats.map(() => table.neighbour());
    await Promise.all(processes.map((process) => process.games.load(gameId)));
    const answers = await Promise.all(processes.map((process, seat) => process.play(gameId, seat, pick(2))));
    expect(answers.map(({ status }) => status)).toEqual(seats.map(() => 'accepted'));
    expect(await table.games.waiting(gameId)).toMatchObject({ value: { waiting: { rules: 'count' } } });
    expect(verifyChain(await table.store.read(gameId))).toMatchObject({ ok: true });
  });

  it('with one id in several processes are carried out once', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    const commandId = randomUUID();
    const answers = await Promise.all(seats.map(() => table.neighbour().play(gameId, 0, pick(1), commandId)));
    expect(answers.map((answer) => accepted(answer).version)).toEqual(seats.map(() => 5));
    expect(answers.filter((answer) => !accepted(answer).replayed)).toHaveLength(1);
  });

  it('beyond what the queue of a game holds are turned away, and may be sent again', async () => {
    const table = new Table({ queues: { game: 3, account: 3 } });
    const gameId = await table.start({ seats: 5 });
    const ids = [0, 1, 2, 3, 4].map(() => randomUUID());
    const answers = await Promise.all(ids.map((commandId, seat) => table.play(gameId, seat, pick(1), commandId)));
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'busy', 'busy']);
    accepted(await table.play(gameId, 4, pick(1), ids[4]));
  });
});

describe('commands of an account that crowds a game', () => {
  it('do not come in line without a seat: the seats are answered, and none is told “busy”', async () => {
    const table = new Table({ queues: { game: 4, account: 4 } });
    const gameId = await table.start({ seats: 2 });
    const outsiders = Array.from({ length: 20 }, (_, at) => table.play(gameId, 5 + (at % 4), pick(1)));
    const answers = await Promise.all([...outsiders, table.play(gameId, 0, pick(1)), table.play(gameId, 1, pick(1))]);
    expect(answers.map(({ status }) => status)).toEqual([...outsiders.map(() => 'forbidden'), 'accepted', 'accepted']);
  });

  it('leave the places of the others free', async () => {
    const table = new Table({ queues: { game: 4, account: 2 } });
    const gameId = await table.start({ seats: 2 });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => table.play(gameId, 0, pick(1))),
      table.play(gameId, 1, pick(1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'refused', 'busy', 'busy', 'busy', 'accepted']);
  });

  it('are answered as ever where another process has seated them', async () => {
    const table = new Table();
    const gameId = await table.open({ seats: 2 });
    const other = table.neighbour();
    await other.fill(gameId, 2);
    accepted(await table.play(gameId, 1, pick(1)));
  });
});

describe('warm state', () => {
  it('that is old never refuses a command that is legal by now', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    const other = table.neighbour();
    accepted(await other.play(gameId, 0, pick(1)));
    accepted(await table.play(gameId, 1, pick(1)));
    await table.meetDue();
    accepted(await other.play(gameId, 0, pick(2)));
  });

  it('that is old is not shown to a reader', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    const other = table.neighbour();
    expect((await other.games.load(gameId))?.game.version).toBe(4);
    accepted(await table.play(gameId, 0, pick(1)));
    expect((await other.games.load(gameId))?.game.version).toBe(5);
  });

  it('is as it was after an append that failed', async () => {
    const store = new FailingStore();
    const table = new Table({ store });
    const gameId = await table.start({ seats: 2 });
    store.failures = 1;
    await expect(table.play(gameId, 0, pick(3))).rejects.toThrow('the disk is full');
    expect((await table.games.load(gameId))?.game.version).toBe(4);
    accepted(await table.play(gameId, 0, pick(4)));
    expect((await table.games.load(gameId))?.game.state).toMatchObject({ picks: { choices: { 0: 4 } } });
  });

  it('is bounded: games beyond the bound are folded again', async () => {
    const table = new Table({ cachedGames: 2 });
    const games = [await table.start(), await table.start(), await table.start(), await table.start()];
    for (const gameId of games) accepted(await table.play(gameId, 0, pick(1)));
    for (const gameId of games) accepted(await table.play(gameId, 1, pick(1)));
  });

  it('is not changed for its holders', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    const held = await table.games.load(gameId);
    const before = JSON.stringify(held?.game);
    accepted(await table.play(gameId, 0, pick(1)));
    expect(JSON.stringify(held?.game)).toBe(before);
  });
});

describe('two writers who are always a step behind', () => {
  it('get an answer in bounded time: busy, with nothing done', async () => {
    const store = new ContendedStore();
    const table = new Table({ store });
    const gameId = await table.start({ seats: 2 });
    store.rival = true;
    expect(await table.play(gameId, 0, pick(1))).toEqual({ status: 'busy' });
    expect((await store.head(gameId))?.version).toBe(4);
  });
});

class FailingStore extends MemoryEventStore {
  failures = 0;

  override append(commit: NewCommit): Promise<AppendResult> {
    if (this.failures === 0) return super.append(commit);
    this.failures -= 1;
    return Promise.reject(new Error('the disk is full'));
  }
}

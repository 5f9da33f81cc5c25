import { randomUUID } from 'node:crypto';
import { spectator } from '#kernel';
import { unreleased } from '#records';
import { MemoryGameDirectory } from './directory/memory-game-directory.js';
import type { SeenEvent } from './outcome.js';
import { RulesetRegistry } from './rulesets/registry.js';
import { viewerOf, waitingOf } from './reading/visibility.js';
import { accepted, pick, Table } from '#server/testing';
import { tally } from './testing/tally.js';

describe('a clock that an operator pardons', () => {
  it('gives the step that is open more time, and its end is met then', async () => {
    const table = new Table();
    const gameId = await table.start({ seconds: 60 });
    const due = table.now + 60_000;
    table.now += 59_000;
    const { loaded, events } = accepted(await table.games.operate(gameId, { type: 'pardonClock', seconds: 30 }));
    expect(events.map(({ event }) => event)).toEqual([
      { type: 'clockPardoned', step: 'pick', stepId: 'pick-1', seconds: 30 },
    ]);
    expect(waitingOf(loaded)?.due).toBe(due + 30_000);
    table.now = due + 29_999;
    await table.meetDue();
    expect((await table.games.load(gameId))?.game.version).toBe(loaded.game.version);
    table.now = due + 30_000;
    await table.meetDue();
    const types = (await table.store.read(gameId)).flatMap((commit) => commit.events.map(({ type }) => type));
    expect(types).toContain('seatTimedOut');
  });

  it('moves the banks of seats, too: what was left of each stays', async () => {
    const table = new Table();
    const by = { commandId: randomUUID(), account: 'player-0' };
    const request = { ...by, ruleset: 'tally', options: { seconds: 60 }, bank: { seconds: 100, increment: 0 } };
    const { gameId } = accepted(await table.games.open(request));
    await table.fill(gameId, 2);
    table.now += 70_000;
    const { loaded } = accepted(await table.games.operate(gameId, { type: 'pardonClock', seconds: 30 }));
    const [clock] = loaded.game.clocks;
    expect(clock?.asked?.map(({ from, until }) => [from - table.now, until - table.now])).toEqual([
      [20_000, 120_000],
      [20_000, 120_000],
    ]);
    table.now += 25_000;
    const { game } = accepted(await table.play(gameId, 0, pick(1))).loaded;
    expect(game.banks).toEqual([95_000, 100_000]);
  });

  it('leaves a step that is suspended as it is, and is refused where no time runs', async () => {
    const table = new Table();
    const gameId = await table.start({ seconds: 60 });
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    accepted(await table.games.operate(gameId, { type: 'pardonClock', seconds: 30 }));
    accepted(await table.play(gameId, 1, { type: 'nod' }));
    expect(waitingOf((await table.games.load(gameId))!)?.due).toBe(table.now + 60_000);
    const noClock = { status: 'refused', refusal: { code: 'noClock' } };
    expect(
      await table.games.operate(await table.start({ seconds: null }), { type: 'pardonClock', seconds: 30 }),
    ).toMatchObject(noClock);
    expect(await table.games.operate(await table.open(), { type: 'pardonClock', seconds: 30 })).toMatchObject({
      refusal: { code: 'notRunning' },
    });
    expect(await table.games.operate('nowhere', { type: 'pardonClock', seconds: 30 })).toEqual({
      status: 'notFound',
      what: 'game',
    });
  });
});

describe('a player whom an operator replaces', () => {
  it('gives the seat to another account: its sight, its commands, its place in lists', async () => {
    const table = new Table();
    const directory = new MemoryGameDirectory(table.store);
    const gameId = await table.start();
    accepted(await table.play(gameId, 1, pick(4)));
    const { loaded, events } = accepted(
      await table.games.operate(gameId, { type: 'replacePlayer', seat: 1, account: 'player-9' }),
    );
    expect(events.map(({ event }) => event)).toEqual([{ type: 'seatReplaced', seat: 1, account: 'player-9' }]);
    expect(viewerOf(loaded, 'player-1')).toEqual(spectator);
    expect(await table.games.view(gameId, viewerOf(loaded, 'player-9'))).toMatchObject({ value: { own: 4 } });
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    expect(await table.play(gameId, 1, pick(2))).toEqual({ status: 'forbidden', reason: 'noSeat' });
    accepted(await table.play(gameId, 9, pick(2)));
    const gamesOf = async (account: string): Promise<number> =>
      (await directory.find({ account, order: 'openedAt', descending: true, limit: 9 })).length;
    expect([await gamesOf('player-1'), await gamesOf('player-9')]).toEqual([0, 1]);
  });

  it('sees only what is public from then on, also while following', async () => {
    const table = new Table();
    const gameId = await table.start({ rounds: 1 });
    const seen: SeenEvent[] = [];
    const following = (async () => {
      const account = { kind: 'account', account: 'player-1' } as const;
      for await (const { event } of table.games.follow(gameId, account, 0)) seen.push(event);
    })();
    accepted(await table.games.operate(gameId, { type: 'replacePlayer', seat: 1, account: 'player-9' }));
    accepted(await table.play(gameId, 9, pick(5)));
    accepted(await table.play(gameId, 0, pick(1)));
    await table.meetDue();
    await following;
    const picked = seen.map(({ event }) => event).filter(({ type }) => type === 'numberPicked');
    expect(picked).toEqual([
      { type: 'numberPicked', seat: 1 },
      { type: 'numberPicked', seat: 0 },
    ]);
  });

  it('is one of the players of a running game, and its successor is none', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 3 }, 1);
    const replace = async (seat: number, account: string): Promise<unknown> => {
      const outcome = await table.games.operate(gameId, { type: 'replacePlayer', seat, account });
      return outcome.status === 'refused' ? outcome.refusal.code : outcome.status;
    };
    expect(await replace(7, 'player-9')).toBe('noSuchSeat');
    expect(await replace(2, 'player-9')).toBe('seatOfBot');
    expect(await replace(1, 'player-0')).toBe('alreadySeated');
    accepted(await table.games.resign({ gameId, commandId: randomUUID(), account: 'player-1' }));
    expect(await replace(1, 'player-9')).toBe('alreadyResigned');
    const open = await table.open();
    expect(await table.games.operate(open, { type: 'replacePlayer', seat: 0, account: 'player-9' })).toMatchObject({
      refusal: { code: 'notRunning' },
    });
  });
});

describe('a game on a kernel from before these acts', () => {
  const { abilities: _, ...kernel } = unreleased(tally).kernel;
  const older = { ruleset: tally, presentation: tally, kernel, digest: null };
  const rulesets = new RulesetRegistry([], { newest: [older], older: [] });
  const tooOld = { status: 'refused', refusal: { code: 'tooOld', facts: { version: '1.0' } } };

  it('is refused the acts that its kernel does not know', async () => {
    const table = new Table({ rulesets });
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally' };
    expect(await table.games.open({ ...request, hiddenSeeds: true })).toMatchObject(tooOld);
    const gameId = await table.start();
    expect(await table.games.operate(gameId, { type: 'pardonClock', seconds: 30 })).toMatchObject(tooOld);
    expect(await table.games.operate(gameId, { type: 'replacePlayer', seat: 0, account: 'player-9' })).toMatchObject(
      tooOld,
    );
  });
});

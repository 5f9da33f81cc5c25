import { randomUUID } from 'node:crypto';
import { Random, sightOf } from '#kernel';
import { waitingOf } from './reading/visibility.js';
import { accepted, pick, Table } from '#server/testing';
import type { Accepted, Outcome } from './outcome.js';

describe('a take-back', () => {
  let table: Table;

  beforeEach(() => {
    table = new Table();
  });

  const started = async (options: Record<string, unknown> = {}, takeBack = true): Promise<string> => {
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', options, takeBack };
    const { gameId } = accepted(await table.games.open(request));
    await table.fill(gameId, Number(options['seats'] ?? 2));
    return gameId;
  };
  const takeBack = (gameId: string, seat: number, to?: number): Promise<Outcome> =>
    table.games.takeBack({ gameId, commandId: randomUUID(), account: `player-${seat}`, to });
  const stepOf = ({ loaded }: Accepted): string => (waitingOf(loaded)!.waiting as { stepId: string }).stepId;

  it('restores the game, and says so; the step has a new id', async () => {
    const gameId = await started();
    const before = (await table.games.load(gameId))!;
    const picked = accepted(await table.play(gameId, 0, pick(3)));
    expect(picked.events.map(({ event }) => event.type)).toEqual(['numberPicked', 'takeBackAllowed']);
    const back = accepted(await takeBack(gameId, 0));
    expect(back.events.map(({ event }) => event)).toEqual([
      { type: 'commandsTakenBack', seat: 0, to: before.game.version },
    ]);
    expect(back.loaded.game.state).toEqual(before.game.state);
    expect(stepOf(back)).toBe(`${stepOf(picked)}~1`);
    const stale = { gameId, commandId: randomUUID(), account: 'player-1', command: pick(2), stepId: stepOf(picked) };
    expect(await table.games.submit(stale)).toMatchObject({ status: 'refused', refusal: { code: 'staleStep' } });
    accepted(await table.games.submit({ ...stale, stepId: stepOf(back) }));
    const elsewhere = await table.neighbour().games.load(gameId);
    expect(elsewhere?.game).toEqual((await table.games.load(gameId))?.game);
  });

  it('goes several commands back at once, each only once', async () => {
    const gameId = await started({ seats: 1 });
    const start = (await table.games.load(gameId))!.game;
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    accepted(await table.play(gameId, 0, { type: 'nod' }));
    const back = accepted(await takeBack(gameId, 0, start.version));
    expect(back.loaded.game.state).toEqual(start.state);
    expect(await takeBack(gameId, 0)).toMatchObject({ refusal: { code: 'nothingToTakeBack' } });
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    accepted(await takeBack(gameId, 0));
  });

  it('ends with an answer of another seat, a draw, or an event that makes something known', async () => {
    const gameId = await started();
    accepted(await table.play(gameId, 0, pick(3)));
    expect(await takeBack(gameId, 1)).toMatchObject({ refusal: { code: 'nothingToTakeBack' } });
    accepted(await table.play(gameId, 1, pick(4)));
    expect(await takeBack(gameId, 0)).toMatchObject({ refusal: { code: 'nothingToTakeBack' } });
    await table.meetDue();
    for (const seat of [0, 1])
      expect(await takeBack(gameId, seat)).toMatchObject({ refusal: { code: 'nothingToTakeBack' } });
  });

  it('is not for tables that do not allow it, nor for accounts without a seat', async () => {
    const gameId = await started({}, false);
    const { events } = accepted(await table.play(gameId, 0, pick(3)));
    expect(events.map(({ event }) => event.type)).toEqual(['numberPicked']);
    expect(await takeBack(gameId, 0)).toMatchObject({ refusal: { code: 'noTakeBacks' } });
    expect(await takeBack(gameId, 7)).toEqual({ status: 'forbidden', reason: 'noSeat' });
  });

  it('gives no time: the step goes on with the time it had, and its end is met again', async () => {
    const gameId = await started({ seats: 1, seconds: 60 });
    const due = table.now + 60_000;
    table.now += 50_000;
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    table.now += 5_000;
    const back = accepted(await takeBack(gameId, 0));
    expect(waitingOf(back.loaded)?.due).toBe(due);
    table.now = due;
    await table.meetDue();
    const late = (await table.store.read(gameId)).find(({ firstVersion }) => firstVersion === back.version + 1);
    expect(late?.events.map(({ type }) => type)).toEqual(['seatTimedOut', 'numberPicked']);
  });

  it('happens once under its id, and tells no bot the commands taken back', async () => {
    const gameId = await started();
    accepted(await table.play(gameId, 0, pick(3)));
    const request = { gameId, commandId: randomUUID(), account: 'player-0' };
    const first = accepted(await table.games.takeBack(request));
    expect(accepted(await table.games.takeBack(request))).toEqual({ ...first, replayed: true });
    const { ruleset, game } = accepted(await table.play(gameId, 0, pick(5))).loaded;
    expect(game.undo).toHaveLength(1);
    const sight = sightOf(ruleset, game, { seat: 1, random: Random.from('bot') });
    const [world] = sight.worlds(1) as unknown as { game: object }[];
    expect(Object.keys(world!.game)).not.toContain('undo');
  });
});

describe('a list of commands', () => {
  const table = new Table();
  const all = (gameId: string, commands: unknown[], more: object = {}): Promise<Outcome> =>
    table.games.submitAll({ gameId, commandId: randomUUID(), account: 'player-0', commands, ...more });

  it('is carried out in one commit, once under its id', async () => {
    const gameId = await table.start({ seats: 1 });
    const request = { commandId: randomUUID() };
    const commands = [{ type: 'interrupt' }, { type: 'nod' }, pick(2)];
    const done = accepted(await all(gameId, commands, request));
    expect(done.events.map(({ event }) => event.type)).toEqual(['interrupted', 'nodded', 'numberPicked']);
    expect(accepted(await all(gameId, commands, request))).toEqual({ ...done, replayed: true });
    expect(await all(gameId, commands.slice(1), request)).toEqual({ status: 'commandIdReused' });
    expect((await table.store.read(gameId)).at(-1)?.events).toHaveLength(3);
  });

  it('has not happened where one of its commands is refused, and says which', async () => {
    const gameId = await table.start({ seats: 1 });
    const before = await table.games.load(gameId);
    const refused = { status: 'refused', refusal: { code: 'notAsked', place: 2 } };
    expect(await all(gameId, [{ type: 'interrupt' }, pick(1)])).toMatchObject(refused);
    expect(await all(gameId, [pick(1), { type: 'sing' }])).toMatchObject({
      refusal: { code: 'unknownCommand', place: 2 },
    });
    expect(await all(gameId, [])).toMatchObject({ refusal: { code: 'wrongLength' } });
    expect(
      await all(
        gameId,
        Array.from({ length: 21 }, () => pick(1)),
      ),
    ).toMatchObject({ refusal: { code: 'wrongLength' } });
    expect(await all(gameId, [pick(1)], { stepId: 'nod-9' })).toMatchObject({
      refusal: { code: 'staleStep', place: 1 },
    });
    expect(await table.games.load(gameId)).toEqual(before);
  });

  it('is taken back whole', async () => {
    const { gameId } = accepted(
      await table.games.open({
        commandId: randomUUID(),
        account: 'player-0',
        ruleset: 'tally',
        options: { seats: 2 },
        takeBack: true,
      }),
    );
    await table.fill(gameId, 2);
    const { game } = (await table.games.load(gameId))!;
    accepted(await all(gameId, [pick(1)]));
    const back = accepted(await table.games.takeBack({ gameId, commandId: randomUUID(), account: 'player-0' }));
    expect(back.loaded.game.state).toEqual(game.state);
  });
});

import { randomUUID } from 'node:crypto';
import { FakeClock } from '#streams/testing';
import type { AnyTagged } from '#kernel';
import { accepted, pick, Table } from '#server/testing';
import type { Games } from '../games.js';
import { waitingOf } from '../reading/visibility.js';
import { ConditionalCommands, type ConditionalAnswer, type OwnConditional } from './conditional-commands.js';
import type { ConditionalStore } from './conditional-store.js';
import { MemoryConditionalStore } from './memory-conditional-store.js';

describe('Conditional commands', () => {
  let time: FakeClock;
  let lists: MemoryConditionalStore;
  let table: Table;
  let planned: ConditionalCommands;
  let faults: unknown[];

  beforeEach(() => {
    time = new FakeClock();
    faults = [];
    lists = new MemoryConditionalStore(time.clock);
    table = new Table({ clock: time.clock, moved: (loaded) => planned.player.look(loaded) });
    planned = plansOf(table, lists);
  });
  afterEach(async () => {
    await planned.player.close();
    expect(faults).toEqual([]);
  });

  const plansOf = ({ games, store }: Pick<Table, 'games' | 'store'>, kept: ConditionalStore): ConditionalCommands =>
    new ConditionalCommands({
      games,
      lists: kept,
      events: store,
      clock: time.clock,
      alarm: time.alarm,
      report: (fault) => faults.push(fault),
    });
  const undoable = async (settings: object = { undo: 'CONSENT' }): Promise<string> => {
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', options: { rounds: 4 } };
    const { gameId } = accepted(await table.games.open({ ...request, ...settings }));
    await table.fill(gameId, 2);
    return gameId;
  };
  const plan = (gameId: string, seat: number, entries: readonly object[], pause = 0): Promise<ConditionalAnswer> =>
    planned.set({ gameId, account: `player-${seat}`, pause, entries: entries.map((entry) => ({ entry })) });
  const own = async (gameId: string, seat: number): Promise<OwnConditional> =>
    planned.of((await table.games.load(gameId))!, `player-${seat}`);
  /** The commands that a seat has given so far. */
  const given = async (gameId: string, seat: number): Promise<AnyTagged[]> =>
    (await table.store.read(gameId)).flatMap(({ actor, command }) =>
      actor === `player-${seat}` && (command as unknown as AnyTagged).type === 'play'
        ? [(command as unknown as { command: AnyTagged }).command]
        : [],
    );
  const settled = async (): Promise<void> => {
    await planned.player.idle();
    table.now = time.clock();
    await table.meetDue();
    await planned.player.idle();
  };

  it('are given one after the other, each as its seat is asked, and once', async () => {
    const gameId = await table.start({ rounds: 4 });
    await plan(gameId, 1, [{ command: pick(2) }, { command: pick(5) }]);
    await settled();
    expect(await given(gameId, 1)).toMatchObject([pick(2)]);
    expect((await own(gameId, 1)).entries).toMatchObject([{ number: 1, command: pick(5) }]);
    accepted(await table.play(gameId, 0, pick(1)));
    await settled();
    expect(await given(gameId, 1)).toMatchObject([pick(2), pick(5)]);
    accepted(await table.play(gameId, 0, pick(1)));
    await settled();
    expect(await given(gameId, 1)).toHaveLength(2);
    expect(await own(gameId, 1)).toEqual({ pause: 0, entries: [] });
  });

  it('stand in the stream like commands of their player: same actor, same fields, an id of the same kind', async () => {
    const gameId = await table.start();
    accepted(await table.play(gameId, 0, pick(1)));
    await plan(gameId, 1, [{ command: pick(2) }]);
    await planned.player.idle();
    const [byHand, byList] = (await table.store.read(gameId)).slice(-2);
    const command = { type: 'play', command: { ...pick(2), note: '' }, seat: 1 };
    expect(byList).toMatchObject({ actor: 'player-1', command });
    expect(Object.keys(byList!.command as object)).toEqual(Object.keys(byHand!.command as object));
    expect(byList!.commandId[14]).toBe(byHand!.commandId[14]);
  });

  it('wait for their step, for an event, and until another', async () => {
    const gameId = await table.start({ rounds: 3 });
    const passes = { command: pick(3), step: 'pick', after: ['counted'], until: ['interrupted'], repeat: true };
    expect(await plan(gameId, 1, [{ ...passes, step: 'nothing' }])).toMatchObject({ status: 'invalid' });
    await plan(gameId, 1, [{ ...passes, step: null }]);
    await settled();
    expect(await given(gameId, 1)).toEqual([]);
    for (const seat of [1, 0]) accepted(await table.play(gameId, seat, pick(1)));
    await settled();
    expect(await given(gameId, 1)).toMatchObject([pick(1), pick(3)]);
    expect((await own(gameId, 1)).entries).toMatchObject([{ repeat: true, times: 1 }]);
    accepted(await table.play(gameId, 0, { type: 'interrupt' }));
    await settled();
    expect((await own(gameId, 1)).entries).toEqual([]);
    expect(await given(gameId, 1)).toHaveLength(2);
  });

  it('come after the pause, which others cannot prolong, and before the time of the seat is over', async () => {
    const gameId = await table.start({ seats: 3, seconds: 30 });
    await plan(gameId, 1, [{ command: pick(2) }], 10);
    await plan(gameId, 2, [{ command: pick(4) }], 60);
    await planned.player.idle();
    time.advance(9_000);
    accepted(await table.play(gameId, 0, pick(1)));
    await settled();
    expect(await given(gameId, 1)).toEqual([]);
    time.advance(1_000);
    await settled();
    expect(await given(gameId, 1)).toMatchObject([pick(2)]);
    time.advance(18_000);
    await settled();
    expect(await given(gameId, 2)).toMatchObject([pick(4)]);
  });

  it('stop where the command is not legal, and the seat is asked as usual', async () => {
    const gameId = await table.start();
    await plan(gameId, 1, [{ command: { type: 'nod' } }, { command: pick(2) }]);
    await settled();
    expect(await given(gameId, 1)).toEqual([]);
    expect(await own(gameId, 1)).toEqual({ pause: 0, entries: [] });
    expect(waitingOf((await table.games.load(gameId))!)?.waiting).toMatchObject({ seats: [0, 1] });
  });

  it('are replaced, and revoked by an empty list', async () => {
    const gameId = await table.start();
    await plan(gameId, 1, [{ command: pick(2) }], 5);
    await plan(gameId, 1, [{ command: pick(3) }], 6);
    expect(await own(gameId, 1)).toMatchObject({ pause: 6, entries: [{ command: pick(3) }] });
    expect(await own(gameId, 0)).toEqual({ pause: 0, entries: [] });
    await plan(gameId, 1, []);
    time.advance(60_000);
    await settled();
    expect(await given(gameId, 1)).toEqual([]);
  });

  it('end with the game, and with their player', async () => {
    const gameId = await table.start({ seats: 3, rounds: 9 });
    await plan(gameId, 1, [{ command: pick(2) }], 60);
    await plan(gameId, 2, [{ command: pick(2) }], 60);
    accepted(await table.games.operate(gameId, { type: 'replacePlayer', seat: 1, account: 'eve' }));
    accepted(await table.games.resign({ gameId, account: 'player-2', commandId: crypto.randomUUID() }));
    await planned.player.idle();
    expect(await lists.of([gameId])).toEqual([]);
    await plan(gameId, 0, [{ command: pick(2) }], 60);
    accepted(await table.games.operate(gameId, { type: 'abandonGame' }));
    await planned.player.idle();
    expect(await lists.of([gameId])).toEqual([]);
  });

  it('end when all take the game back: what was planned for later would come too early', async () => {
    const gameId = await undoable();
    await plan(gameId, 1, [{ command: pick(2) }, { command: pick(5) }]);
    await settled();
    const act = { type: 'propose', kind: 'UNDO' } as const;
    const by = (number: number) => ({ gameId, commandId: randomUUID(), account: `player-${number}` });
    const { loaded } = accepted(await table.games.consent({ ...by(1), act }));
    const { number } = loaded.game.proposal!;
    accepted(await table.games.consent({ ...by(0), act: { type: 'answerProposal', proposal: number, agrees: true } }));
    await settled();
    expect(waitingOf((await table.games.load(gameId))!)).toMatchObject({ waiting: { seats: [0, 1] } });
    expect(await given(gameId, 1)).toMatchObject([pick(2)]);
    expect((await own(gameId, 1)).entries).toEqual([]);
    await plan(gameId, 1, [{ command: pick(6) }]);
    await settled();
    expect(await given(gameId, 1)).toMatchObject([pick(2), pick(6)]);
  });

  it('end when their player takes a command back, and not when another does', async () => {
    const gameId = await undoable({ takeBack: true });
    await plan(gameId, 1, [{ command: pick(2) }, { command: pick(5) }]);
    await settled();
    accepted(await table.games.takeBack({ gameId, commandId: randomUUID(), account: 'player-1' }));
    await settled();
    expect((await own(gameId, 1)).entries).toEqual([]);
    await plan(gameId, 1, [{ command: pick(4), after: ['counted'] }]);
    accepted(await table.play(gameId, 0, pick(1)));
    accepted(await table.games.takeBack({ gameId, commandId: randomUUID(), account: 'player-0' }));
    await settled();
    expect((await own(gameId, 1)).entries).toMatchObject([{ command: pick(4) }]);
  });

  it('are taken only as commands, events and steps of the game, by the player of a seat', async () => {
    const gameId = await table.start();
    const status = async (seat: number, entries: readonly object[], pause?: number) =>
      (await plan(gameId, seat, entries, pause)).status;
    const entry = { command: pick(1) };
    expect(await status(7, [entry])).toBe('forbidden');
    expect(await status(1, [entry], 61)).toBe('invalid');
    expect(
      await status(
        1,
        Array.from({ length: 11 }, () => entry),
      ),
    ).toBe('invalid');
    expect(await status(1, [{ command: pick(9) }])).toBe('invalid');
    expect(await status(1, [{ ...entry, until: ['gone'] }])).toBe('invalid');
    expect(await plan('x', 1, [entry])).toEqual({ status: 'notFound', what: 'game' });
    expect(await lists.of([gameId])).toEqual([]);
  });

  it('are given once, however many processes look', async () => {
    const gameId = await table.start({ rounds: 9 });
    await plan(gameId, 1, [{ command: pick(2) }, { command: pick(5) }], 5);
    const other = plansOf(table.neighbour({ clock: time.clock }), lists);
    const loaded = (await table.games.load(gameId))!;
    other.player.look(loaded);
    await Promise.all([planned.player.idle(), other.player.idle()]);
    time.advance(5_000);
    await Promise.all([planned.player.idle(), other.player.idle()]);
    await other.player.close();
    expect(await given(gameId, 1)).toMatchObject([pick(2)]);
  });

  it.each(['before', 'after'] as const)('are given by a sweep where a process ended %s the command', async (when) => {
    const gameId = await table.start({ rounds: 9 });
    const { games } = table;
    const submit: Games['submit'] = async (request) => {
      if (when === 'after') await games.submit(request);
      throw new Error('The process has ended.');
    };
    const dying = Object.assign(Object.create(games) as Games, { submit });
    const doomed = plansOf({ games: dying, store: table.store }, lists);
    await doomed.set({
      gameId,
      account: 'player-1',
      pause: 0,
      entries: [{ entry: { command: pick(2), repeat: true } }],
    });
    await doomed.player.idle();
    expect(faults.splice(0)).toHaveLength(1);
    await planned.player.sweep();
    expect(await given(gameId, 1)).toHaveLength(when === 'after' ? 1 : 0);
    time.advance(10_000);
    expect(await planned.player.sweep()).toBe(false);
    await planned.player.idle();
    expect(await given(gameId, 1)).toMatchObject([pick(2)]);
    expect((await own(gameId, 1)).entries).toMatchObject([{ times: 1 }]);
  });
});

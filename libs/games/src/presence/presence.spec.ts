import { setImmediate } from 'node:timers/promises';
import { FakeClock } from '#streams/testing';
import { Table } from '#server/testing';
import { MemoryPresenceStore } from './memory-presence-store.js';
import { PresenceWatch } from './presence-watch.js';
import { Presence, type GamePresence } from './presence.js';

const GATHERED = 100;
const BEAT = 15_000;

describe('Presence', () => {
  const time = new FakeClock();
  const store = new MemoryPresenceStore(time.clock);
  const faults: unknown[] = [];
  const report = (fault: unknown): number => faults.push(fault);
  const table = new Table();
  const opened: Presence[] = [];
  let gameId: string;
  let here: Presence;
  let elsewhere: Presence;

  const process = (on: ConstructorParameters<typeof Presence>[0]['store'] = store): Presence => {
    const presence = new Presence({ store: on, report, alarm: time.alarm });
    opened.push(presence);
    return presence;
  };
  /** Lets time go by, and awaits the work that it starts. */
  const pass = async (milliseconds: number): Promise<void> => {
    time.advance(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  };
  const present = async (): Promise<GamePresence | undefined> =>
    (await here.of([(await table.games.load(gameId))!]))[0];

  beforeEach(async () => {
    gameId = await table.start({ seats: 3 }, 1);
    [here, elsewhere] = [process(), process()];
  });
  afterEach(async () => {
    for (const presence of opened.splice(0)) await presence.close();
    expect(faults.splice(0)).toEqual([]);
  });

  it('has seats whose players follow the game, in any process, and bots of the server', async () => {
    expect(await present()).toEqual({ seats: [2], watching: 0 });
    elsewhere.enter(gameId, 'player-1');
    await pass(GATHERED);
    expect(await present()).toEqual({ seats: [1, 2], watching: 0 });
  });

  it('has players who follow all of their games, and not those who follow others', async () => {
    elsewhere.enter('player-0', 'player-0');
    here.enter(await table.start(), 'player-1');
    await pass(GATHERED);
    expect(await present()).toEqual({ seats: [0, 2], watching: 0 });
  });

  it('has watchers: accounts once each, strangers by connection', async () => {
    const leave = [here, here, elsewhere].map((presence) => presence.enter(gameId, 'cy'));
    here.enter(gameId, null);
    elsewhere.enter(gameId, null);
    await pass(GATHERED);
    expect(await present()).toEqual({ seats: [2], watching: 3 });
    leave[0]!();
    leave[2]!();
    await pass(GATHERED);
    expect(await present()).toEqual({ seats: [2], watching: 3 });
    leave[1]!();
    await pass(GATHERED);
    expect(await present()).toEqual({ seats: [2], watching: 2 });
  });

  it('lasts as long as the process says that it runs, and ends with it', async () => {
    here.enter(gameId, 'player-0');
    await pass(GATHERED);
    for (let beats = 0; beats < 10; beats += 1) await pass(BEAT);
    expect(await present()).toEqual({ seats: [0, 2], watching: 0 });
    await here.close();
    expect(await present()).toEqual({ seats: [2], watching: 0 });
  });

  it('is recorded again when the store has lost it, or could not be reached', async () => {
    let isAway = false;
    const lost = new MemoryPresenceStore(time.clock);
    const flaky = process({
      beat: (name) => (isAway ? Promise.reject(new Error('away')) : lost.beat(name)),
      write: (name, changes) => lost.write(name, changes),
      forget: (name) => lost.forget(name),
      at: (places) => lost.at(places),
    });
    const seen = async (): Promise<GamePresence | undefined> =>
      (await flaky.of([(await table.games.load(gameId))!]))[0];
    flaky.enter(gameId, 'player-0');
    await pass(GATHERED);
    isAway = true;
    flaky.enter(gameId, 'player-1');
    await pass(GATHERED);
    expect(await seen()).toEqual({ seats: [0, 2], watching: 0 });
    for (let beats = 0; beats < 4; beats += 1) await pass(BEAT);
    expect(await seen()).toEqual({ seats: [2], watching: 0 });
    expect(faults.splice(0).length).toBeGreaterThan(1);
    isAway = false;
    await lost.beat('somebody else');
    await pass(BEAT);
    expect(await seen()).toEqual({ seats: [0, 1, 2], watching: 0 });
  });

  it('is recorded in one statement for connections that come together', async () => {
    const written: number[] = [];
    const counting = process({
      beat: (name) => store.beat(name),
      write: (name, changes) => {
        written.push(changes.length);
        return store.write(name, changes);
      },
      forget: (name) => store.forget(name),
      at: (places) => store.at(places),
    });
    for (let times = 0; times < 50; times += 1) counting.enter(gameId, null);
    counting.enter(gameId, 'cy');
    await pass(GATHERED);
    expect(written).toEqual([2]);
  });

  describe('is watched', () => {
    let over: AbortController;
    beforeEach(() => {
      over = new AbortController();
    });
    afterEach(() => over.abort());

    /** The news of a watcher from now on. */
    const told = (signal = over.signal): GamePresence[] => {
      const heard: GamePresence[] = [];
      const watch = new PresenceWatch({ presence: here, games: table.games, report, alarm: time.alarm });
      void (async () => {
        for await (const presence of watch.follow(gameId, signal)) heard.push(presence);
        heard.push({ seats: [], watching: -1 });
      })();
      return heard;
    };

    it('at once, and with every change', async () => {
      const heard = told();
      await pass(50);
      expect(heard).toEqual([{ seats: [2], watching: 0 }]);
      const leave = elsewhere.enter(gameId, 'player-1');
      await pass(GATHERED);
      await pass(2_000);
      await pass(2_000);
      leave();
      await pass(GATHERED);
      await pass(2_000);
      expect(heard.map(({ seats }) => seats)).toEqual([[2], [1, 2], [2]]);
    });

    it('until the game is over, or no one listens any more', async () => {
      const controller = new AbortController();
      const heard = told(controller.signal);
      const others = told();
      await pass(50);
      controller.abort();
      await pass(0);
      expect(heard.at(-1)?.watching).toBe(-1);
      await table.games.operate(gameId, { type: 'abandonGame' });
      await pass(2_000);
      expect(others.at(-1)?.watching).toBe(-1);
      expect(time.waiting).toBe(0);
    });
  });
});

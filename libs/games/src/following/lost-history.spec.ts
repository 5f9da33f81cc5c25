import { MemoryEventStore, type EventStore } from '#event-store';
import { spectator } from '#kernel';
import { verifyChain } from '#records';
import { LostHistory } from '#streams';
import { accepted, pick, Table } from '#server/testing';
import { LocalBus } from './local-bus.js';

/** A store and its standby, which has each commit until it is cut off; `failOver` puts it in the place of the store. */
function replicatedStore(): {
  readonly store: EventStore;
  readonly cutOff: () => void;
  readonly failOver: () => void;
} {
  const standby = new MemoryEventStore();
  let current = new MemoryEventStore();
  let isFollowing = true;
  const append: EventStore['append'] = async (commit) => {
    const result = await current.append(commit);
    if (isFollowing) await standby.append(commit);
    return result;
  };
  const store = new Proxy<EventStore>(current, {
    get: (_, name: keyof EventStore) => {
      const value: unknown = current[name];
      if (name === 'append') return append;
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
  const cutOff = (): void => void (isFollowing = false);
  const failOver = (): void => {
    cutOff();
    current = standby;
  };
  return { store, cutOff, failOver };
}

/** Two processes on a game whose last two picks, which both know, are lost. */
async function afterLoss(): Promise<{ readonly here: Table; readonly there: Table; gameId: string; told: Told[] }> {
  const { store, cutOff, failOver } = replicatedStore();
  const bus = new LocalBus();
  const here = new Table({ store, bus, timeout: 20 });
  const there = here.neighbour({ bus, timeout: 20 });
  const gameId = await here.start({ seats: 2, rounds: 5, seconds: null });
  const told = [here, there].map((table) => hear(table, gameId));
  accepted(await here.play(gameId, 0, pick(1)));
  cutOff();
  accepted(await here.play(gameId, 1, pick(2)));
  await here.meetDue();
  accepted(await there.play(gameId, 0, pick(3)));
  const { version } = (await store.head(gameId))!;
  await Promise.all(told.map((each) => each.until(version)));
  failOver();
  expect((await store.head(gameId))!.version).toBeLessThan(version);
  return { here, there, gameId, told };
}

/** Plays on, past the lost commits, with other picks. */
async function goOn(table: Table, gameId: string): Promise<void> {
  for (const [seat, number] of [
    [1, 4],
    [0, 5],
    [1, 6],
    [0, 4],
  ] as const) {
    accepted(await table.play(gameId, seat, pick(number)));
    await table.meetDue();
  }
}

interface Told {
  readonly versions: readonly number[];
  /** The end of the subscription. */
  readonly end: Promise<unknown>;
  until(version: number): Promise<void>;
}

function hear({ games }: Table, gameId: string): Told {
  const versions: number[] = [];
  let wake = (): void => undefined;
  const end = (async () => {
    for await (const { event } of games.follow(gameId, spectator, 0)) {
      versions.push(event.version);
      wake();
    }
  })().catch((fault: unknown) => fault);
  const until = async (version: number): Promise<void> => {
    while (versions.at(-1) !== version) await new Promise<void>((woken) => void (wake = woken));
  };
  return { versions, end, until };
}

describe('A database that comes back without the last commits of a game', () => {
  it('ends subscriptions that have told them', async () => {
    const { told } = await afterLoss();
    for (const { end } of told) expect(await end).toBeInstanceOf(LostHistory);
  });

  it('ends them as well where the game has gone on past them, and tells no event of the other history', async () => {
    const { here, gameId, told } = await afterLoss();
    const before = told.map(({ versions }) => [...versions]);
    const fresh = here.neighbour();
    await goOn(fresh, gameId);
    expect((await here.store.head(gameId))!.version).toBeGreaterThan(before[0]!.at(-1)!);
    for (const { end } of told) expect(await end).toBeInstanceOf(LostHistory);
    expect(told.map(({ versions }) => versions)).toEqual(before);
  });

  it('is believed by processes that remember more: they show and decide on what is stored', async () => {
    const { here, there, gameId } = await afterLoss();
    const fresh = here.neighbour();
    await goOn(fresh, gameId);
    const stored = await fresh.games.load(gameId);
    expect(await here.games.load(gameId)).toEqual(stored);
    accepted(await there.play(gameId, 1, pick(3)));
    expect(verifyChain(await here.store.read(gameId))).toMatchObject({ ok: true });
    expect(await there.games.load(gameId)).toEqual(await here.neighbour().games.load(gameId));
  });

  it('is believed where the game has come to the same version again, by other moves', async () => {
    const { here, gameId, told } = await afterLoss();
    const fresh = here.neighbour();
    accepted(await fresh.play(gameId, 1, pick(4)));
    await fresh.meetDue();
    accepted(await fresh.play(gameId, 0, pick(5)));
    expect((await here.store.head(gameId))!.version).toBe(told[0]!.versions.at(-1));
    accepted(await here.play(gameId, 1, pick(6)));
    expect(verifyChain(await here.store.read(gameId))).toMatchObject({ ok: true });
  });
});

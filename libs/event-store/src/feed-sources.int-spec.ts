import { newStreamId } from '#records/testing';
import type { EventStore } from './event-store.js';
import type { Feed, FeedSource } from './feed.js';
import { MemoryEventStore } from './memory-event-store.js';
import { Projector } from './projector.js';
import { bidTotals, noFaults } from './testing/bid-totals.js';
import { appendMany, storeOnPostgres, type StoreOnPostgres } from './testing/index.js';

const names = ['north', 'south'] as const;
type Node = (typeof names)[number];
type Nodes = Readonly<Record<Node, MemoryEventStore>>;

const nodeOf = (source: FeedSource): Node => names.find((name) => name === source)!;

/** The feed of two nodes: a source each, whose positions are the same numbers and mean other commits. */
const feedOf = (nodes: Nodes): Feed => {
  const own = async (node: Node) => (await nodes[node].feed.sources())[0]!;
  return {
    sources: () => Promise.resolve(names as unknown as readonly FeedSource[]),
    read: async (source, after, limit) => nodes[nodeOf(source)].feed.read(await own(nodeOf(source)), after, limit),
    end: (source) => nodes[nodeOf(source)].feed.end(),
  };
};

/** The streams of two nodes, as a reader sees them. */
const storeOf = (nodes: Nodes): Pick<EventStore, 'feed' | 'head' | 'read'> => ({
  feed: feedOf(nodes),
  head: async (streamId) => (await nodes.north.head(streamId)) ?? nodes.south.head(streamId),
  read: async (streamId, range) => [
    ...(await nodes.north.read(streamId, range)),
    ...(await nodes.south.read(streamId, range)),
  ],
});

describe('A projector of a feed with two sources', () => {
  let database: StoreOnPostgres;
  let nodes: Nodes;
  const [inNorth, inSouth] = [newStreamId(), newStreamId()];

  beforeEach(async () => {
    database = await storeOnPostgres(4);
    nodes = { north: new MemoryEventStore(), south: new MemoryEventStore() };
  });
  afterEach(() => database.stop());

  async function projector(faults = noFaults(), version = 1, batch = 2): Promise<Projector> {
    const projection = bidTotals(faults, version);
    const made = new Projector({ pool: database.pool, store: storeOf(nodes), projection, batch });
    await made.prepare();
    return made;
  }

  async function totals(): Promise<Record<string, number>> {
    const text = 'select game_id, bids from read_models.bid_totals';
    const { rows } = await database.pool.query<{ game_id: string; bids: number }>(text);
    return Object.fromEntries(rows.map((row) => [row.game_id, row.bids]));
  }

  it('takes every commit of both in once, and goes on in both where it was after a restart', async () => {
    const faults = noFaults();
    const tip = await appendMany(nodes.north, inNorth, 5);
    await appendMany(nodes.south, inSouth, 3);
    await (await projector(faults)).catchUp();
    expect(await totals()).toEqual({ [inNorth]: 5, [inSouth]: 3 });
    await appendMany(nodes.north, inNorth, 1, tip);
    const again = await projector(faults);
    await again.catchUp();
    expect(await totals()).toEqual({ [inNorth]: 6, [inSouth]: 3 });
    expect(faults.told).toBe(9);
    expect((await again.health()).sources).toEqual([
      { source: 'north', position: '6', end: '6' },
      { source: 'south', position: '3', end: '3' },
    ]);
  });

  it('counts once when several processes do the same', async () => {
    const projectors = await Promise.all([1, 2, 3].map(() => projector(noFaults(), 1, 1)));
    await appendMany(nodes.north, inNorth, 6);
    await appendMany(nodes.south, inSouth, 6);
    await Promise.all(projectors.map((one) => one.catchUp()));
    expect(await totals()).toEqual({ [inNorth]: 6, [inSouth]: 6 });
  });

  it('parks a stream of one and goes on in both; it heals from its stream', async () => {
    const faults = noFaults();
    faults.poisoned.add(inSouth);
    const sick = await projector(faults);
    await appendMany(nodes.north, inNorth, 4);
    await appendMany(nodes.south, inSouth, 4);
    const other = newStreamId();
    await appendMany(nodes.south, other, 1);
    await sick.catchUp();
    expect(await totals()).toEqual({ [inNorth]: 4, [inSouth]: 2, [other]: 1 });
    faults.poisoned.clear();
    expect(await sick.retryParked()).toBe(0);
    expect(await totals()).toEqual({ [inNorth]: 4, [inSouth]: 4, [other]: 1 });
  });

  it('is rebuilt from both while both go on', async () => {
    const live = await projector();
    let tips = { north: await appendMany(nodes.north, inNorth, 9), south: await appendMany(nodes.south, inSouth, 9) };
    await live.catchUp();
    const play = async () => {
      for (let round = 0; round < 12; round += 1) {
        const north = await appendMany(nodes.north, inNorth, 1, tips.north);
        tips = { north, south: await appendMany(nodes.south, inSouth, 1, tips.south) };
        await live.step();
      }
    };
    await Promise.all([play(), live.rebuild()]);
    await live.catchUp();
    expect(await totals()).toEqual({ [inNorth]: 21, [inSouth]: 21 });
    await projector(noFaults(), 2);
    expect(await totals()).toEqual({ [inNorth]: 42, [inSouth]: 42 });
    const places = await database.owner.query('select distinct generation from projection_places');
    expect(places.rows).toHaveLength(1);
  });
});

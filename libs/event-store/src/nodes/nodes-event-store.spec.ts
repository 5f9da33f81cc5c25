import { MemoryEventStore } from '../memory-event-store.js';
import { FeedReader } from '../feed-reader.js';
import { FEED_START } from '../feed.js';
import { appended, appendMany, describeEventStore, idInSlices, sampleCommit } from '../testing/index.js';
import { asNodes } from '../testing/store-on-nodes.js';
import { NodesEventStore } from './nodes-event-store.js';
import { NodesAudit } from './nodes-audit.js';
import type { StoreNode } from './store-node.js';

const SOON = Date.parse('2100-01-01');

/** A store that does not answer while it is away. */
class Cut extends MemoryEventStore {
  isAway = false;
}

/** Lets every call to a store fail while it is away, those of its feed too. */
const cuttable = <T extends object>(target: T, isAway: () => boolean): T =>
  new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      if (typeof value === 'function')
        return (...given: unknown[]): unknown =>
          isAway() ? Promise.reject(new Error('connect ECONNREFUSED')) : (value.apply(of, given) as unknown);
      return name === 'feed' ? cuttable(value as object, isAway) : value;
    },
  });

const idIn = ({ slices }: StoreNode): string => idInSlices(slices);

describeEventStore('Two stores in memory as one', () => {
  const nodes = asNodes([new MemoryEventStore(), new MemoryEventStore()]);
  return Promise.resolve({
    store: new NodesEventStore(nodes, () => undefined),
    idInFirstSource: () => idIn(nodes[0]!),
    publish: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  });
});

describe('A store over two nodes', () => {
  let stores: readonly [Cut, Cut];
  let nodes: readonly StoreNode[];
  let store: NodesEventStore;
  let reported: unknown[];
  let north: string;
  let south: string;

  beforeEach(() => {
    stores = [new Cut(), new Cut()];
    nodes = asNodes([cuttable(stores[0], () => stores[0].isAway), cuttable(stores[1], () => stores[1].isAway)]);
    reported = [];
    store = new NodesEventStore(nodes, (fault) => reported.push(fault));
    [north, south] = [idIn(nodes[0]!), idIn(nodes[1]!)];
  });

  const owed = (key: string, dueAt: number) => ({ obligations: [{ key, kind: 'deadline', dueAt, payload: null }] });

  it('keeps each stream whole in the node of its slice', async () => {
    await appendMany(store, north, 2);
    await appendMany(store, south, 3);
    const lengths = async (id: string) => Promise.all(stores.map(async (one) => (await one.read(id)).length));
    expect([await lengths(north), await lengths(south)]).toEqual([
      [2, 0],
      [0, 3],
    ]);
    expect([...(await store.heads([south, north])).values()].map(({ version }) => version).sort()).toEqual([2, 3]);
  });

  it('gives the soonest obligations and the oldest halts of all nodes', async () => {
    await appended(store, sampleCommit(south, undefined, owed('first', SOON)));
    await appended(store, sampleCommit(north, undefined, owed('second', SOON + 1)));
    await appended(store, sampleCommit(idIn(nodes[1]!), undefined, owed('third', SOON + 2)));
    expect((await store.dueObligations(2, SOON + 9)).map(({ key }) => key)).toEqual(['first', 'second']);
    await store.suspend(south, 'one');
    await store.suspend(north, 'two');
    expect((await store.suspendedStreams(9)).map(({ why }) => why).sort()).toEqual(['one', 'two']);
    expect(await store.suspendedStreams(1)).toHaveLength(1);
  });

  it('goes on with the streams of one while the other is away, and says so once', async () => {
    await appended(store, sampleCommit(north, undefined, owed('here', SOON)));
    await appended(store, sampleCommit(south, undefined, owed('there', SOON)));
    stores[1].isAway = true;
    expect((await store.dueObligations(9, SOON)).map(({ key }) => key)).toEqual(['here']);
    expect(reported).toEqual([
      expect.objectContaining({ name: 'NodeAway', message: expect.stringContaining('"node1"') }),
    ]);
    expect(await store.head(north)).toMatchObject({ version: 1 });
    // Lists that lack streams would say that there are none.
    await expect(store.heads([north, south])).rejects.toThrow('ECONNREFUSED');
    await expect(store.suspendedStreams(9)).rejects.toThrow('ECONNREFUSED');
    const [main, other] = await store.feed.sources();
    expect(await store.feed.read(main!, FEED_START, 9)).toHaveLength(1);
    await expect(store.feed.read(other!, FEED_START, 9)).rejects.toMatchObject({ name: 'NodeAway', code: '08006' });
    stores[1].isAway = false;
    expect((await store.dueObligations(9, SOON)).map(({ key }) => key).sort()).toEqual(['here', 'there']);
    stores[0].isAway = stores[1].isAway = true;
    await expect(store.dueObligations(9, SOON)).rejects.toThrow('ECONNREFUSED');
  });

  it('has a source for each node, and a reader misses nothing of any', async () => {
    const reader = new FeedReader(store.feed, 2);
    const seen: string[] = [];
    const read = async (): Promise<void> => {
      for await (const { commit } of reader.news()) seen.push(`${commit.streamId} ${commit.lastVersion}`);
    };
    const tip = await appendMany(store, north, 3);
    await appendMany(store, south, 3);
    await read();
    await appendMany(store, north, 1, tip);
    await read();
    expect(await store.feed.sources()).toEqual(['main', 'node1']);
    const all = [north, south].flatMap((id) => [1, 2, 3].map((version) => `${id} ${version}`));
    expect([...seen].sort()).toEqual([...all, `${north} 4`].sort());
    await expect(store.feed.read('other' as never, FEED_START, 1)).rejects.toThrow('no source "other"');
  });

  it('names every stream of all nodes to an audit once, in order', async () => {
    const ids = [north, south, idIn(nodes[0]!), idIn(nodes[1]!)].sort();
    for (const id of ids) await appendMany(store, id, 1);
    // A stream that stands in both: the copy is in a wrong place.
    await appendMany(stores[0], south, 1);
    const audit = new NodesAudit([
      { slices: nodes[0]!.slices, audit: stores[0].audit },
      { slices: nodes[1]!.slices, audit: stores[1].audit },
    ]);
    const named: string[] = [];
    for await (const id of audit.streams()) named.push(id);
    expect(named).toEqual(ids);
    expect(await audit.texts(south)).toHaveLength(1);
  });

  it('compares heads of all nodes in one order of ids', async () => {
    const looks = [
      { broken: ['2'], last: '4' },
      { broken: ['3', '7'], last: '8' },
    ];
    const broken = new NodesEventStore(
      nodes.map((node, place) => ({
        ...node,
        store: { checkHeads: () => Promise.resolve(looks[place]) } as unknown as StoreNode['store'],
      })),
      () => undefined,
    );
    // Beyond 4 the first node has not looked: 7 is found by the next look.
    expect(await broken.checkHeads(null, 2)).toEqual({ broken: ['2', '3'], last: '4' });
    looks[0] = { broken: [], last: null as never };
    expect(await broken.checkHeads('4', 2)).toEqual({ broken: ['3', '7'], last: '8' });
  });
});

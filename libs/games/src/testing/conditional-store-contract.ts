import { randomUUID } from 'node:crypto';
import type { ConditionalList } from '../conditional/conditional-list.js';
import { CLAIMED, RESTING, type ConditionalStore } from '../conditional/conditional-store.js';

/** The contract of every store of lists. `account` gives one that may keep lists; `age` lets time go by for all of them. */
export function describeConditionalStore(
  title: string,
  open: () => Promise<{
    readonly store: ConditionalStore;
    readonly account: () => Promise<string>;
    readonly age: (milliseconds: number) => unknown;
  }>,
): void {
  describe(title, () => {
    let tested: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      tested = await open();
    });

    const kept = async (gameId: string = randomUUID(), seat = 0): Promise<ConditionalList> => {
      const plan = { since: 3, at: 5, pause: 7, entries: [], claim: null };
      const list = { listId: randomUUID(), gameId, seat, account: await tested.account(), plan };
      await tested.store.keep(list);
      return { ...list, revision: 0 };
    };

    it('keeps one list for a seat of a game', async () => {
      const { store } = tested;
      const first = await kept();
      const second = await kept(first.gameId);
      const other = await kept(first.gameId, 1);
      const lists = await store.of([first.gameId, randomUUID()]);
      expect([...lists].sort((a, b) => a.seat - b.seat)).toEqual([second, other]);
      await store.drop(first.listId);
      await store.revoke(first.gameId, 1);
      expect(await store.of([first.gameId])).toEqual([second]);
      await store.drop(second.listId);
      expect(await store.of([first.gameId])).toEqual([]);
    });

    it('changes a list for the first of several who have read it', async () => {
      const { store } = tested;
      const list = await kept();
      const changed = await store.change(list, { ...list.plan, pause: 8 });
      expect(changed).toEqual({ ...list, revision: 1, plan: { ...list.plan, pause: 8 } });
      expect(await store.change(list, { ...list.plan, pause: 9 })).toBeUndefined();
      expect(await store.of([list.gameId])).toEqual([changed]);
      await kept(list.gameId);
      expect(await store.change(changed!, list.plan)).toBeUndefined();
    });

    it('gives each list to one process after its time, a changed one earlier', async () => {
      const { store, age } = tested;
      const [list, changed] = [await kept(), await kept()];
      await store.change(changed, changed.plan);
      const taken = async (): Promise<readonly string[]> => (await store.take(1_000)).map(({ listId }) => listId);
      await age(CLAIMED);
      expect(await taken()).toContain(changed.listId);
      await age(RESTING - CLAIMED);
      const second = await taken();
      expect(second).toContain(list.listId);
      expect(second).not.toContain(changed.listId);
      expect(await taken()).toEqual([]);
    });
  });
}

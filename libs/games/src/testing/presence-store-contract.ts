import { randomUUID } from 'node:crypto';
import { STRANGER, type PresenceStore, type PresentAt } from '../presence/presence-store.js';

/** The contract of every store of presences. `age` lets so many milliseconds go by for a process. */
export function describePresenceStore(
  title: string,
  open: () => Promise<{
    readonly store: PresenceStore;
    readonly age: (process: string, milliseconds: number) => Promise<unknown>;
  }>,
): void {
  describe(title, () => {
    let tested: Awaited<ReturnType<typeof open>>;
    const [one, two, game, other, ada] = Array.from({ length: 5 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ];
    beforeAll(async () => {
      tested = await open();
    });
    beforeEach(async () => {
      for (const process of [one, two]) await tested.store.forget(process);
    });

    const at = async (...places: string[]): Promise<PresentAt[]> =>
      [...(await tested.store.at(places))].sort((a, b) => (a.place + a.who < b.place + b.who ? -1 : 1));

    it('adds up the connections to the running processes, by place', async () => {
      const { store } = tested;
      expect(await store.beat(one)).toEqual({ isNew: true });
      expect(await store.beat(two)).toEqual({ isNew: true });
      await store.write(one, [
        { place: game, who: ada, times: 1 },
        { place: game, who: STRANGER, times: 3 },
        { place: other, who: ada, times: 1 },
      ]);
      await store.write(two, [{ place: game, who: STRANGER, times: 2 }]);
      expect(await at(game)).toEqual([
        { place: game, who: STRANGER, times: 5 },
        { place: game, who: ada, times: 1 },
      ]);
      await store.write(one, [
        { place: game, who: STRANGER, times: 0 },
        { place: game, who: ada, times: 2 },
      ]);
      expect(await at(game)).toEqual([
        { place: game, who: STRANGER, times: 2 },
        { place: game, who: ada, times: 2 },
      ]);
      await store.beat(one);
      await store.forget(two);
      expect(await at(game)).toEqual([{ place: game, who: ada, times: 2 }]);
      expect(await at(game, other)).toHaveLength(2);
      expect(await at()).toEqual([]);
    });

    it('forgets the connections of a process that is silent for 45 seconds, and lets it record all of them again', async () => {
      const { store, age } = tested;
      await store.beat(one);
      await store.write(one, [{ place: game, who: ada, times: 1 }]);
      await age(one, 44_000);
      expect(await at(game)).toHaveLength(1);
      expect(await store.beat(one)).toEqual({ isNew: false });
      await age(one, 44_000);
      expect(await at(game)).toHaveLength(1);
      await age(one, 2_000);
      expect(await at(game)).toEqual([]);
      await store.beat(two);
      expect(await store.beat(one)).toEqual({ isNew: true });
      expect(await at(game)).toEqual([]);
    });

    it('writes nothing of a process that is not known', async () => {
      await tested.store.write(one, [{ place: game, who: ada, times: 1 }]);
      await tested.store.beat(one);
      expect(await at(game)).toEqual([]);
    });
  });
}

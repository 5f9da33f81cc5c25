import { randomUUID } from 'node:crypto';
import type { GameNote, NoteStore } from '../notes/note-store.js';

/** A store to judge, and two accounts that it knows. */
interface Judged {
  readonly store: NoteStore;
  readonly accounts: readonly [string, string];
  readonly stop?: () => Promise<unknown>;
}

const MOST = { onGame: 3, inAll: 4 };

/** The contract of every store of notes. */
export function describeNoteStore(where: string, open: () => Promise<Judged>): void {
  describe(`Notes ${where}`, () => {
    let judged: Judged;
    beforeAll(async () => {
      judged = await open();
    });
    afterAll(() => judged.stop?.());

    const note = (accountId: string, gameId: string, version: number): GameNote => ({
      id: randomUUID(),
      accountId,
      gameId,
      version,
      text: `about ${version}`,
      writtenAt: 1_000 + version,
    });

    it('are read, changed and deleted by their account alone, on their game', async () => {
      const { store, accounts } = judged;
      const [ada, ben] = accounts;
      const gameId = randomUUID();
      const [late, early] = [note(ada, gameId, 7), note(ada, gameId, 2)];
      expect([await store.add(late, MOST), await store.add(early, MOST)]).toEqual(['added', 'added']);
      expect(await store.list(ada, gameId)).toEqual([early, late]);
      expect([await store.list(ben, gameId), await store.list(ada, randomUUID())]).toEqual([[], []]);
      const changed = { ...early, text: 'otherwise', version: 9 };
      expect(await store.change({ ...changed, accountId: ben })).toBeUndefined();
      expect(await store.change({ ...changed, gameId: randomUUID() })).toBeUndefined();
      expect(await store.change(changed)).toEqual(changed);
      expect(await store.remove({ ...late, accountId: ben })).toBeUndefined();
      expect(await store.remove(late)).toEqual(late);
      expect(await store.list(ada, gameId)).toEqual([changed]);
      await store.remove(changed);
    });

    it('are limited, on a game and in all, also when they are written at once', async () => {
      const { store, accounts } = judged;
      const [, ben] = accounts;
      const [one, other] = [randomUUID(), randomUUID()];
      const add = (gameId: string) => (_: unknown, version: number) => store.add(note(ben, gameId, version), MOST);
      const onOne = await Promise.all(Array.from({ length: 5 }, add(one)));
      expect(onOne.filter((answer) => answer === 'added')).toHaveLength(3);
      const onOther = await Promise.all(Array.from({ length: 3 }, add(other)));
      expect(onOther.filter((answer) => answer === 'added')).toHaveLength(1);
    });
  });
}

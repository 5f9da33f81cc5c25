import { randomUUID } from 'node:crypto';
import { mintToken, type AccountStore } from '#accounts';
import type { SavedContent, SavedContentStore, SavedThing } from '../saved-content-store.js';
import type { Contents } from './contents.js';

const NOW = 1_700_000_000_000;

/** A store of things that accounts keep, and its accounts. */
interface KeptStoreToTest<Content extends object> {
  readonly store: SavedContentStore<Content>;
  readonly accounts: AccountStore;
}

/** The contract of stores of kept things, for any kind. */
export function describeSavedContentStore<Content extends object>(
  where: string,
  { sort, full, empty }: Contents<Content>,
  open: () => KeptStoreToTest<Content>,
): void {
  describe(`${sort} that accounts keep ${where}`, () => {
    let store: SavedContentStore<Content>;
    let account: string;
    let other: string;

    beforeEach(async () => {
      const opened = open();
      store = opened.store;
      [account, other] = [await anAccount(opened.accounts), await anAccount(opened.accounts)];
    });

    const aThing = (changes: Partial<SavedThing> = {}, content = full): SavedContent<Content> => ({
      id: randomUUID(),
      accountId: account,
      name: 'The Lantern Court, quicker',
      createdAt: NOW,
      changedAt: NOW,
      ...changes,
      ...content,
    });
    const added = async (changes?: Partial<SavedThing>, content?: Content): Promise<SavedContent<Content>> => {
      const thing = aThing(changes, content);
      expect(await store.add(thing, 100)).toBe('added');
      return thing;
    };
    const all = { limit: 100 };

    it('are returned unchanged, and listed only to their account', async () => {
      const thing = await added();
      expect(await store.find(thing.id)).toEqual(thing);
      expect(await store.find(randomUUID())).toBeUndefined();
      expect(await store.list(account, all)).toEqual([thing]);
      expect(await store.list(other, all)).toEqual([]);
    });

    it('may be empty, and have a name in any script', async () => {
      const thing = await added({ name: 'Марэ – 潮' }, empty);
      expect(await store.list(account, all)).toEqual([thing]);
    });

    it('are listed oldest first, or newest first, by time and then by id', async () => {
      const [low, high] = [randomUUID(), randomUUID()].sort() as [string, string];
      const second = await added({ createdAt: NOW + 1, id: high });
      const third = await added({ createdAt: NOW + 2 });
      const first = await added({ createdAt: NOW + 1, id: low });
      expect(await store.list(account, all)).toEqual([first, second, third]);
      expect(await store.list(account, { limit: 2, descending: true })).toEqual([third, second]);
    });

    it('are listed from a position, whether its thing still exists or not', async () => {
      const things = [];
      for (let at = 0; at < 4; at += 1) things.push(await added({ createdAt: NOW + at }));
      const [first, second, third, fourth] = things as [
        SavedContent<Content>,
        SavedContent<Content>,
        SavedContent<Content>,
        SavedContent<Content>,
      ];
      const after = { at: second.createdAt, id: second.id };
      expect(await store.list(account, { after, limit: 1 })).toEqual([third]);
      await store.remove(account, second.id);
      expect(await store.list(account, { after, limit: 5 })).toEqual([third, fourth]);
      expect(await store.list(account, { after, limit: 5, descending: true })).toEqual([first]);
    });

    it('are no more than an account may have', async () => {
      await store.add(aThing(), 2);
      const second = aThing();
      await store.add(second, 2);
      expect(await store.add(aThing(), 2)).toBe('tooMany');
      expect(await store.add(aThing({ accountId: other }), 2)).toBe('added');
      await store.remove(account, second.id);
      expect(await store.add(aThing(), 2)).toBe('added');
    });

    it('are no more than an account may have when they are saved concurrently', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => store.add(aThing(), 3)));
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(3);
      expect(await store.list(account, all)).toHaveLength(3);
    });

    it('can be changed only by their account', async () => {
      const thing = await added();
      const change = { name: 'Slower', changedAt: NOW + 7, ...empty };
      expect(await store.change(other, thing.id, change)).toBeUndefined();
      expect(await store.change(account, randomUUID(), change)).toBeUndefined();
      expect(await store.find(thing.id)).toEqual(thing);
      expect(await store.change(account, thing.id, change)).toEqual({ ...thing, ...change });
      expect(await store.find(thing.id)).toEqual({ ...thing, ...change });
    });

    it('can be deleted only by their account, once', async () => {
      const thing = await added();
      expect(await store.remove(other, thing.id)).toBe(false);
      expect(await store.remove(account, thing.id)).toBe(true);
      expect(await store.remove(account, thing.id)).toBe(false);
      expect(await store.find(thing.id)).toBeUndefined();
    });
  });
}

/** An existing account, since each thing belongs to one. */
async function anAccount(accounts: AccountStore): Promise<string> {
  const { id: tokenId, hash } = mintToken('dev');
  const id = randomUUID();
  const token = { id: tokenId, accountId: id, name: 'first', scopes: [], hash, createdAt: NOW };
  await accounts.create(
    { id, name: `Ada ${id}`, createdAt: NOW, isBot: false },
    { ...token, parentId: null, expiresAt: null, revokedAt: null },
  );
  return id;
}

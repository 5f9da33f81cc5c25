import { MemoryAccountStore } from './memory-account-store.js';
import { TokenWatch, type HeldToken } from './token-watch.js';

/** A store that records its queries, and may be away. */
class AskedStore extends MemoryAccountStore {
  readonly revoked = new Set<string>();
  isAway = false;
  asked = 0;

  override revokedAmong(ids: readonly string[]): Promise<readonly string[]> {
    this.asked += 1;
    return this.isAway ? Promise.reject(new Error('away')) : Promise.resolve(ids.filter((id) => this.revoked.has(id)));
  }
}

describe('Tokens that are held', () => {
  let store: AskedStore;
  let watch: TokenWatch;
  let faults: unknown[];

  beforeEach(() => {
    store = new AskedStore();
    faults = [];
    watch = new TokenWatch(store, { every: 5, report: (fault) => faults.push(fault) });
  });

  const endOf = (token: HeldToken): Promise<HeldToken['id']> =>
    new Promise((resolve) => watch.watch(token, () => resolve(token.id)));

  it('end when they are revoked, by any process, and others stay', async () => {
    const ended: string[] = [];
    const stop = watch.watch({ id: 'other', until: null }, () => ended.push('other'));
    const end = endOf({ id: 'one', until: null });
    store.revoked.add('one');
    await expect(end).resolves.toBe('one');
    expect(ended).toEqual([]);
    stop();
  });

  it('end when they expire', async () => {
    await expect(endOf({ id: 'short', until: Date.now() + 20 })).resolves.toBe('short');
    await expect(endOf({ id: null, until: Date.now() + 20 })).resolves.toBeNull();
  });

  it('do not end because the store is away, and are checked again', async () => {
    store.isAway = true;
    const end = endOf({ id: 'one', until: null });
    await new Promise<void>((resolve) => {
      watch = new TokenWatch(store, { every: 5, report: () => resolve() });
      void endOf({ id: 'two', until: null });
    });
    store.revoked.add('one');
    store.isAway = false;
    await expect(end).resolves.toBe('one');
    store.revoked.add('two');
    expect(faults.every((fault) => (fault as Error).message === 'away')).toBe(true);
  });

  it('do not notify a watcher that has stopped', async () => {
    const ended: string[] = [];
    watch.watch({ id: 'one', until: null }, () => ended.push('gone'))();
    const end = endOf({ id: 'one', until: null });
    store.revoked.add('one');
    await end;
    expect(ended).toEqual([]);
  });
});

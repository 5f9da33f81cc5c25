import { KeptStore, type Kept, type KeptChange, type KeptPlace, type KeptStretch } from './kept-store.js';

/** The things that accounts keep, in memory, for tests and trials: lost with the process. */
export class MemoryKeptStore<Content extends object> extends KeptStore<Content> {
  private readonly byId = new Map<string, Kept<Content>>();

  override add(thing: Kept<Content>, most: number): Promise<'added' | 'tooMany'> {
    if (this.of(thing.accountId).length >= most) return Promise.resolve('tooMany');
    this.byId.set(thing.id, thing);
    return Promise.resolve('added');
  }

  override change(accountId: string, id: string, change: KeptChange<Content>): Promise<Kept<Content> | undefined> {
    const thing = this.own(accountId, id);
    if (!thing) return Promise.resolve(undefined);
    const changed = { ...thing, ...change };
    this.byId.set(id, changed);
    return Promise.resolve(changed);
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    return Promise.resolve(this.own(accountId, id) !== undefined && this.byId.delete(id));
  }

  override find(id: string): Promise<Kept<Content> | undefined> {
    return Promise.resolve(this.byId.get(id));
  }

  override list(
    accountId: string,
    { after, descending = false, limit }: KeptStretch,
  ): Promise<readonly Kept<Content>[]> {
    const way = descending ? -1 : 1;
    const ordered = this.of(accountId).sort((a, b) => way * compare(placeOf(a), placeOf(b)));
    const rest = after ? ordered.filter((thing) => way * compare(placeOf(thing), after) > 0) : ordered;
    return Promise.resolve(rest.slice(0, limit));
  }

  private own(accountId: string, id: string): Kept<Content> | undefined {
    const thing = this.byId.get(id);
    return thing?.accountId === accountId ? thing : undefined;
  }

  private of(accountId: string): Kept<Content>[] {
    return [...this.byId.values()].filter((thing) => thing.accountId === accountId);
  }
}

const placeOf = ({ createdAt, id }: { readonly createdAt: number; readonly id: string }): KeptPlace => ({
  at: createdAt,
  id,
});

const compare = (a: KeptPlace, b: KeptPlace): number => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

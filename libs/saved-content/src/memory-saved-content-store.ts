import {
  SavedContentStore,
  type SavedContent,
  type SavedContentChange,
  type SavedContentPlace,
  type SavedContentRange,
} from './saved-content-store.js';

/** The things that accounts keep, in memory, for tests and trials: lost with the process. */
export class MemorySavedContentStore<Content extends object> extends SavedContentStore<Content> {
  private readonly byId = new Map<string, SavedContent<Content>>();

  override add(thing: SavedContent<Content>, most: number): Promise<'added' | 'tooMany'> {
    if (this.of(thing.accountId).length >= most) return Promise.resolve('tooMany');
    this.byId.set(thing.id, thing);
    return Promise.resolve('added');
  }

  override change(
    accountId: string,
    id: string,
    change: SavedContentChange<Content>,
  ): Promise<SavedContent<Content> | undefined> {
    const thing = this.own(accountId, id);
    if (!thing) return Promise.resolve(undefined);
    const changed = { ...thing, ...change };
    this.byId.set(id, changed);
    return Promise.resolve(changed);
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    return Promise.resolve(this.own(accountId, id) !== undefined && this.byId.delete(id));
  }

  override find(id: string): Promise<SavedContent<Content> | undefined> {
    return Promise.resolve(this.byId.get(id));
  }

  override list(
    accountId: string,
    { after, descending = false, limit }: SavedContentRange,
  ): Promise<readonly SavedContent<Content>[]> {
    const way = descending ? -1 : 1;
    const ordered = this.of(accountId).sort((a, b) => way * compare(placeOf(a), placeOf(b)));
    const rest = after ? ordered.filter((thing) => way * compare(placeOf(thing), after) > 0) : ordered;
    return Promise.resolve(rest.slice(0, limit));
  }

  private own(accountId: string, id: string): SavedContent<Content> | undefined {
    const thing = this.byId.get(id);
    return thing?.accountId === accountId ? thing : undefined;
  }

  private of(accountId: string): SavedContent<Content>[] {
    return [...this.byId.values()].filter((thing) => thing.accountId === accountId);
  }
}

const placeOf = ({ createdAt, id }: { readonly createdAt: number; readonly id: string }): SavedContentPlace => ({
  at: createdAt,
  id,
});

const compare = (a: SavedContentPlace, b: SavedContentPlace): number =>
  a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));

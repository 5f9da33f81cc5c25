import { DeckStore, type DeckChange, type SavedDeck } from './deck-store.js';

/** Decks in memory, for tests and trials: gone with the process. */
export class MemoryDeckStore extends DeckStore {
  private readonly byId = new Map<string, SavedDeck>();

  override add(deck: SavedDeck, most: number): Promise<'added' | 'tooMany'> {
    if (this.of(deck.accountId).length >= most) return Promise.resolve('tooMany');
    this.byId.set(deck.id, deck);
    return Promise.resolve('added');
  }

  override change(accountId: string, id: string, change: DeckChange): Promise<SavedDeck | undefined> {
    const deck = this.find(accountId, id);
    if (!deck) return Promise.resolve(undefined);
    const changed = { ...deck, ...change };
    this.byId.set(id, changed);
    return Promise.resolve(changed);
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    return Promise.resolve(this.find(accountId, id) !== undefined && this.byId.delete(id));
  }

  override deck(accountId: string, id: string): Promise<SavedDeck | undefined> {
    return Promise.resolve(this.find(accountId, id));
  }

  override decks(accountId: string): Promise<readonly SavedDeck[]> {
    return Promise.resolve(this.of(accountId));
  }

  private find(accountId: string, id: string): SavedDeck | undefined {
    const deck = this.byId.get(id);
    return deck?.accountId === accountId ? deck : undefined;
  }

  private of(accountId: string): readonly SavedDeck[] {
    return [...this.byId.values()].filter((deck) => deck.accountId === accountId);
  }
}

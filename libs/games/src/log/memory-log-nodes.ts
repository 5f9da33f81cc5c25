import { growth, leafOf, type Hash, type Subtree } from '#audit';
import { FeedReader, type EventStore } from '#event-store';
import { hexOf } from '#kernel/server';
import { endedWith } from './ended-games.js';
import { nameOf, type LoggedGame, type LogNodes } from './log-nodes.js';

/** The log in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryLogNodes implements LogNodes {
  private readonly known = new Map<string, Hash>();
  private readonly byLeaf = new Map<string, number>();
  private readonly list: LoggedGame[] = [];
  private readonly reader: FeedReader;
  private reading: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'feed'>) {
    this.reader = new FeedReader(store.feed);
  }

  async size(): Promise<number> {
    await this.read();
    return this.byLeaf.size;
  }

  async hashes(subtrees: readonly Subtree[]): Promise<ReadonlyMap<string, Hash>> {
    await this.read();
    const found = new Map<string, Hash>();
    for (const name of subtrees.map(nameOf)) {
      const hash = this.known.get(name);
      if (hash) found.set(name, hash);
    }
    return found;
  }

  async entryOf(leaf: Hash): Promise<number | undefined> {
    await this.read();
    return this.byLeaf.get(hexOf(leaf));
  }

  async games(from: number, limit: number): Promise<readonly LoggedGame[]> {
    await this.read();
    return this.list.slice(from, from + limit);
  }

  async listed(): Promise<number> {
    await this.read();
    return this.list.length;
  }

  private read(): Promise<void> {
    this.reading = this.reading.then(() => this.catchUp());
    return this.reading;
  }

  private async catchUp(): Promise<void> {
    for await (const told of this.reader.news()) {
      for (const ended of endedWith([told])) {
        const entry = this.byLeaf.size;
        const leaf = leafOf(ended);
        for (const { hash, ...subtree } of growth(entry, [leaf], (edge) => this.known.get(nameOf(edge)) as Hash))
          this.known.set(nameOf(subtree), hash);
        this.byLeaf.set(hexOf(leaf), entry);
        this.list.push({ entry, gameId: ended.gameId });
      }
    }
  }
}

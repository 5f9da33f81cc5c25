import type { Feed, FeedEntry, FeedPosition, FeedSource } from '../feed.js';
import type { StoreNode } from './store-node.js';

/** The feed of several databases: a source each, under the names of the nodes. Throws `NodeAway` for the source of one that does not answer. */
export class NodesFeed implements Feed {
  private readonly nodes: ReadonlyMap<FeedSource, StoreNode>;

  constructor(nodes: readonly StoreNode[]) {
    this.nodes = new Map(nodes.map((node) => [node.source, node]));
  }

  sources(): Promise<readonly FeedSource[]> {
    return Promise.resolve([...this.nodes.keys()]);
  }

  read(source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    return this.ask(source, (feed, own) => feed.read(own, after, limit));
  }

  end(source: FeedSource): Promise<FeedPosition> {
    return this.ask(source, (feed, own) => feed.end(own));
  }

  /** A node has a feed of one source, whose own name says nothing here. */
  private async ask<Answer>(
    source: FeedSource,
    read: (feed: Feed, own: FeedSource) => Promise<Answer>,
  ): Promise<Answer> {
    const node = this.nodes.get(source);
    if (!node) throw new RangeError(`The feed has no source "${source}".`);
    const { feed } = node.store;
    return node.reach.ask(async () => {
      const [own = source] = await feed.sources();
      return read(feed, own);
    });
  }
}

import { FEED_START, type Feed, type FeedPosition, type FeedSource } from '#event-store';
import type { Move, Moves } from './moves.js';

const PAGE = 1_000;

/** Moves read from a feed into the memory of this process: for tests and for servers without a database. */
export class FeedMoves implements Moves {
  private readonly places = new Map<FeedSource, FeedPosition>();
  private readonly waiting = new Map<string, Move>();

  constructor(private readonly feed: Feed) {}

  async moved(limit: number): Promise<readonly Move[]> {
    for (const source of await this.feed.sources()) await this.readOn(source);
    return [...this.waiting.values()].slice(0, limit);
  }

  done({ streamId, version }: Move): Promise<void> {
    const now = this.waiting.get(streamId);
    if (now?.version === version) this.waiting.delete(streamId);
    else if (now) this.waiting.set(streamId, { ...now, after: version });
    return Promise.resolve();
  }

  private async readOn(source: FeedSource): Promise<void> {
    for (;;) {
      const entries = await this.feed.read(source, this.places.get(source) ?? FEED_START, PAGE);
      for (const { position, commit, header } of entries) {
        const { streamId, firstVersion, lastVersion: version } = commit;
        const after = this.waiting.get(streamId)?.after ?? firstVersion - 1;
        this.waiting.set(streamId, { streamId, kind: header.kind, after, version });
        this.places.set(source, position);
      }
      if (entries.length < PAGE) return;
    }
  }
}

import type { StoredCommit } from '#records';
import type { StreamHeader } from './stream-header.js';
import type { Feed, FeedEntry, FeedPosition, FeedSource } from './feed.js';

const SOURCE = 'memory' as FeedSource;

/** The feed of a store in memory: one source, which every commit joins at once. */
export class MemoryFeed implements Feed {
  private readonly log: { readonly commit: StoredCommit; readonly headerNow: () => StreamHeader }[] = [];

  /** A commit joins the feed. `headerNow` gives the header of its stream when the feed is read. */
  add(commit: StoredCommit, headerNow: () => StreamHeader): void {
    this.log.push({ commit, headerNow });
  }

  sources(): Promise<readonly FeedSource[]> {
    return Promise.resolve([SOURCE]);
  }

  read(_source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    const start = Number(after);
    const page = this.log.slice(start, start + limit);
    const entries = page.map(({ commit, headerNow }, index) => ({
      position: positionAt(start + index + 1),
      commit,
      header: headerNow(),
    }));
    return Promise.resolve(entries);
  }

  end(): Promise<FeedPosition> {
    return Promise.resolve(positionAt(this.log.length));
  }
}

const positionAt = (count: number): FeedPosition => String(count) as FeedPosition;

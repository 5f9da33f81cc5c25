import type { StoredCommit } from '#records';
import type { StreamHeader } from './stream-header.js';

declare const POSITION: unique symbol;
declare const SOURCE: unique symbol;

/** A place in a source of the feed. Means something to its source only: others keep it, and give it back. */
export type FeedPosition = string & { readonly [POSITION]: true };

/** One of the sequences that make up the feed: each database node has its own. */
export type FeedSource = string & { readonly [SOURCE]: true };

/** Before the first commit: the one position that every source understands. */
export const FEED_START = '0' as FeedPosition;

/** A commit in the order of its source. */
export interface FeedEntry {
  /** Where the commit stands; readers remember it to go on after it. */
  readonly position: FeedPosition;
  readonly commit: StoredCommit;
  /** The header of the stream now, not when the commit was made. */
  readonly header: StreamHeader;
}

/**
 * The commits of all streams. A stream stands in one source, in the order of its versions; between sources there is no
 * order. Readers keep a place for each source. A stream that was archived or moved since they read parts of it is told again from its
 * first commit: readers pass over versions that they have.
 */
export interface Feed {
  /** Every source there is. One that was there once is there for ever. */
  sources(): Promise<readonly FeedSource[]>;
  /**
   * Commits of a source after a position, in order, never passing an append that is still open. More than `limit` only where a stream is
   * archived: it is told whole, at one position.
   */
  read(source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]>;
  /** How far a source can be read now. */
  end(source: FeedSource): Promise<FeedPosition>;
}

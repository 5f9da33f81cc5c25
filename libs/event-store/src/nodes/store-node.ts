import type { SliceRange } from '#platform';
import type { EventStore } from '../event-store.js';
import type { FeedSource } from '../feed.js';
import type { NodeReach } from './node-reach.js';

/** A store of several that together are one. */
export interface StoreNode {
  /** The source of the feed that its commits are. Names the node for ever. */
  readonly source: FeedSource;
  /** The slices whose streams stand in it. */
  readonly slices: readonly SliceRange[];
  readonly store: EventStore;
  readonly reach: NodeReach;
}

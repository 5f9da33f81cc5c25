import type { EventStore } from '../event-store.js';

/** A store to be tested, with functions to let the feed go on and to end it. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /** Lets the feed be read up to the last commit. */
  readonly publish: () => Promise<unknown>;
  /** An id of a stream that is in the first source of the feed; any new id by default. */
  readonly idInFirstSource?: () => string;
  stop(): Promise<unknown>;
}

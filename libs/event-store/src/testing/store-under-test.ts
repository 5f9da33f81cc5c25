import type { EventStore } from '../event-store.js';

/** A store to be tested, with functions to let the feed go on and to end it. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /** Lets the feed be read up to the last commit. */
  readonly publish: () => Promise<unknown>;
  stop(): Promise<unknown>;
}

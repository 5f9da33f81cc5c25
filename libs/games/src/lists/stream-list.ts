import type { StoredCommit } from '#records';

/** What a list says of a stream: when it was opened, and who has to do with it. */
export interface StreamListing {
  readonly streamId: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Accounts, each once. */
  readonly accounts: readonly string[];
}

/** What stands in a list, among the accounts of a stream, for who opened it: how many somebody has opened can be counted so. */
export const openedAs = (account: string): string => `opened/${account}`;

/** A list of the streams of one kind. */
export interface StreamList {
  /** Name of the read model. */
  readonly name: string;
  /** Raised whenever the list says something else of the same commits: it is built anew then. */
  readonly version: number;
  /** Kind of its streams. */
  readonly kind: string;
  /** What it says of a stream after a commit. Throws a TypeError when the first commit of a stream does not open it. */
  readonly listingAfter: (before: StreamListing | undefined, commit: StoredCommit) => StreamListing;
}

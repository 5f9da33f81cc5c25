import type { StoredCommit } from '#records';

/** A stream as a list shows it: when it was opened, and its accounts. */
export interface StreamListing {
  readonly streamId: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Accounts, each once. */
  readonly accounts: readonly string[];
  /** True: it is only found where hidden streams are asked for. */
  readonly isHidden?: boolean;
}

/** The entry for the opener among the accounts of a stream in a list: it counts the streams that an account has opened. */
export const openedAs = (account: string): string => `opened/${account}`;

/** A list of the streams of one kind. */
export interface StreamList {
  /** Name of the read model. */
  readonly name: string;
  /** Raised when the list makes something else of the same commits: it is then rebuilt. */
  readonly version: number;
  /** Kind of its streams. */
  readonly kind: string;
  /** The listing of a stream after a commit. Throws a TypeError when the first commit of a stream does not open it. */
  readonly listingAfter: (before: StreamListing | undefined, commit: StoredCommit) => StreamListing;
}

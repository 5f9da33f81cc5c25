import type { StreamListing } from './stream-list.js';

/** Where a page of a list begins: after this stream. */
export interface StreamPlace {
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
  readonly streamId: string;
}

/** A query for streams, which are ordered by the time of their opening; the id decides between equals. */
export interface StreamQuery {
  /** Only those of this account. */
  readonly account?: string | undefined;
  /** True: newest first. */
  readonly descending: boolean;
  readonly after?: StreamPlace | undefined;
  readonly limit: number;
  /** True: hidden streams too. */
  readonly withHidden?: boolean | undefined;
}

/** Finds streams of one kind. A read model: it may be a moment behind. */
export interface StreamDirectory {
  find(query: StreamQuery): Promise<readonly StreamListing[]>;
}

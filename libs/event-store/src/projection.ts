import type { PoolClient } from 'pg';
import type { StoredCommit } from '#records';
import type { StreamHeader } from './stream-header.js';
import type { FeedPosition, FeedSource } from './feed.js';

/** The input of a projection: a commit of any stream. */
export interface ProjectedCommit {
  readonly commit: StoredCommit;
  /** The header of the stream now. It changes with time: a read model that has to be the same when it is rebuilt uses the events alone. */
  readonly header: StreamHeader;
}

/** Where a projection writes. */
export interface ReadModel {
  /** The connection of the transaction: writes through it count only together with the checkpoint. */
  readonly db: PoolClient;
  /** The table, with its schema, ready to stand in SQL. Another one while the read model is rebuilt. */
  readonly table: string;
  /** All commits of a stream, in order: for projections that need more than the commit that they are told of. */
  readonly read: (streamId: string) => Promise<readonly StoredCommit[]>;
}

/** A read model: a table that says something about streams, made of their events alone. */
export interface Projection {
  /** Its table is `read_models.<name>`: lower-case words with underscores. */
  readonly name: string;
  /** Grows with every change of table or handler; the read model is then rebuilt beside the one that is read. */
  readonly version: number;
  /** The kinds of the streams that it reads; commits of others it is never told of. All when absent. */
  readonly kinds?: readonly string[];
  /** SQL that makes the empty table of that name, and its indexes without names of their own. */
  readonly createTable: (table: string) => string;
  /**
   * Takes commits in, of any of its streams, never none: in as few statements as it can. Those of one stream come in
   * order and each counts once. When it throws, nothing of them is written and it is told of each alone; an exception that it then
   * throws for one parks the stream of that one.
   */
  readonly handle: (told: readonly ProjectedCommit[], readModel: ReadModel) => Promise<void>;
}

/** A stream whose commits a projection does not take until it is tried again. */
export interface ParkedStream {
  readonly streamId: string;
  /** Last version that the read model has. */
  readonly version: number;
  readonly error: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The state of a projection. */
export interface ProjectionHealth {
  readonly name: string;
  readonly version: number;
  /** How far it has read each source of the feed, and how far that can be read. */
  readonly sources: readonly {
    readonly source: FeedSource;
    readonly position: FeedPosition;
    readonly end: FeedPosition;
  }[];
  readonly parked: readonly ParkedStream[];
}

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

/** Throws a TypeError when the name could not be that of a table. */
export function checkProjection({ name }: Projection): void {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new TypeError(
      `The projection name "${name}" must be lower-case words with underscores, at most ${LONGEST_NAME} letters.`,
    );
  }
}

/** The table that readers read. */
export const liveTable = (name: string): string => `read_models.${name}`;

/** The table that is built beside it. */
export const nextTable = (name: string): string => `read_models.${name}__next`;

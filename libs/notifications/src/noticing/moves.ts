/** A stream that has gone on, as far as it concerns accounts with channels. */
export interface Move {
  readonly streamId: string;
  /** The kind of the stream: a game or a league. */
  readonly kind: string;
  /** The version up to which its accounts were told. */
  readonly after: number;
  /** Its version at the last commit that the feed told of. */
  readonly version: number;
}

/** The streams whose accounts are to be told something: an outbox, written from the feed. */
export interface Moves {
  /** Some of them, those that wait longest first. */
  moved(limit: number): Promise<readonly Move[]>;
  /** The accounts of a stream were told up to the version of a move. */
  done(move: Move): Promise<void>;
}

/** The subject of a stream, in the words of its kind: of a game or a campaign the name of its ruleset and the version of the rules. */
export interface Subject {
  readonly name: string;
  readonly version: string;
}

/** The data of a stream that is known without reading it. */
export interface StreamHeader {
  /** The kind of the stream, for instance `game`: it decides which services read it and meet its obligations. */
  readonly kind: string;
  readonly subject: Subject;
  readonly status: 'open' | 'running' | 'closed';
}

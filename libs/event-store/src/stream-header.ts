/** What a stream is about, in the words of its kind: of a game or a campaign the name of its ruleset and the version of the rules. */
export interface Subject {
  readonly name: string;
  readonly version: string;
}

/** What is known of a stream without reading it. */
export interface StreamHeader {
  /** What kind of stream it is, for instance `game`: says who reads it, and who meets what it owes. */
  readonly kind: string;
  readonly subject: Subject;
  readonly status: 'open' | 'running' | 'closed';
}

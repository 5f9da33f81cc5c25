/** What everything has that an account keeps between games. */
export interface KeptThing {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  /** What its owner calls it. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Something that an account keeps: whose it is and what it is called, and its content. */
export type Kept<Content extends object> = KeptThing & Content;

/** What a change may change. */
export type KeptChange<Content extends object> = Pick<KeptThing, 'name' | 'changedAt'> & Content;

/** Where something kept stands among the things of its account. */
export interface KeptPlace {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/** A stretch of what an account keeps, oldest first unless it descends. */
export interface KeptStretch {
  /** Only what comes after this place, in the order that is asked for. */
  readonly after?: KeptPlace | undefined;
  readonly descending?: boolean;
  /** At most so many. */
  readonly limit: number;
}

/** Things of one sort that accounts keep: decks, or bases. */
export abstract class KeptStore<Content extends object> {
  /** Keeps something new, unless its account has `most` of the sort already. */
  abstract add(thing: Kept<Content>, most: number): Promise<'added' | 'tooMany'>;
  /** Changes something of an account. Gives it as it is now; `undefined` when the account has no such thing. */
  abstract change(accountId: string, id: string, change: KeptChange<Content>): Promise<Kept<Content> | undefined>;
  /** Forgets something of an account. False when the account has no such thing. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** What has this id, whosever it is; `undefined` when nothing has. */
  abstract find(id: string): Promise<Kept<Content> | undefined>;
  /** What an account keeps. */
  abstract list(accountId: string, stretch: KeptStretch): Promise<readonly Kept<Content>[]>;
}

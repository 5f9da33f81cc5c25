/** The common fields of things that an account keeps between games. */
export interface SavedThing {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  /** Its name, given by its owner. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A thing that an account keeps, with its owner, name and content. */
export type SavedContent<Content extends object> = SavedThing & Content;

/** The fields that may be changed. */
export type SavedContentChange<Content extends object> = Pick<SavedThing, 'name' | 'changedAt'> & Content;

/** The position of a thing among those of its account. */
export interface SavedContentPlace {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/** A stretch of the things of an account, oldest first unless it descends. */
export interface SavedContentRange {
  /** Only things after this position, in the requested order. */
  readonly after?: SavedContentPlace | undefined;
  readonly descending?: boolean;
  /** The most things to return. */
  readonly limit: number;
}

/** Things of one kind that accounts keep: decks, or bases. */
export abstract class SavedContentStore<Content extends object> {
  /** Stores a new thing, unless its account already has `most` of the kind. */
  abstract add(thing: SavedContent<Content>, most: number): Promise<'added' | 'tooMany'>;
  /** Changes a thing of an account, and returns it as it is now; `undefined` when the account has no such thing. */
  abstract change(
    accountId: string,
    id: string,
    change: SavedContentChange<Content>,
  ): Promise<SavedContent<Content> | undefined>;
  /** Deletes a thing of an account. False when the account has no such thing. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** The thing with this id, of any account; `undefined` when there is none. */
  abstract find(id: string): Promise<SavedContent<Content> | undefined>;
  /** The things of an account. */
  abstract list(accountId: string, stretch: SavedContentRange): Promise<readonly SavedContent<Content>[]>;
}

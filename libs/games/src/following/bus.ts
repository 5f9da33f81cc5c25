/** News of one game: it has reached a version. Only wakes; the events are read from the store. */
export interface News {
  readonly gameId: string;
  readonly version: number;
}

/** Carries news between the processes of a server: of all games, of other streams, and of accounts. News may be late, doubled or lost. */
export interface Bus {
  /** Tells all processes, this one included. Called after a commit, never inside its transaction. */
  tell(news: News): Promise<void>;
  /** Tells all processes, this one included, that a stream that is no game has a new commit. */
  tellOfCommit(): Promise<void>;
  /** Tells all processes, this one included, that what is known of an account no longer holds: a token was revoked, or its name changed. */
  tellOfAccount(accountId: string): Promise<void>;
  /** Calls `listener` for all news from now on. Gives the function that ends it. */
  listen(listener: (news: News) => void): () => void;
  /** Calls `listener` for each new commit of any stream from now on. Gives the function that ends it. */
  onCommit(listener: () => void): () => void;
  /** Calls `listener` for each such account from now on. Gives the function that ends it. */
  onAccount(listener: (accountId: string) => void): () => void;
  /**
   * Calls `listener` when news may have been lost: about once a second while none are known to arrive, and once they
   * arrive again. Gives the function that ends it.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

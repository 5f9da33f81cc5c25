/** News of one game: it has reached a version. Only wakes; what happened is read from the store. */
export interface News {
  readonly gameId: string;
  readonly version: number;
}

/** Carries news of all games between the processes of a server. News may be late, doubled or lost. */
export interface Bus {
  /** Tells everybody, this process included. Called after a commit, never inside its transaction. */
  tell(news: News): Promise<void>;
  /** Calls `listener` for all news from now on. Gives the function that ends it. */
  listen(listener: (news: News) => void): () => void;
  /**
   * Calls `listener` whenever news may have been lost: about once a second while it is known that none come, and once they
   * come again. Gives the function that ends it.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

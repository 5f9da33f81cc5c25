/** The result of one attempt to send a message. */
export type SendOutcome =
  | { readonly kind: 'delivered'; readonly status: number | null }
  /** The receiver wants nothing more, or does not exist: nothing is sent there again. */
  | { readonly kind: 'gone'; readonly reason: string; readonly status: number | null }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly status: number | null;
      /** Milliseconds of delay that the receiver requests. */
      readonly retryAfterMs?: number | undefined;
    };

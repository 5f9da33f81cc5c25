import type { AccountStore } from './account-store.js';

/** The settings of watching tokens. */
export interface TokenWatchOptions {
  /** Milliseconds between two checks; half a second by default. */
  readonly every?: number;
  /** Called when a check fails. No holder is disconnected for it: the next check decides. */
  readonly report?: (fault: unknown) => void;
}

/** A token that is held for longer than a request. */
export interface HeldToken {
  /**
   * The id of the token, or of the identity that it proves; `null` for one that cannot be revoked, and only expires.
   */
  readonly id: string | null;
  /** When it expires, in milliseconds since 1970; `null` when it does not. */
  readonly until: number | null;
}

/**
 * Notifies holders of a token, such as sockets, when it is no longer valid: revoked by any process, or expired.
 * Checks all held tokens in one query, and only while any is held. Use the store itself, not one that remembers.
 */
export class TokenWatch {
  private readonly held = new Map<() => void, HeldToken>();
  private readonly every: number;
  private readonly report: (fault: unknown) => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: AccountStore,
    { every = 500, report = () => undefined }: TokenWatchOptions = {},
  ) {
    this.every = every;
    this.report = report;
  }

  /** Calls `ended` once when the token has ended. Returns the function that stops watching. */
  watch(token: HeldToken, ended: () => void): () => void {
    const holder = (): void => ended();
    this.held.set(holder, token);
    this.timer ??= this.lookLater();
    return () => void this.held.delete(holder);
  }

  private lookLater(): NodeJS.Timeout {
    return setTimeout(() => void this.look(), this.every).unref();
  }

  private async look(): Promise<void> {
    try {
      const ids = new Set([...this.held.values()].flatMap(({ id }) => id ?? []));
      const revoked = new Set(ids.size === 0 ? [] : await this.store.revokedAmong([...ids]));
      for (const [holder, { id, until }] of [...this.held]) {
        if ((id === null || !revoked.has(id)) && (until === null || until > Date.now())) continue;
        this.held.delete(holder);
        holder();
      }
    } catch (fault) {
      this.report(fault);
    }
    this.timer = this.held.size > 0 ? this.lookLater() : undefined;
  }
}

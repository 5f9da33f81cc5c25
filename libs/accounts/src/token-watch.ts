import type { AccountStore } from './account-store.js';

/** How tokens are watched. */
export interface TokenWatchOptions {
  /** Milliseconds between two looks; half a second by default. */
  readonly every?: number;
  /** Told when a look fails. Nobody is sent away for it: the next look tells. */
  readonly report?: (fault: unknown) => void;
}

/** A token that somebody holds for longer than a request. */
export interface HeldToken {
  /** Of the token, or of the identity that it proves; `null` for what nobody can revoke, and which only expires. */
  readonly id: string | null;
  /** When it expires, in milliseconds since 1970; `null` when it does not. */
  readonly until: number | null;
}

/**
 * Tells those who hold a token, such as sockets, when it is worth nothing any more: revoked, by whatever process, or
 * expired.
 * Looks at all tokens that are held at once, and only while any is. Ask it of the store itself, not of one that remembers.
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

  /** Calls `ended` once when the token has ended. Gives the function that stops watching. */
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

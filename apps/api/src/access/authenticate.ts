import { Injectable } from '@nestjs/common';
import { both, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { AccountStore, isHashOf, tokenIdOf } from '#accounts';
import { LRUCache } from 'lru-cache';
import { anybody, type Caller } from './caller.js';

/** How many tokens that were good are known by their ids. */
const MOST_KNOWN = 10_000;

/** Finds out who asks. The one place where tokens are checked, for HTTP and sockets alike. */
@Injectable()
export class Authenticator {
  /** The tokens that were good, by their ids: whoever has one is let look, however many wrong ones come from his address. */
  private readonly good = new LRUCache<string, true>({ max: MOST_KNOWN });

  constructor(private readonly accounts: AccountStore) {}

  /**
   * @param authorization the header `Authorization`, or what stands for it in a socket's `connectionParams`.
   * @param beforeLookup called before a token is looked up that was never good here; what it throws is thrown.
   * Throws an ApiError `UNAUTHENTICATED` for anything but a valid token; nothing at all is anybody.
   */
  async caller(authorization: string | undefined, beforeLookup: () => Promise<void>): Promise<Caller> {
    if (authorization === undefined) return anybody;
    const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization.trim()) ?? [];
    const id = token === undefined ? undefined : tokenIdOf(token);
    if (id !== undefined && !this.good.has(id)) await beforeLookup();
    const known = id === undefined ? undefined : await this.accounts.token(id);
    if (token === undefined || !known || !isHashOf(known.token.hash, token))
      throw refused(both('is not known', 'est inconnu'));
    if (known.token.revokedAt !== null) throw refused(both('was revoked', 'a été révoqué'));
    const { expiresAt, scopes } = known.token;
    if (expiresAt !== null && expiresAt <= Date.now()) throw refused(both('has expired', 'a expiré'));
    this.good.set(known.token.id, true);
    return { account: known.account, tokenId: known.token.id, scopes: new Set(scopes), until: expiresAt };
  }
}

const refused = (why: Localized): ApiError =>
  new ApiError(
    'UNAUTHENTICATED',
    both(
      `The token ${why.en}. Send “Authorization: Bearer chr_…”, or nothing to look on.`,
      `Le jeton ${why.fr}. Envoyez « Authorization: Bearer chr_… », ou rien pour regarder.`,
    ),
  );

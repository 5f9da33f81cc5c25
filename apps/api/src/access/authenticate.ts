import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { AccountStore, isHashOf, tokenIdOf } from '#accounts';
import { anybody, type Caller } from './caller.js';

/** Finds out who asks. The one place where tokens are checked, for HTTP and sockets alike. */
@Injectable()
export class Authenticator {
  constructor(private readonly accounts: AccountStore) {}

  /**
   * @param authorization the header `Authorization`, or what stands for it in a socket's `connectionParams`.
   * Throws an ApiError `UNAUTHENTICATED` for anything but a valid token; nothing at all is anybody.
   */
  async caller(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined) return anybody;
    const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization.trim()) ?? [];
    const id = token === undefined ? undefined : tokenIdOf(token);
    const known = id === undefined ? undefined : await this.accounts.token(id);
    if (token === undefined || !known || !isHashOf(known.token.hash, token)) throw refused('is not known');
    if (known.token.revokedAt !== null) throw refused('was revoked');
    const { expiresAt, scopes } = known.token;
    if (expiresAt !== null && expiresAt <= Date.now()) throw refused('has expired');
    return { account: known.account, tokenId: known.token.id, scopes: new Set(scopes), until: expiresAt };
  }
}

const refused = (why: string): ApiError =>
  new ApiError('UNAUTHENTICATED', `The token ${why}. Send "Authorization: Bearer chr_…", or nothing to look on.`);

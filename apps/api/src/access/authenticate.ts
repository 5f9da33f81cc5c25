import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { localized, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { AccountStore, isHashOf, IssuerAway, OidcTokens, tokenIdOf, type OidcClaims } from '#accounts';
import { LRUCache } from 'lru-cache';
import { anybody, type Caller } from './caller.js';

/** How many valid tokens are remembered, by their hashes. */
const MOST_KNOWN = 10_000;

/** A token of OpenID Connect is a text of some kilobytes; one of ours has a hundred characters. */
const CREDENTIAL = /^Bearer ([\x21-\x7e]{1,8000})$/i;

/** Identifies the caller. The one place where tokens are checked, for HTTP and sockets alike. */
@Injectable()
export class Authenticator {
  /** The tokens that were valid: their holders are looked up however many wrong tokens come from their address. */
  private readonly good = new LRUCache<string, GoodToken>({ max: MOST_KNOWN });

  constructor(
    private readonly accounts: AccountStore,
    private readonly issuers: OidcTokens,
  ) {}

  /**
   * @param authorization the header `Authorization`, or what stands for it in a socket's `connectionParams`.
   * @param beforeLookup called before looking up a token that was never valid here; what it throws is thrown.
   * Throws an ApiError `UNAUTHENTICATED` for anything but a valid token; a caller without any token is anonymous.
   */
  async caller(authorization: string | undefined, beforeLookup: () => Promise<void>): Promise<Caller> {
    if (authorization === undefined) return anybody;
    const [, token] = CREDENTIAL.exec(authorization.trim()) ?? [];
    if (token === undefined) throw refused(UNKNOWN);
    const id = tokenIdOf(token);
    const key = keyOf(token);
    if (!this.good.has(key)) await beforeLookup();
    const caller = id === undefined ? await this.identified(token) : await this.holder(id, token);
    this.good.set(key, { account: caller.account?.id });
    return caller;
  }

  /**
   * The account of a token when it was last valid here; `undefined` for one that never was, and for one without an
   * account.
   */
  knownAccount(authorization: string | undefined): string | undefined {
    const [, token] = CREDENTIAL.exec(authorization?.trim() ?? '') ?? [];
    return token === undefined ? undefined : this.good.get(keyOf(token))?.account;
  }

  /** The holder of a token of ours. */
  private async holder(id: string, token: string): Promise<Caller> {
    const known = await this.accounts.token(id);
    if (!known || !isHashOf(known.token.hash, token)) throw refused(UNKNOWN);
    if (known.token.revokedAt !== null) throw refused(localized('was revoked', 'a été révoqué'));
    const { expiresAt, scopes } = known.token;
    if (expiresAt !== null && expiresAt <= Date.now()) throw refused(EXPIRED);
    return { account: known.account, tokenId: known.token.id, scopes: new Set(scopes), until: expiresAt };
  }

  /** The person that an issuer names: without an account, and without rights, until they sign in. */
  private async identified(token: string): Promise<Caller> {
    const { issuer, subject, scopes, until } = await this.claims(token);
    const known = await this.accounts.identity(issuer, subject);
    const identity = { issuer, subject, id: known?.identity.id ?? null };
    return { account: known?.account ?? null, tokenId: null, identity, scopes: new Set(known ? scopes : []), until };
  }

  /**
   * The claims of an issuer's token. Throws an ApiError `UNAUTHENTICATED` for anything but a valid one of an issuer
   * of ours, and `ISSUER_AWAY` when its issuer does not answer.
   */
  async claims(token: string): Promise<OidcClaims> {
    const verdict = await this.issuers.read(token).catch((fault: unknown) => {
      throw fault instanceof IssuerAway ? away(fault) : fault;
    });
    if (verdict.status === 'good') return verdict.claims;
    throw refused(verdict.status === 'expired' ? EXPIRED : UNKNOWN);
  }
}

/** The remembered data of a valid token. */
interface GoodToken {
  readonly account: string | undefined;
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64');

const UNKNOWN = localized('is not known', 'est inconnu');
const EXPIRED = localized('has expired', 'a expiré');

const away = ({ retryAfter }: IssuerAway): ApiError =>
  new ApiError(
    'ISSUER_AWAY',
    localized(
      'The issuer of your token does not answer, so the token cannot be checked. Try again later.',
      'L’émetteur de votre jeton ne répond pas : impossible de le vérifier. Réessayez plus tard.',
    ),
    { retryAfter },
  );

const refused = (why: Localized): ApiError =>
  new ApiError(
    'UNAUTHENTICATED',
    localized(
      `The token ${why.en}. Send “Authorization: Bearer chr_…”, or no token to watch.`,
      `Le jeton ${why.fr}. Envoyez « Authorization: Bearer chr_… », ou aucun jeton pour regarder.`,
    ),
  );

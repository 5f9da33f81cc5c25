import type { OidcIssuer } from '#platform';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ownScopes, type Scope } from './scopes.js';

/** The verified claims of an issuer's token. */
export interface OidcClaims {
  readonly issuer: string;
  /** The subject at the issuer. */
  readonly subject: string;
  readonly scopes: readonly Scope[];
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
}

/** The result of checking a token. */
export type OidcVerdict =
  | { readonly status: 'good'; readonly claims: OidcClaims }
  | { readonly status: 'expired' }
  /**
   * Not issued for us by a trusted issuer: forged, for another audience, of an unknown key, or not such a token at
   * all.
   */
  | { readonly status: 'unknown' };

/** How keys of issuers are fetched. */
export interface OidcOptions {
  /** Milliseconds that an issuer has to answer; five seconds by default. */
  readonly patience?: number;
  /** Minimum milliseconds between requests for keys because of a token with an unknown key; five seconds by default. */
  readonly cooldown?: number;
  /** Milliseconds for which an issuer that did not answer is not asked again; five seconds by default. */
  readonly silence?: number;
  /** Called for an issuer that does not answer, at most once a minute. */
  readonly report?: (fault: unknown) => void;
  /** The time in milliseconds since an arbitrary moment. */
  readonly now?: () => number;
}

/** An issuer cannot be asked for its keys: the token may be valid. */
export class IssuerAway extends Error {
  override readonly name = 'IssuerAway';

  /** @param retryAfter seconds until it is asked again. */
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** Milliseconds between two reports of an issuer that does not answer. */
const REPORT_EVERY = 60_000;

/** A signature with a shared key proves nothing: only algorithms with a public key are allowed. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Seconds that the clock of an issuer may be ahead of ours. */
const TOLERANCE = 5;

/** The errors of jose about a wrong token; all its other errors are about an issuer that cannot be asked. */
const WRONG = [
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
] as const;

const claimed = z.object({ sub: z.string().regex(/^[\x20-\x7e]{1,255}$/), exp: z.number() });
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/**
 * Verifies OpenID Connect tokens: signed by a configured issuer, for us, and not expired. The keys are discovered at
 * the issuer (`/.well-known/openid-configuration`) with the first token, and again when a token names an unknown key.
 */
export class OidcTokens {
  private readonly issuers: ReadonlyMap<string, KnownIssuer>;

  constructor(issuers: readonly OidcIssuer[], options: OidcOptions = {}) {
    this.issuers = new Map(issuers.map((each) => [each.issuer, new KnownIssuer(each, options)]));
  }

  /**
   * Checks a token. Throws an IssuerAway when its issuer cannot be asked for its keys, and for some seconds after
   * that.
   */
  async read(token: string): Promise<OidcVerdict> {
    const issuer = this.issuers.get(issuerIn(token) ?? '');
    return issuer ? issuer.read(token) : { status: 'unknown' };
  }
}

/** An ID token is made for the client that asked for it. */
const audiencesOf = ({ audience, clientId }: OidcIssuer): string[] =>
  clientId === undefined ? [audience] : [audience, clientId];

class KnownIssuer {
  private keys: Promise<JWTVerifyGetKey> | undefined;
  /** The reason why it could not be asked, and until when it is not asked again. */
  private silent: { readonly why: string; readonly until: number } | undefined;
  private reportedAt = -Infinity;

  constructor(
    private readonly known: OidcIssuer,
    private readonly options: OidcOptions,
  ) {}

  async read(token: string): Promise<OidcVerdict> {
    if (this.silent && this.silent.until > this.now()) throw this.away(this.silent);
    try {
      const { payload } = await jwtVerify(token, await this.keysNow(), {
        issuer: this.known.issuer,
        audience: audiencesOf(this.known),
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: TOLERANCE,
      });
      return this.verdictOn(payload);
    } catch (fault) {
      if (fault instanceof errors.JWTExpired) return { status: 'expired' };
      if (WRONG.some((wrong) => fault instanceof wrong)) return { status: 'unknown' };
      const { silence = 5_000 } = this.options;
      this.silent = { why: fault instanceof Error ? fault.message : String(fault), until: this.now() + silence };
      throw this.away(this.silent);
    }
  }

  private now(): number {
    return (this.options.now ?? performance.now.bind(performance))();
  }

  private away({ why, until }: { readonly why: string; readonly until: number }): IssuerAway {
    const now = this.now();
    const message = `The issuer ${this.known.issuer} does not answer: ${why}`;
    if (now >= this.reportedAt + REPORT_EVERY) {
      this.reportedAt = now;
      const told = new Error(message);
      // A line is enough: the stack says nothing.
      delete told.stack;
      this.options.report?.(told);
    }
    return new IssuerAway(message, Math.max(1, Math.ceil((until - now) / 1_000)));
  }

  /** The tolerance is for tokens that are too new here; the expiry is exact. */
  private verdictOn(payload: JWTPayload): OidcVerdict {
    const { data } = claimed.safeParse(payload);
    if (!data) return { status: 'unknown' };
    const until = Math.floor(data.exp * 1_000);
    if (until <= Date.now()) return { status: 'expired' };
    const { issuer, scopes = ownScopes } = this.known;
    return { status: 'good', claims: { issuer, subject: data.sub, scopes: scopes as readonly Scope[], until } };
  }

  /** The address of the keys is discovered once; an issuer that did not answer is asked again. */
  private keysNow(): Promise<JWTVerifyGetKey> {
    this.keys ??= this.found().catch((fault: unknown) => {
      this.keys = undefined;
      throw fault;
    });
    return this.keys;
  }

  private async found(): Promise<JWTVerifyGetKey> {
    const { issuer } = this.known;
    const { patience = 5_000, cooldown = 5_000 } = this.options;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    if (!answer.ok)
      throw new Error(`The issuer ${issuer} answered ${answer.status} to the request for its configuration.`);
    const { data } = discovery.safeParse(await answer.json());
    if (data?.issuer !== issuer) throw new Error(`The configuration of the issuer ${issuer} names another issuer.`);
    return createRemoteJWKSet(new URL(data.jwks_uri), { timeoutDuration: patience, cooldownDuration: cooldown });
  }
}

/** The issuer that a token states; `undefined` for a text that is not such a token. Nothing is verified yet. */
function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

import { z } from 'zod';

/** A trusted issuer of identities (OpenID Connect). */
export interface OidcIssuer {
  /** Exactly as it stands in the claim `iss`; its keys are found below it. */
  readonly issuer: string;
  /** The audience of its tokens: the claim `aud`. */
  readonly audience: string;
  /** The id of the web app at the issuer, as a public client: its page offers to sign in there. */
  readonly clientId?: string;
  /** What its button says; the host of the issuer when absent. */
  readonly name?: string;
  /** The scopes of accounts that sign in with it; all when absent. */
  readonly scopes?: readonly string[];
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Keys that came in the clear could be forged: https, but on this very machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)));
}

const issuers = z
  .array(
    z.strictObject({
      issuer: z.string().refine(isIssuer),
      audience: z.string().min(1),
      clientId: z.string().min(1).exactOptional(),
      name: z.string().min(1).max(60).exactOptional(),
      scopes: z.array(z.string().min(1)).min(1).exactOptional(),
    }),
  )
  .refine((all) => new Set(all.map(({ issuer }) => issuer)).size === all.length);

/** Reads a JSON list of issuers, each of them once. `undefined` for anything else. */
export function readOidcIssuers(text: string): readonly OidcIssuer[] | undefined {
  try {
    return issuers.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

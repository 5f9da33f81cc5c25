import { z } from 'zod';

/** Somebody who says who people are (OpenID Connect), and is believed here. */
export interface OidcIssuer {
  /** Exactly as it stands in the claim `iss`; its keys are found below it. */
  readonly issuer: string;
  /** For whom its tokens must be made: what stands in the claim `aud`. */
  readonly audience: string;
  /** What those may do who are known by it; everything when absent. */
  readonly scopes?: readonly string[];
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Keys that came in the clear could be anybody's: https, but on this very machine. */
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

/** A seed, with its commitment at the time of taking the seat. */
export interface HiddenSeed {
  readonly seed: string;
  readonly seedCommitment: string;
}

/** The store of hidden seeds, by the id of their game, until they are given: a `Map`, or a persistent store. */
export interface SeedStore {
  get(gameId: string): HiddenSeed | undefined | Promise<HiddenSeed | undefined>;
  set(gameId: string, seed: HiddenSeed): unknown;
  delete(gameId: string): unknown;
}

/** SHA-256 of bytes, lower-case hex. Browsers have it on pages with HTTPS, or from localhost. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A random contribution to chance, and the commitment to it for a table with hidden seeds (`seedCommitment`). Keep
 * the seed until the start is called.
 */
export async function hiddenSeed(): Promise<HiddenSeed> {
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  return { seed, seedCommitment: await sha256(new TextEncoder().encode(seed)) };
}

/** Whether a seed, in hex, is the one that the server was bound to: its SHA-256 is the commitment. */
export async function isSeedOf(seed: string, commitment: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/i.test(seed)) return false;
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  return (await sha256(bytes)) === commitment.toLowerCase();
}

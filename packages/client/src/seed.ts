/** SHA-256 of bytes, lower-case hex. Browsers have it where a page came by HTTPS, or from this machine. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a seed, in hex, is the one that the server was bound to: its SHA-256 is the commitment. */
export async function isSeedOf(seed: string, commitment: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/i.test(seed)) return false;
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  return (await sha256(bytes)) === commitment.toLowerCase();
}

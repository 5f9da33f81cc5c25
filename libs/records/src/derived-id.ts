import { hexOf, sha256Of } from '#kernel/server';

/** A UUID (version 8) that the same texts always give: SHA-256 over their JSON array. */
export const derivedId = (...parts: readonly string[]): string => uuidOf(sha256Of(JSON.stringify(parts)));

/** The UUID (version 8) of the first 16 bytes of a digest. */
export function uuidOf(bytes: Uint8Array): string {
  const digest = Uint8Array.from(bytes.subarray(0, 16));
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = hexOf(digest);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * The game that an account opens with a command id. Derived, so that a repeated opening finds the same game
 * without a table that is unique across games.
 */
export const openedGameId = (account: string, commandId: string): string => derivedId('game', account, commandId);

/** The campaign that an account opens with a command id. */
export const openedCampaignId = (account: string, commandId: string): string =>
  derivedId('campaign', account, commandId);

/** The rematch of a game. Derived, so that later requests of players find the one that the first has opened. */
export const rematchId = (gameId: string): string => derivedId('rematch', gameId);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a UUID in lower case, of any version: an id that is safe for a query. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** True for a UUID of version 8: ids of this kind are derived by servers, and are not for clients to choose. */
export const isDerivedId = (text: string): boolean => isUuid(text) && text[14] === '8';

import { createHash } from 'node:crypto';

/** A UUID (version 8) that the same texts always give: SHA-256 over their JSON array. */
export function derivedId(...parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  digest[6] = (digest.readUInt8(6) & 0x0f) | 0x80;
  digest[8] = (digest.readUInt8(8) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/**
 * The game that an account opens with a command id. Derived, so that a repeated opening finds the same game
 * without a table that is unique across games.
 */
export const openedGameId = (account: string, commandId: string): string => derivedId('game', account, commandId);

/** The rematch of a game. Derived, so that whoever asks for it second finds the one that the first has opened. */
export const rematchId = (gameId: string): string => derivedId('rematch', gameId);

/** The command id, and the job id, of whatever meets an obligation: done twice, it happens once. */
export const obligationCommandId = (streamId: string, key: string): string => derivedId('obligation', streamId, key);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a UUID in lower case, of any version: what a database may be asked for. */
export const isUuid = (text: string): boolean => UUID.test(text);

import { withIds, type IdMapping } from '#league-service';
import { idOfKind, readGlobalId } from '../requests/global-id.js';

/** The account of an API id, or the name of a team. */
const playerIn = (id: string): string => {
  const node = readGlobalId(id);
  return node?.kind === 'Account' ? node.id : id;
};

/** The account of an API id. A name after an @ that no account has stays, to be refused with the command. */
const accountIn = (id: string): string => (id.startsWith('@') ? id : idOfKind('Account', id));

/** Readers of the values of fields with ids: an account must be one. */
const read: IdMapping = {
  gameId: (id) => idOfKind('Game', id),
  player: playerIn,
  challenged: playerIn,
  players: playerIn,
  participants: playerIn,
  absent: playerIn,
  members: accountIn,
  account: accountIn,
  allowed: (id) => idOfKind('Account', id),
  operators: (id) => idOfKind('Account', id),
};

/**
 * Client input with its ids replaced by the stored ids. Throws an ApiError `BAD_USER_INPUT` for anything but an id of
 * its kind.
 */
export const withStoredIds = <T>(value: T): T => withIds(value, read);

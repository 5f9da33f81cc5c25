import { withIds, type IdMapping } from '#games';
import { idOfKind, readGlobalId } from '../requests/global-id.js';

/** The account that an id of the API is of, or the name of a team. */
const playerIn = (id: string): string => {
  const node = readGlobalId(id);
  return node?.kind === 'Account' ? node.id : id;
};

/** How the values of fields that hold ids are read: an account has to be one. */
const read: IdMapping = {
  gameId: (id) => idOfKind('Game', id),
  player: playerIn,
  challenged: playerIn,
  players: playerIn,
  absent: playerIn,
  members: (id) => idOfKind('Account', id),
  operators: (id) => idOfKind('Account', id),
};

/** What a client gave, with the ids that are stored. Throws an ApiError `BAD_USER_INPUT` for what is no id of its kind. */
export const withStoredIds = <T>(value: T): T => withIds(value, read);

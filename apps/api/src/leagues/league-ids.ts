import { globalId, idOfKind, readGlobalId } from '../requests/global-id.js';
import { isUuid } from '#games';

/** Who is entered, as the API says it: an account by its id, a team by its name. */
export const playerId = (player: string): string => (isUuid(player) ? globalId('Account', player) : player);

/** The account that an id of the API is of, or the name of a team. */
const playerIn = (id: string): string => {
  const node = readGlobalId(id);
  return node?.kind === 'Account' ? node.id : id;
};

/** How the values of fields that hold ids are told, by the name of the field, wherever it stands. */
const told: Readonly<Record<string, (id: string) => string>> = {
  gameId: (id) => globalId('Game', id),
  by: playerId,
  player: playerId,
  players: playerId,
  absent: playerId,
  members: playerId,
  operators: playerId,
};

/** How they are read: an account has to be one. */
const read: Readonly<Record<string, (id: string) => string>> = {
  gameId: (id) => idOfKind('Game', id),
  player: playerIn,
  players: playerIn,
  absent: playerIn,
  members: (id) => idOfKind('Account', id),
  operators: (id) => idOfKind('Account', id),
};

/** What is stored of a league, with the ids that accounts and games have everywhere in the API. */
export const withApiIds = <T>(value: T): T => mapped(value, told) as T;

/** What a client gave, with the ids that are stored. Throws an ApiError `BAD_USER_INPUT` for what is no id of its kind. */
export const withStoredIds = <T>(value: T): T => mapped(value, read) as T;

function mapped(value: unknown, by: typeof told, own?: (id: string) => string): unknown {
  if (typeof value === 'string') return own ? own(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapped(each, by, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, by, by[key])]));
}

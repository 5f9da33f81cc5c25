import { isUuid } from '#records';
import { globalId } from '#streams';

/** How the values of fields that hold ids are put into another form, by the name of the field, at any depth. */
export type IdMapping = Readonly<Record<string, (id: string) => string>>;

/** An entrant, as clients know it: an account by its id, a team by its name. */
export const playerId = (player: string): string => (isUuid(player) ? globalId('Account', player) : player);

/** The fields that name accounts; teams stand in some of them by their names. */
const forAccounts = (mapped: (id: string) => string): IdMapping =>
  Object.fromEntries(
    ['by', 'player', 'players', 'absent', 'members', 'operators', 'account', 'accounts'].map((field) => [
      field,
      mapped,
    ]),
  );

const told: IdMapping = {
  gameId: (id) => globalId('Game', id),
  follows: (id) => globalId('Game', id),
  ...forAccounts(playerId),
  allowed: playerId,
};

/** Stored data of a league, with the ids that accounts and games have for clients. */
export const withApiIds = <T>(value: T): T => withIds(value, told);

/** The accounts that stored data of a league names, each once, in the order of the data. */
export function accountsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const note = (id: string): string => (isUuid(id) && found.add(id), id);
  withIds(value, forAccounts(note));
  return [...found];
}

/** A value in which the ids of some fields are in another form. */
export const withIds = <T>(value: T, by: IdMapping): T => mapped(value, by) as T;

function mapped(value: unknown, by: IdMapping, own?: (id: string) => string): unknown {
  if (typeof value === 'string') return own ? own(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapped(each, by, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, by, by[key])]));
}

import type { Seat } from '#kernel';
import type { MageId } from '../content/ids.js';
import type { Guild, GuildMage, State } from '../state.js';

/** The guild of a seat. Throws a RangeError for a seat that does not play. */
export function guildOf(state: State, seat: Seat): Guild {
  const guild = state.guilds[seat];
  if (!guild) throw new RangeError(`There is no guild at seat ${seat}.`);
  return guild;
}

/** A mage of a guild, in the care center or not; `undefined` when the guild has no such mage. */
export const findGuildMage = (guild: Guild, mageId: MageId): GuildMage | undefined =>
  guild.mages.find((mage) => mage.id === mageId);

/** A mage of a guild. Throws a RangeError when the guild has no such mage. */
export function guildMage(state: State, seat: Seat, mageId: MageId): GuildMage {
  const found = findGuildMage(guildOf(state, seat), mageId);
  if (!found) throw new RangeError(`The guild at seat ${seat} has no mage "${mageId}".`);
  return found;
}

/** In the guild and not in the care center (GUILD-027). */
export const isAvailable = (mage: GuildMage): boolean => !mage.inCare;

/** Active, available and not used by the other type of fight this turn (GUILD-054). */
export const isEligible = (mage: GuildMage, fight: 'quests' | 'combat'): boolean =>
  mage.post === 'active' && isAvailable(mage) && (mage.used === null || mage.used === fight);

/** The mages of a guild that may take part in a fight of this type, in card order (GUILD-054). */
export const eligibleMages = (guild: Guild, fight: 'quests' | 'combat'): GuildMage[] =>
  inCardOrder(guild.mages.filter((mage) => isEligible(mage, fight)));

/** The mages of a guild in the care center. */
export const magesInCare = (guild: Guild): GuildMage[] => guild.mages.filter((mage) => mage.inCare);

/** Ascending by id. */
export const inCardOrder = <T extends { readonly id: string }>(cards: readonly T[]): T[] =>
  [...cards].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The leader of a guild. Throws an Error during set-up, when it has none. */
export function leaderIdOf(guild: Guild): string {
  if (guild.leaderId === null) throw new Error(`The guild at seat ${guild.seat} has no leader yet.`);
  return guild.leaderId;
}

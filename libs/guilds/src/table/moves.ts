import type { Seat } from '#kernel';
import type { ItemId, MageId } from '../content/ids.js';
import type { GuildMage, State } from '../state.js';
import { findGuildMage, guildMage, guildOf } from './guilds-of-a-game.js';

/** Where mages and objects go. Only `evolve` calls these: they change the state. */

/** A mage that arrives once step 5 has opened is passive (GUILD-058). */
const postOnArrival = (state: State): GuildMage['post'] => (state.placementOpened ? 'passive' : null);

/** A new, undamaged mage joins a guild. */
export function addMage(state: State, seat: Seat, mageId: MageId): void {
  guildOf(state, seat).mages.push({ id: mageId, damage: 0, inCare: false, post: postOnArrival(state), used: null });
}

/** A mage comes back from the care center with the damage that it has. */
export function leaveCare(state: State, seat: Seat, mageId: MageId): void {
  const mage = guildMage(state, seat, mageId);
  mage.inCare = false;
  mage.post = postOnArrival(state);
}

/** A mage loses damage; one in the care center that has none left returns, if the event says so. */
export function healMage(state: State, seat: Seat, mageId: MageId, points: number, returned: boolean): void {
  guildMage(state, seat, mageId).damage -= points;
  if (returned) leaveCare(state, seat, mageId);
}

/** A mage goes to the care center; its objects return to the stock (GUILD-030). */
export function sendToCare(state: State, seat: Seat, mageId: MageId): void {
  const mage = guildMage(state, seat, mageId);
  mage.inCare = true;
  mage.post = null;
  unburden(state, seat, mageId);
}

/** A mage is removed from the game; its objects return to the stock (GUILD-030, GUILD-109). */
export function removeMage(state: State, seat: Seat, mageId: MageId): void {
  const guild = guildOf(state, seat);
  if (!findGuildMage(guild, mageId)) return;
  guild.mages = guild.mages.filter((mage) => mage.id !== mageId);
  Reflect.deleteProperty(guild.effects.shields, mageId);
  state.mages.removed.push(mageId);
  unburden(state, seat, mageId);
}

function unburden(state: State, seat: Seat, mageId: MageId): void {
  for (const object of guildOf(state, seat).objects) {
    if (object.mageId === mageId) object.mageId = null;
  }
}

/** An object comes to a guild's stock. */
export function addObject(state: State, seat: Seat, objectId: ItemId): void {
  guildOf(state, seat).objects.push({ id: objectId, mageId: null });
}

/** An object leaves a guild. */
export function removeObject(state: State, seat: Seat, objectId: ItemId): void {
  const guild = guildOf(state, seat);
  guild.objects = guild.objects.filter((object) => object.id !== objectId);
}

/** An object goes from one guild to another. */
export function moveObject(state: State, from: Seat, to: Seat, objectId: ItemId): void {
  removeObject(state, from, objectId);
  addObject(state, to, objectId);
}

/** A spell leaves a hand. */
export function removeSpell(state: State, seat: Seat, spellId: ItemId): void {
  const guild = guildOf(state, seat);
  guild.spells = guild.spells.filter((spell) => spell !== spellId);
}

import type { Seat } from '#kernel';
import { mage } from '../content/catalogue.js';
import type { MageId } from '../content/ids.js';
import { refusals, refuse, type GuildsRefusal, type RefusalCode } from '../refusals.js';
import type { Guild, State } from '../state.js';
import { meets } from './alignment.js';
import { findGuildMage, guildOf } from './guilds-of-a-game.js';
import { isVisible } from './visible-cards.js';

/** Tests that many commands share. Each gives a refusal, or `undefined` when there is nothing to refuse. */

/** A card that is not in `offered`: unknown when the view of the seat does not show it (GUILD-195). */
export function notAmong(
  state: State,
  seat: Seat,
  cardId: string,
  offered: readonly string[],
  rule: number,
): GuildsRefusal | undefined {
  if (offered.includes(cardId)) return undefined;
  return unknownTo(state, seat, cardId) ?? refuse(rule, 'notYours', { card: cardId });
}

/** A card that the view of the seat does not show (GUILD-195). */
export const unknownTo = (state: State, seat: Seat, cardId: string): GuildsRefusal | undefined =>
  isVisible(state, seat, cardId) ? undefined : refuse(195, 'unknownCard');

/** A seat that is not at the table (GUILD-195). */
export const unknownSeat = (state: State, target: Seat): GuildsRefusal | undefined =>
  state.guilds[target] ? undefined : refuse(195, 'unknownCard');

/** A mage that does not belong to the seat. */
export const notOwnMage = (state: State, seat: Seat, mageId: MageId, rule: number): GuildsRefusal | undefined =>
  findGuildMage(guildOf(state, seat), mageId) ? undefined : notAmong(state, seat, mageId, [], rule);

/** A price that the guild cannot pay in full (GUILD-003). */
export const cannotPay = (guild: Guild, cost: number): GuildsRefusal | undefined =>
  cost > guild.rubies ? refuse(3, 'notEnoughRubies', { cost, rubies: guild.rubies }) : undefined;

/** A number outside its range. */
export const outside = (rule: number, value: number, least: number, most: number): GuildsRefusal | undefined =>
  value < least || value > most ? refuse(rule, 'outOfRange', { value, least, most }) : undefined;

/** A mage that the guild's alignment does not admit, unless requirements are waived (GUILD-038, GUILD-078). */
export const notAdmitted = (guild: Guild, mageId: MageId, waived: boolean, rule: number): GuildsRefusal | undefined =>
  waived || meets(guild.alignment, mage(mageId).requirement)
    ? undefined
    : refuse(rule, 'requirementNotMet', { card: mageId });

const order = Object.keys(refusals) as RefusalCode[];

/** The refusal that section 7 tests first. */
export function firstOf(objections: Iterable<GuildsRefusal | undefined>): GuildsRefusal | undefined {
  let first: GuildsRefusal | undefined;
  for (const objection of objections) {
    if (objection && (!first || order.indexOf(objection.code) < order.indexOf(first.code))) first = objection;
  }
  return first;
}

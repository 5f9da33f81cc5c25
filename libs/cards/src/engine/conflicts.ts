import type { Seat } from '#kernel';
import type { Effect } from '../schema/effect.js';
import type { CardGame } from '../words.js';

/** The demand of a command in force on a combat. */
export interface Order {
  /** Its name in the combat. */
  readonly key: string;
  /** Its matter: orders of one matter conflict when their demands differ. */
  readonly matter: string;
  readonly demand: string;
  /** Dominant value of its card. */
  readonly strength: number;
}

/**
 * The matter and demand of an effect, if it is an order that another one can contradict: a `RULE` in both games
 * (ARENA-CMD-02), and in Guardians `DECLARE_FIRST`, since two seats cannot both choose last (cards.md 13, 5).
 */
export function demandOf(game: CardGame, effect: Effect, seat: Seat): Pick<Order, 'matter' | 'demand'> | undefined {
  const { op, what, setting } = effect;
  if (op === 'RULE' && what && setting) return { matter: `RULE ${what}`, demand: setting };
  if (op === 'DECLARE_FIRST' && game === 'GUARDIANS') return { matter: op, demand: `seat ${seat}` };
  return undefined;
}

/**
 * Keys of the orders that are cancelled: of two that cannot both be obeyed the weaker one, of two equally strong ones both
 * (GUARD-095 to -097, ARENA-CMD-01, ARENA-CMD-04). All are compared with all, in any order.
 */
export const cancelledOrders = (orders: readonly Order[]): string[] =>
  orders.filter((order) => orders.some((other) => defeats(other, order))).map(({ key }) => key);

const defeats = (other: Order, { matter, demand, strength }: Order): boolean =>
  other.matter === matter && other.demand !== demand && other.strength >= strength;

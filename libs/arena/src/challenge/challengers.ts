import type { Card, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import { guardianIdOf, playerOf } from '../table/players.js';

/** The captive of a seat. Throws an Error when it has none. */
export function captiveOf(state: State, seat: Seat): InstanceId {
  const captive = playerOf(state, seat).prison?.captive;
  if (captive == null) throw new Error(`Seat ${seat} has no captive.`);
  return captive;
}

/** The print of the guardian of a seat. */
export const guardianOf = (state: State, seat: Seat): Card => printed(guardianIdOf(state, seat));

import type { Seat } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import { effectsIn } from './effects-in.js';
import type { Working } from './fight.js';

/** The part of a space in a flight: its start, a crossed space or its end. */
export type FlightPoint = 'START' | 'CROSSING' | 'END';

/** A space as a flight touches it. */
export interface FlightStop {
  readonly point: FlightPoint;
  /** The owner of the stronghold there; `null` on a land, over a ruin and before a guardian. */
  readonly strongholdOf: Seat | null;
}

/**
 * True when a text forbids a seat's flight at a space (GUARD-078, cards.md 5.6): `NO_FLIGHT SPACE`, also as the rule of a
 * terrain's type, to both seats where it works; `NO_FLIGHT OWN_STRONGHOLDS` to the enemy where a flight ends.
 * @param working a text that works on this space, or `OWN_STRONGHOLDS` in any place of its card.
 */
export function barsFlight({ effect, seat }: Working, flier: Seat, { point, strongholdOf }: FlightStop): boolean {
  if (effect.op !== 'NO_FLIGHT') return false;
  if (effect.what === 'SPACE') return true;
  return point === 'END' && flier !== seat && strongholdOf === seat;
}

/** True when a creature may fly over the board: by print or by an item that it carries, and none grounds it (GUARD-075). */
export function fliesWith({ flying }: Card, items: readonly Card[]): boolean {
  const changes = (op: 'GRANT' | 'LOSE'): boolean =>
    items.some((item) =>
      effectsIn('GUARDIANS', item, 'STATIC').some(({ effect }) => effect.op === op && effect.what === 'FLYING'),
    );
  return !changes('LOSE') && (flying === true || changes('GRANT'));
}

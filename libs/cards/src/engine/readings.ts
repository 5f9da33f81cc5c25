import type { EffectWhat } from '../words.js';
import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { asPrinted, isFlying } from './flight.js';
import { counts, isImmuneToAttack } from './immunity.js';
import { reaches, type Attribute, type Reading } from './reach.js';

/*
 * Attributes decide filters, and filters decide who has an attribute. So there are three readings, and no circle:
 *   1. `asPrinted`: all that is read while it is found out who flies, immunity to a tag included;
 *   2. `asFlown`: flying in the fight, the rest as printed: what is read while it is found out who is influenceable;
 *   3. `asItIs`: printed, granted, lost, forbidden. Everything else reads this one.
 */

const asFlown: Reading = { ...asPrinted, flies: isFlying };

/** True when an effect at work does something to a creature now, by one of the readings (cards.md 4.4, CARD-11). */
export const actsAs = (reading: Reading, fight: Fight, working: Working, creature: CardKey): boolean =>
  counts(fight, working, creature) && appliesAs(reading, fight, working, creature);

/** The same, whether it still counts for the creature or not. */
export const appliesAs = (reading: Reading, fight: Fight, working: Working, creature: CardKey): boolean =>
  reaches(fight, working, creature, reading) && !isImmuneToTag(reading, fight, working, creature);

const isImmuneToTag = (reading: Reading, fight: Fight, { effect }: Working, creature: CardKey): boolean =>
  effect.tag !== undefined && isImmuneToAttack(fight, creature, effect.tag, reading);

/** True when an attribute is granted, or printed, and nothing takes it away: losing is stronger (cards.md 5.2). */
export function hasAttribute(fight: Fight, creature: CardKey, what: EffectWhat, isPrinted: boolean): boolean {
  const changes = (op: 'GRANT' | 'LOSE'): boolean =>
    fight.working.some(
      (working) =>
        working.effect.op === op && working.effect.what === what && actsAs(asFlown, fight, working, creature),
    );
  return !changes('LOSE') && (isPrinted || changes('GRANT'));
}

/** True when a creature may receive influence in this fight (cards.md 5.2). */
export const isInfluenceable: Attribute = (fight, creature) =>
  hasAttribute(fight, creature, 'INFLUENCEABLE', asPrinted.isInfluenceable(fight, creature));

/** The facts of the fight. */
export const asItIs: Reading = { flies: isFlying, isInfluenceable };

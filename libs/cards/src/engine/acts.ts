import type { Seat } from '#kernel';
import type { CreatureFilter } from '../schema/filter.js';
import type { OperationName } from '../schema/operations.js';
import type { EffectWhat, RuleSetting } from '../words.js';
import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { holds, fitsAs } from './reach.js';
import { actsAs, appliesAs, asItIs } from './readings.js';

/** True when a creature fits a filter as it is in this fight (cards.md 4.3). Whose it is, who asks knows. */
export const fits = (fight: Fight, filter: CreatureFilter, creature: CardKey): boolean =>
  fitsAs(asItIs, fight, filter, creature, fight.seatOf(creature));

/** True when an effect would do something to a creature: target, conditions, and no immunity to its tag (CARD-11). */
export const appliesTo = (fight: Fight, working: Working, creature: CardKey): boolean =>
  appliesAs(asItIs, fight, working, creature);

/** The same, of an effect at work, which must count for the creature at this moment too. */
export const actsOn = (fight: Fight, working: Working, creature: CardKey): boolean =>
  actsAs(asItIs, fight, working, creature);

/** The effects of an operation that act on a creature now. */
export const actingOn = (fight: Fight, op: OperationName, creature: CardKey): Working[] =>
  fight.working.filter((working) => working.effect.op === op && actsOn(fight, working, creature));

/** True when an effect for a seat (`OWN_SEAT`, `ENEMY_SEAT`) is for this one and its conditions hold. */
export function actsOnSeat(fight: Fight, working: Working, seat: Seat): boolean {
  const { target } = working.effect;
  const meant = target === 'OWN_SEAT' ? working.seat === seat : target === 'ENEMY_SEAT' && working.seat !== seat;
  return meant && holds(fight, working, seat, null, asItIs);
}

/** The rules at work for a thing: `RULE` effects, whose conflicts are settled already (cards.md 5.4). */
export const settingsOf = (fight: Fight, what: EffectWhat): RuleSetting[] =>
  fight.working.flatMap((working) => {
    const { op, what: matter, setting } = working.effect;
    const rules = op === 'RULE' && matter === what && holds(fight, working, working.seat, null, asItIs);
    return rules && setting ? [setting] : [];
  });

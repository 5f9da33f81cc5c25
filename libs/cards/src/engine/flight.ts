import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { counts, isImmuneToAttack } from './immunity.js';
import { holds, reaches, type Flight } from './reach.js';

/*
 * Flying decides filters, and filters decide who flies. So there are two readings, and no circle:
 *   1. printed flying: all that is read while it is found out who flies, immunity to a tag included;
 *   2. flying in the fight: printed, granted, lost, forbidden. Everything else reads this one.
 */

/** Flying as it is printed. */
export const printedFlight: Flight = (fight, creature) => fight.cardOf(creature).flying === true;

/**
 * True when a creature flies in this fight: printed or granted, not lost, stopped or forbidden here (cards.md 5.2, 5.4, 5.6).
 * Losing is stronger than gaining.
 */
export const isFlying: Flight = (fight, creature) => {
  const grounded = fight.working.some((working) => grounds(fight, working, creature));
  if (grounded) return false;
  return printedFlight(fight, creature) || fight.working.some((working) => lifts(fight, working, creature));
};

const lifts = (fight: Fight, working: Working, creature: CardKey): boolean =>
  working.effect.op === 'GRANT' && working.effect.what === 'FLYING' && works(fight, working, creature);

function grounds(fight: Fight, working: Working, creature: CardKey): boolean {
  const { op, what } = working.effect;
  switch (op) {
    case 'LOSE':
      return what === 'FLYING' && works(fight, working, creature);
    case 'RULE':
      return what === 'FLYING' && holds(fight, working, working.seat, null, printedFlight);
    case 'NO_FLIGHT':
      return (what === 'SPACE' || raids(fight, working, creature)) && judged(fight, working, creature);
    case 'STOP_FLIGHT':
      return fight.opponentFor(working) === creature && judged(fight, working, creature);
    default:
      return false;
  }
}

/** An attacker of a stronghold of the effect's seat (`NO_FLIGHT OWN_STRONGHOLDS`). */
const raids = (fight: Fight, { seat }: Working, creature: CardKey): boolean =>
  fight.seatOf(creature) !== seat && fight.isAt(fight.seatOf(creature), 'ENEMY_STRONGHOLD');

const works = (fight: Fight, working: Working, creature: CardKey): boolean =>
  counts(fight, working, creature) &&
  reaches(fight, working, creature, printedFlight) &&
  !shrugsOff(fight, working, creature);

const judged = (fight: Fight, working: Working, creature: CardKey): boolean =>
  holds(fight, working, fight.seatOf(creature), creature, printedFlight) && !shrugsOff(fight, working, creature);

const shrugsOff = (fight: Fight, { effect }: Working, creature: CardKey): boolean =>
  effect.tag !== undefined && isImmuneToAttack(fight, creature, effect.tag, printedFlight);

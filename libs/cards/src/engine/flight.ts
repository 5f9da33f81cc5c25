import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { counts, isImmuneToAttack } from './immunity.js';
import { holds, reaches, type Attribute, type Reading } from './reach.js';

/** The print: all inputs of flight, immunity to a tag included (`readings.ts`). */
export const asPrinted: Reading = {
  flies: (fight, creature) => fight.cardOf(creature).flying === true,
  isInfluenceable: (fight, creature) => fight.cardOf(creature).influenceable === true,
};

/**
 * True when a creature flies in this fight: printed or granted, not lost, stopped or forbidden here (cards.md 5.2, 5.4, 5.6).
 * Losing is stronger than gaining.
 */
export const isFlying: Attribute = (fight, creature) => {
  const grounded = fight.working.some((working) => grounds(fight, working, creature));
  if (grounded) return false;
  return asPrinted.flies(fight, creature) || fight.working.some((working) => lifts(fight, working, creature));
};

const lifts = (fight: Fight, working: Working, creature: CardKey): boolean =>
  working.effect.op === 'GRANT' && working.effect.what === 'FLYING' && works(fight, working, creature);

function grounds(fight: Fight, working: Working, creature: CardKey): boolean {
  const { op, what } = working.effect;
  switch (op) {
    case 'LOSE':
      return what === 'FLYING' && works(fight, working, creature);
    case 'RULE':
      return what === 'FLYING' && holds(fight, working, working.seat, null, asPrinted);
    case 'NO_FLIGHT':
    case 'STOP_FLIGHT':
      return fight.game === 'ARENA' && groundsInArena(fight, working, creature);
    default:
      return false;
  }
}

/** In Guardians these two stop a move and leave a combat as it is (cards.md 5.6): `flight-path.ts`. */
function groundsInArena(fight: Fight, working: Working, creature: CardKey): boolean {
  const { op, what } = working.effect;
  const meant =
    op === 'STOP_FLIGHT'
      ? fight.opponentFor(working) === creature
      : what === 'SPACE' || raids(fight, working, creature);
  return meant && judged(fight, working, creature);
}

/** An attacker of a stronghold of the effect's seat (`NO_FLIGHT OWN_STRONGHOLDS`). */
const raids = (fight: Fight, working: Working, creature: CardKey): boolean =>
  fight.seatOf(creature) !== working.seat && fight.isAt(fight.seatOf(creature), 'ENEMY_STRONGHOLD', working);

const works = (fight: Fight, working: Working, creature: CardKey): boolean =>
  counts(fight, working, creature) &&
  reaches(fight, working, creature, asPrinted) &&
  !shrugsOff(fight, working, creature);

const judged = (fight: Fight, working: Working, creature: CardKey): boolean =>
  holds(fight, working, fight.seatOf(creature), creature, asPrinted) && !shrugsOff(fight, working, creature);

const shrugsOff = (fight: Fight, { effect }: Working, creature: CardKey): boolean =>
  effect.tag !== undefined && isImmuneToAttack(fight, creature, effect.tag, asPrinted);

import type { Power } from '../content/vocabulary.js';
import { powersOf, timesGranted } from './open-powers.js';
import type { Outlook, Standing } from './outlook.js';

/** A figure of this side as it acts, or would act with other cards. */
export interface Actor {
  readonly figure: Standing;
  readonly speed: number;
  readonly combat: number;
  readonly power: number;
  /** As it counts in a test. */
  readonly attack: number;
  readonly mind: number;
  readonly defense: number;
  readonly ranged: boolean;
  /** Enemies neither stop nor hold it. */
  readonly flies: boolean;
  readonly sureFooted: boolean;
  readonly rooted: boolean;
  readonly peaceful: boolean;
  /** Test dice more or fewer. */
  readonly testDice: number;
}

/** A figure with its values now, and other powers beside them when named. */
export function actorOf(outlook: Outlook, figure: Standing, more: readonly Power[] = []): Actor {
  const powers = [...powersOf(outlook, figure), ...more];
  const can = (ability: Parameters<typeof timesGranted>[1]): boolean => timesGranted(powers, ability) > 0;
  return {
    figure,
    speed: figure.speed,
    combat: figure.combatDice,
    power: figure.powerDice,
    attack: figure.attack,
    mind: figure.mind ?? 0,
    defense: figure.defense,
    ranged: can('RANGED_ATTACKS') && !can('NO_RANGED_ATTACKS'),
    flies: can('IGNORE_ENEMIES_MOVING'),
    sureFooted: can('SURE_FOOTED'),
    rooted: can('CANNOT_MOVE'),
    peaceful: can('CANNOT_ATTACK'),
    testDice: timesGranted(powers, 'TESTS_ONE_DIE_MORE') - timesGranted(powers, 'TESTS_ONE_DIE_FEWER'),
  };
}

import type { Characteristic } from '#skirmish';
import type { Power } from '#skirmish/content/vocabulary';
import type { Fighter } from './battle.js';

/** A figure of this side as it acts, or would act with other cards. */
export interface Actor {
  readonly figure: Fighter;
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

/** A figure with its values now, and what these powers grant it. */
export function actorWith(figure: Fighter, powers: readonly Power[]): Actor {
  const can = (ability: string): boolean => timesGranted(powers, ability) > 0;
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

/** How often powers of its own grant a figure an ability; what depends on conditions is left out. */
export const timesGranted = (powers: readonly Power[], ability: string): number =>
  powers
    .flatMap(({ grants = [] }) => grants)
    .filter((grant) => grant.ability === ability && grant.who.of === 'SELF' && !grant.if).length;

/** The value that an actor tests with. */
export const testValue = (actor: Actor, which: Characteristic): number =>
  ({ MIND: actor.mind, ATTACK: actor.attack, SPEED: actor.speed, DEFENSE: actor.defense })[which];

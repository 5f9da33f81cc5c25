import { Random } from '#kernel';
import { COMBAT_DIE_FACES } from '../content/constants.js';

/** What chance gives in a test. */
export interface Chance {
  /** Faces of combat dice, in the order rolled; the command must roll exactly these. */
  readonly dice?: readonly number[];
  /** What random picks that are no dice give (a random spell, the first player): each must be in the list picked from. */
  readonly picks?: readonly unknown[];
  /** Orders that shuffles give, each with the same members; a shuffle beyond them leaves its list as it is. */
  readonly shuffles?: readonly (readonly unknown[])[];
}

/** A source of chance that gives what a test has written down, and complains about anything else. */
export interface ScriptedChance {
  readonly random: Random;
  /** Throws an Error when something that was scripted has not happened. */
  mustBeExhausted(): void;
}

/** Chance as a test has written it down. */
export function scripted(chance: Chance): ScriptedChance {
  const dice = [...(chance.dice ?? [])];
  const picks = [...(chance.picks ?? [])];
  const shuffles = [...(chance.shuffles ?? [])];

  function pick<T>(list: readonly T[]): T {
    const isDie = list === (COMBAT_DIE_FACES as readonly unknown[]);
    const script: unknown[] = isDie ? dice : picks;
    if (script.length === 0) throw new Error(`The test scripts no ${isDie ? 'die' : 'pick'} here.`);
    const next = script.shift();
    if (!list.includes(next as T)) throw new Error(`${String(next)} is not among ${list.join(', ')}.`);
    return next as T;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const order = shuffles.shift() ?? list;
    const alike = order.length === list.length && list.every((member) => order.includes(member));
    if (!alike) throw new Error(`The scripted shuffle ${order.join(', ')} is not one of ${list.join(', ')}.`);
    return [...order] as T[];
  }

  return {
    random: Object.assign(Random.from('scripted'), { pick, shuffle }),
    mustBeExhausted() {
      const left = [...dice, ...picks, ...shuffles];
      if (left.length > 0) throw new Error(`Chance was scripted and not used: ${JSON.stringify(left)}.`);
    },
  };
}

import { Random } from '#kernel';

/** What chance gives in a test. */
export interface Chance {
  /** What random picks give, in order: each must be in the list picked from. */
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
  const picks = [...(chance.picks ?? [])];
  const shuffles = [...(chance.shuffles ?? [])];

  function pick<T>(list: readonly T[]): T {
    if (picks.length === 0) throw new Error('The test scripts no pick here.');
    const next = picks.shift();
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
      const left = [...picks, ...shuffles];
      if (left.length > 0) throw new Error(`Chance was scripted and not used: ${JSON.stringify(left)}.`);
    },
  };
}

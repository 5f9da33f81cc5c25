import { Random } from '#kernel';
import { attackDice, testDie } from '#skirmish';

/** What chance gives in a test. */
export interface Chance {
  /** Faces of combat dice, in the order rolled, rerolls of POW among them; the command must roll exactly these. */
  readonly combat?: readonly string[];
  /** The same for power dice. */
  readonly power?: readonly string[];
  /** The same for test dice. */
  readonly test?: readonly number[];
  /** What random picks that are no dice give (which side is first, a Veteran card): each must be in the list picked from. */
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

/** Chance as a test has written it down. Faces of dice are not checked against the die: vectors feed results. */
export function scripted(chance: Chance): ScriptedChance {
  const scripts = {
    combat: [...(chance.combat ?? [])] as unknown[],
    power: [...(chance.power ?? [])] as unknown[],
    test: [...(chance.test ?? [])] as unknown[],
    picks: [...(chance.picks ?? [])],
  };
  const shuffles = [...(chance.shuffles ?? [])];
  const dice = new Map<unknown, 'combat' | 'power' | 'test'>([
    [attackDice.COMBAT.faces, 'combat'],
    [attackDice.POWER.faces, 'power'],
    [testDie.faces, 'test'],
  ]);

  function pick<T>(list: readonly T[]): T {
    const kind = dice.get(list) ?? 'picks';
    const script = scripts[kind];
    if (script.length === 0) throw new Error(`The test scripts no ${kind} here.`);
    const next = script.shift() as T;
    if (kind === 'picks' && !list.includes(next)) throw new Error(`${String(next)} is not among ${list.join(', ')}.`);
    return next;
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
      const left = [...Object.values(scripts).flat(), ...shuffles];
      if (left.length > 0) throw new Error(`Chance was scripted and not used: ${JSON.stringify(left)}.`);
    },
  };
}

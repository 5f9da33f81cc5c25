import { Random } from '../random.js';

/** The dice of a game that its tests script by name, with what their faces are: `{ combat: string; test: number }`. */
export type DiceOf = object;

/** The lists of faces that these dice are rolled on, as the game's own code passes them to `random.pick`. */
export type Faces<Dice extends DiceOf> = { readonly [Name in keyof Dice]: readonly Dice[Name][] };

/** The results of chance in a test. */
export type Chance<Dice extends DiceOf = object> = {
  /** Faces of the dice of one name, in the order rolled; the command must roll exactly these. */
  readonly [Name in keyof Dice]?: readonly Dice[Name][];
} & {
  /** The results of random picks other than dice (the first player, a random spell): each must be in the list picked from. */
  readonly picks?: readonly unknown[];
  /** Orders that shuffles give, each with the same members; a shuffle beyond them leaves its list as it is. */
  readonly shuffles?: readonly (readonly unknown[])[];
};

/** A source of chance that gives what a test has scripted, and throws for anything else. */
export interface ScriptedChance {
  readonly random: Random;
  /** Throws an Error when something that was scripted has not happened. */
  mustBeExhausted(): void;
}

/**
 * Chance as a test has written it down.
 * @param dice the game's dice by name. Scripted faces are not checked against the die: it may feed any result.
 */
export function scripted<Dice extends DiceOf>(chance: Chance<Dice>, dice: Faces<Dice>): ScriptedChance {
  const { picks = [], shuffles = [], ...rolls } = chance as Chance & Record<string, readonly unknown[]>;
  const scripts: Record<string, unknown[]> = Object.fromEntries(
    Object.keys(dice).map((name) => [name, [...(rolls[name] ?? [])]]),
  );
  const picked = [...picks];
  const shuffled = [...shuffles];
  const nameOf = new Map(Object.entries(dice).map(([name, faces]) => [faces, name]));

  function pick<T>(list: readonly T[]): T {
    const die = nameOf.get(list);
    const script = die === undefined ? picked : scripts[die];
    if (!script || script.length === 0) throw new Error(`The test scripts no ${die ?? 'pick'} here.`);
    const next = script.shift() as T;
    if (die === undefined && !list.includes(next)) throw new Error(`${String(next)} is not among ${list.join(', ')}.`);
    return next;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const order = shuffled.shift() ?? list;
    const alike = order.length === list.length && list.every((member) => order.includes(member));
    if (!alike) throw new Error(`The scripted shuffle ${order.join(', ')} is not one of ${list.join(', ')}.`);
    return [...order] as T[];
  }

  return {
    random: Object.assign(Random.from('scripted'), { pick, shuffle }),
    mustBeExhausted() {
      const left = [...Object.values(scripts).flat(), ...picked, ...shuffled];
      if (left.length > 0) throw new Error(`Chance was scripted and not used: ${JSON.stringify(left)}.`);
    },
  };
}

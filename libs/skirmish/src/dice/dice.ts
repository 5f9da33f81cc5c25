import { roll, type Die, type Random } from '#kernel';

/** A face of combat and power dice, as printed: a number of successes, or POW. */
export type AttackFace = '0' | '1' | '2' | 'POW';

export type AttackDie = 'COMBAT' | 'POWER';

/** The dice of both games (CLASH-006, section 3). Rules read the faces from here and assume nothing of them. */
export const attackDice: Readonly<Record<AttackDie, Die<AttackFace>>> = {
  COMBAT: { faces: ['0', '0', '1', '1', '1', 'POW'] },
  POWER: { faces: ['0', '1', '1', '2', '2', 'POW'] },
};

/** The die of characteristic tests (CLASH-006). */
export const testDie: Die<number> = { faces: [0, 0, 0, 1, 1, 1, 2, 2] };

/** One die of a roll with every face that it has shown: it is rolled on as long as it shows POW. */
export interface RolledDie {
  die: AttackDie;
  faces: string[];
}

/** A roll with its POW dice rolled on (CLASH-147). */
export interface Rolled {
  /** The faces first shown, in the order of the dice. */
  readonly faces: string[];
  /** The faces of the dice that were rolled on, in the same order, round after round. */
  readonly rerolls: string[][];
  /** The same, die by die. */
  readonly dice: RolledDie[];
  readonly successes: number;
}

/** The dice of an attack. */
export interface AttackRoll {
  readonly combat: string[];
  readonly power: string[];
  readonly rerolls: string[][];
  readonly dice: RolledDie[];
  readonly successes: number;
}

const POW = 'POW';

/** The successes of faces: each number counts itself, each POW one (CLASH-146, CLASH-147). */
export const successesOf = (faces: readonly string[]): number =>
  faces.reduce((sum, face) => sum + (face === POW ? 1 : Number(face)), 0);

/**
 * Rolls an attack: all combat dice, then all power dice, then the POW dice again in that order, round after round
 * (CLASH-143 to CLASH-147, clash.md 9). Numbers below 0 count as none (CLASH-145).
 */
export function rollAttack(random: Random, combat: number, power: number): AttackRoll {
  const combatDice = Math.max(0, combat);
  const dice = Array.from({ length: combatDice + Math.max(0, power) }, (_, place): AttackDie =>
    place < combatDice ? 'COMBAT' : 'POWER',
  );
  const { faces, ...rolled } = rollOn(random, dice);
  return { combat: faces.slice(0, combatDice), power: faces.slice(combatDice), ...rolled };
}

/**
 * Rolls these dice in their order, and those that show POW again, round after round: for an attack, and for the dice
 * that a power lets roll again (CLASH-267).
 */
export function rollOn(random: Random, dice: readonly AttackDie[]): Rolled {
  const rolled = dice.map((die): RolledDie => ({ die, faces: roll(random, attackDice[die], 1) }));
  const faces = rolled.flatMap((die) => die.faces);
  const rerolls: string[][] = [];
  for (let again = rolled.filter(showsPow); again.length > 0; again = again.filter(showsPow)) {
    rerolls.push(
      again.map((die) => {
        const [face = '0'] = roll(random, attackDice[die.die], 1);
        die.faces.push(face);
        return face;
      }),
    );
  }
  return { faces, rerolls, dice: rolled, successes: successesOf([...faces, ...rerolls.flat()]) };
}

const showsPow = (die: RolledDie): boolean => die.faces.at(-1) === POW;

/** Rolls test dice; a number below 0 counts as none (CLASH-157). */
export const rollTest = (random: Random, dice: number): number[] => roll(random, testDie, dice);

/** The highest total that so many test dice can show (CLASH-161). */
export const highestTotal = (dice: number): number => Math.max(0, dice) * Math.max(...testDie.faces);

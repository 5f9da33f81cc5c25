import { attackDice, testDie } from '../dice/dice.js';

/** The dice that tests script: faces in the order rolled, rerolls of POW among them. */
export interface ScriptedDice {
  combat: string;
  power: string;
  test: number;
}

/** Their faces, for a scene. */
export const scriptedDice = { combat: attackDice.COMBAT.faces, power: attackDice.POWER.faces, test: testDie.faces };

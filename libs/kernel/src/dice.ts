import type { Random } from './random.js';

/** A die: its faces, each equally likely. */
export interface Die<Face> {
  readonly faces: readonly Face[];
}

/** An ordinary die with the faces 1 to `sides`. */
export const numberedDie = (sides: number): Die<number> => ({
  faces: Array.from({ length: sides }, (_, face) => face + 1),
});

/** Rolls a die `count` times (0 or less: no roll) and gives the faces in the order rolled, to be recorded in an event. */
export const roll = <Face>(random: Random, die: Die<Face>, count: number): Face[] =>
  Array.from({ length: Math.max(0, count) }, () => random.pick(die.faces));

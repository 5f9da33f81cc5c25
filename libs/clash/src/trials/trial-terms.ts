import { objectKind } from '../content/catalogue.js';
import type { State } from '../state.js';
import { timesGranted } from '../table/abilities.js';
import type { Characteristic, FigureId, ObjectUse, PieceId } from '../words.js';
import { testOfKey, testState } from './places.js';

/** The key under which uses of an object are tests (CLASH-247). */
export const keyOfUse = (objectId: PieceId, use: ObjectUse): string => `${objectId}:${use}`;

/** The characteristic that a use of an object tests (CLASH-101, CLASH-102). */
export const characteristicOfUse = (use: ObjectUse): Characteristic => (use === 'CLASSIC' ? 'MIND' : 'ATTACK');

/** The difficulty that an object's card prints for a use, if it offers that use. */
export const difficultyOfUse = (kindId: string, use: ObjectUse): number | undefined => {
  const { classic, aggressive } = objectKind(kindId);
  return (use === 'CLASSIC' ? classic : aggressive)?.difficulty;
};

/** The test dice of a hero's attempt: difficulty, −1 tokens, what effects and powers change, at least 0 (CLASH-157, CLASH-160). */
export function testDice(
  state: State,
  heroId: FigureId,
  key: string,
  which: Characteristic,
  printedDifficulty = testOfKey(state, key)?.offers.find((offer) => offer.characteristic === which)?.difficulty ?? 0,
): number {
  const { malus, change } = testState(state, key);
  const powers = timesGranted(state, heroId, 'TESTS_ONE_DIE_MORE') - timesGranted(state, heroId, 'TESTS_ONE_DIE_FEWER');
  return Math.max(0, printedDifficulty + change - (malus[which] ?? 0) + powers);
}

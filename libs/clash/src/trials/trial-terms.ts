import { trialOf, type Trial } from '#skirmish';
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

/**
 * What a hero rolls in an attempt, and what is added: difficulty with what effects and powers change, −1 tokens of the
 * place, and tokens on its result (CLASH-157, CLASH-160).
 */
export function trialTerms(
  state: State,
  heroId: FigureId,
  key: string,
  which: Characteristic,
  printedDifficulty = testOfKey(state, key)?.offers.find((offer) => offer.characteristic === which)?.difficulty ?? 0,
): Trial {
  const { malus, change, toTotal = 0 } = testState(state, key);
  const powers = timesGranted(state, heroId, 'TESTS_ONE_DIE_MORE') - timesGranted(state, heroId, 'TESTS_ONE_DIE_FEWER');
  const difficulty = printedDifficulty + change + powers;
  return trialOf({ difficulty, maluses: malus[which] ?? 0, malusMode: 'DICE', toTotal });
}

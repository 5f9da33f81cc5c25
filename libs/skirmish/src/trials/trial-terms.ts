import type { Characteristic, FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { timesGranted } from '../figures/abilities.js';
import { testOfKey, testState } from './places.js';
import { trialOf, type Trial } from './trial-sums.js';

/**
 * The dice of a hero in an attempt, and the additions: difficulty with the changes of effects and powers, −1 tokens of the
 * place, tokens on its result and what the game adds (CLASH-157, CLASH-160).
 * @param printedDifficulty where it is not printed on the card of the test.
 */
export function trialTerms(
  table: Table,
  heroId: FigureId,
  key: string,
  which: Characteristic,
  printedDifficulty?: number,
): Trial {
  const test = testOfKey(table, key);
  const offered = test?.offers.find((offer) => offer.characteristic === which)?.difficulty;
  const { malus, change, toTotal = 0 } = testState(table, key);
  const powers = timesGranted(table, heroId, 'TESTS_ONE_DIE_MORE') - timesGranted(table, heroId, 'TESTS_ONE_DIE_FEWER');
  return trialOf({
    difficulty: (printedDifficulty ?? offered ?? 0) + change + powers,
    maluses: malus[which] ?? 0,
    malusMode: table.book.malusMode,
    toTotal: toTotal + table.book.toTotal(table.state, test),
  });
}

import { passChance } from '#skirmish/dice';
import type { MalusMode } from '#skirmish/trials';

/** The state of a test after an attempt. */
export interface TestTries {
  /** The relief by a failure: a die, or 1 of the total; absent: none. */
  readonly eases?: MalusMode | undefined;
  /** Its dice and the value to stay within when it starts afresh; absent: it is passed once. */
  readonly afresh?: { readonly dice: number; readonly value: number };
}

/** How often a test is passed in so many tries, on average (CLASH-159, CLASH-165, SKAROV-TEST-05). */
export function passesIn(tries: number, dice: number, value: number, test: TestTries): number {
  if (tries <= 0) return 0;
  const { eases, afresh } = test;
  const chance = passChance(dice, value);
  const again = afresh ? passesIn(tries - 1, afresh.dice, afresh.value, test) : 0;
  const [fewer, more] = [eases === 'DICE' ? dice - 1 : dice, eases === 'SUM' ? value + 1 : value];
  return chance * (1 + again) + (1 - chance) * passesIn(tries - 1, fewer, more, test);
}

import { attackDice, highestTotal, testDie, type AttackDie } from './dice.js';

/** Chances of 0, 1, 2 … successes; the last entry takes in everything above. */
type Spread = readonly number[];

/** Successes above this are not told apart: no defense comes near. */
const MOST = 24;
/** POW dice are followed through so many rerolls; what is left out is less than one in a million. */
const REROLLS = 8;

const spreadOfDie: Readonly<Record<AttackDie, Spread>> = { COMBAT: dieSpread('COMBAT'), POWER: dieSpread('POWER') };

function dieSpread(die: AttackDie): Spread {
  const { faces } = attackDice[die];
  const share = 1 / faces.length;
  let spread: number[] = [1];
  for (let reroll = 0; reroll < REROLLS; reroll += 1) {
    const next: number[] = Array<number>(MOST + 1).fill(0);
    for (const face of faces) {
      if (face === 'POW') spread.forEach((chance, sum) => bump(next, sum + 1, chance * share));
      else bump(next, Number(face), share);
    }
    spread = next;
  }
  return spread;
}

function bump(spread: number[], sum: number, chance: number): void {
  const at = Math.min(sum, MOST);
  spread[at] = (spread[at] ?? 0) + chance;
}

function joined(one: Spread, other: Spread): Spread {
  const sum: number[] = Array<number>(MOST + 1).fill(0);
  one.forEach((a, i) => {
    if (a > 0) other.forEach((b, j) => bump(sum, i + j, a * b));
  });
  return sum;
}

/** The odds of dice, and of the sums asked for, which are computed once. */
interface Odds {
  readonly spread: Spread;
  /** By number: the chance of so much or more, or of so much or less. */
  readonly sums: Spread;
}

const attackOdds = new Map<number, Odds>();

function oddsOfAttack(combat: number, power: number): Odds {
  const key = combat * (MOST + 1) + power;
  const known = attackOdds.get(key);
  if (known) return known;
  const spread: Spread =
    combat > 0
      ? joined(oddsOfAttack(combat - 1, power).spread, spreadOfDie.COMBAT)
      : power > 0
        ? joined(oddsOfAttack(0, power - 1).spread, spreadOfDie.POWER)
        : [1];
  const odds = { spread, sums: spread.map((_, least) => total(spread.slice(least))) };
  attackOdds.set(key, odds);
  return odds;
}

const total = (chances: Spread): number => chances.reduce((sum, chance) => sum + chance, 0);

/** The chance that an attack with these dice hits a defense (CLASH-143 to CLASH-148). Dice below 0 count as none. */
export function hitChance(combat: number, power: number, defense: number): number {
  const { sums } = oddsOfAttack(Math.max(0, Math.min(combat, MOST)), Math.max(0, Math.min(power, MOST)));
  return sums[Math.max(0, defense)] ?? 0;
}

const testOdds: Odds[] = [{ spread: [1], sums: [1] }];

function oddsOfTest(dice: number): Odds {
  const known = testOdds[dice];
  if (known) return known;
  const before = oddsOfTest(dice - 1).spread;
  const spread: number[] = Array<number>(highestTotal(dice) + 1).fill(0);
  const share = 1 / testDie.faces.length;
  before.forEach((chance, sum) => {
    for (const face of testDie.faces) spread[sum + face] = (spread[sum + face] ?? 0) + chance * share;
  });
  const odds = { spread, sums: spread.map((_, most) => total(spread.slice(0, most + 1))) };
  testOdds[dice] = odds;
  return odds;
}

/** The chance that a test with so many dice stays at or below a characteristic (CLASH-157, CLASH-158, CLASH-161). */
export function passChance(dice: number, value: number): number {
  if (highestTotal(dice) <= value) return 1;
  return oddsOfTest(Math.max(0, dice)).sums[value] ?? 0;
}

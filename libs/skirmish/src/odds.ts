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

const attackSpreads = new Map<string, Spread>();

function attackSpread(combat: number, power: number): Spread {
  const key = `${combat},${power}`;
  const known = attackSpreads.get(key);
  if (known) return known;
  const spread: Spread =
    combat > 0
      ? joined(attackSpread(combat - 1, power), spreadOfDie.COMBAT)
      : power > 0
        ? joined(attackSpread(0, power - 1), spreadOfDie.POWER)
        : [1];
  attackSpreads.set(key, spread);
  return spread;
}

/** The chance that an attack with these dice hits a defense (CLASH-143 to CLASH-148). Dice below 0 count as none. */
export function hitChance(combat: number, power: number, defense: number): number {
  const spread = attackSpread(Math.max(0, Math.min(combat, MOST)), Math.max(0, Math.min(power, MOST)));
  return spread.reduce((sum, chance, successes) => (successes >= defense ? sum + chance : sum), 0);
}

const totals: Spread[] = [[1]];

function totalSpread(dice: number): Spread {
  const known = totals[dice];
  if (known) return known;
  const before = totalSpread(dice - 1);
  const spread: number[] = Array<number>(highestTotal(dice) + 1).fill(0);
  const share = 1 / testDie.faces.length;
  before.forEach((chance, sum) => {
    for (const face of testDie.faces) spread[sum + face] = (spread[sum + face] ?? 0) + chance * share;
  });
  totals[dice] = spread;
  return spread;
}

/** The chance that a test with so many dice stays at or below a characteristic (CLASH-157, CLASH-158, CLASH-161). */
export function passChance(dice: number, value: number): number {
  if (highestTotal(dice) <= value) return 1;
  return totalSpread(Math.max(0, dice)).reduce((sum, chance, total) => (total <= value ? sum + chance : sum), 0);
}

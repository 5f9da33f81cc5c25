import { COMBAT_DIE_FACES } from '#guilds/queries';

const MOST_DICE = 40;
const MEAN = COMBAT_DIE_FACES.reduce<number>((sum, face) => sum + face, 0) / COMBAT_DIE_FACES.length;
const HIGHEST = Math.max(...COMBAT_DIE_FACES);

/** `atLeast[dice][damage]`: the chance that so many dice do at least so much damage. */
const atLeast: readonly (readonly number[])[] = oddsUpTo(MOST_DICE);

function oddsUpTo(most: number): number[][] {
  const tables: number[][] = [];
  let exactly = [1];
  for (let dice = 0; dice <= most; dice += 1) {
    tables.push(exactly.map((_, damage) => exactly.slice(damage).reduce((sum, chance) => sum + chance, 0)));
    exactly = withOneMore(exactly);
  }
  return tables;
}

function withOneMore(exactly: readonly number[]): number[] {
  const next = new Array<number>(exactly.length + HIGHEST).fill(0);
  exactly.forEach((chance, damage) => {
    for (const face of COMBAT_DIE_FACES)
      next[damage + face] = (next[damage + face] ?? 0) + chance / COMBAT_DIE_FACES.length;
  });
  return next;
}

/** Number of dice of an attack (GUILD-107). */
export const diceOf = (attack: number, defense: number): number => Math.max(0, attack - defense);

/** The damage that so many dice do on average. */
export const meanDamage = (dice: number): number => dice * MEAN;

/** The chance that so many dice do at least so much damage. */
export function chanceOf(dice: number, damage: number): number {
  if (damage <= 0) return 1;
  return atLeast[Math.min(dice, MOST_DICE)]?.[damage] ?? 0;
}

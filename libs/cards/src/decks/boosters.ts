import type { Random } from '#kernel';
import { z } from 'zod';
import type { Library } from '../library/library.js';
import type { Card } from '../schema/card-fields.js';
import type { Rarity } from '../words.js';

/** The sets that sealed boosters are made of (cards.md 11). */
const boosterSets = ['P', 'K', 'W'] as const;

/** The parts of a sealed booster: one set, or all of them. */
export const boosterSetSchema = z
  .enum([...boosterSets, 'MIXED'])
  .meta({ id: 'BoosterSet', description: 'The set of a sealed booster, or MIXED.' });
export type BoosterSet = z.output<typeof boosterSetSchema>;

/** How many cards of each sort a booster has before its last card, which is of any rarity (cards.md 11.3). */
const slots: readonly (readonly [Rarity | 'LAND', number])[] = [
  ['RARE', 1],
  ['UNCOMMON', 4],
  ['COMMON', 7],
  ['LAND', 2],
];

/**
 * Opens a sealed booster: 15 card ids, no card twice. 1 rare, 4 uncommon, 7 common, 2 shields or terrains, and 1 more
 * of any rarity; never a guardian or a stronghold. Shields and terrains fill no slot of a rarity.
 * Throws a RangeError when the library has too few cards of the set.
 */
export function openBooster(set: BoosterSet, library: Library, random: Random): string[] {
  const cards = Object.values(library).filter((card) => isInSet(set, card));
  const drawn = slots.flatMap(([sort, count]) => {
    const pool = cards.filter((card) => boosterSort(card) === sort);
    if (pool.length < count) throw new RangeError(`The set ${set} has too few cards for a booster: ${sort}.`);
    return random.shuffle(pool).slice(0, count);
  });
  const rest = cards.filter(
    (card) => !drawn.includes(card) && boosterSort(card) !== undefined && boosterSort(card) !== 'LAND',
  );
  return [...drawn, random.pick(rest)].map(({ id }) => id);
}

/** True for a card that a booster of the set may hold. */
export const isInSet = (set: BoosterSet, card: Card): boolean =>
  set === 'MIXED' ? boosterSets.some((code) => code === card.set) : card.set === set;

/** The slot of a booster that a card can fill; `undefined` for what no booster and no draw pile holds. */
export function boosterSort({ type, rarity }: Card): Rarity | 'LAND' | undefined {
  if (type === 'GUARDIAN' || type === 'STRONGHOLD') return undefined;
  return type === 'SHIELD' || type === 'TERRAIN' ? 'LAND' : rarity;
}

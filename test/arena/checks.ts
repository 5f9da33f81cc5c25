import type { Box, Look, PlacedCard, PlayerView } from './look.js';

/**
 * Every total of a combat is the sum of its parts, and each part names its card and its rule, and the effect where it is
 * one (cards.md 6). Gives how many parts there are.
 */
export function checkTotals({ view: { combat } }: Look, box: Box): number {
  let parts = 0;
  for (const { total, contributions } of combat?.totals ?? []) {
    parts += contributions.length;
    expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    for (const { source, card, rule, effect } of contributions) {
      expect(box.has(card)).toBe(true);
      expect(source).toMatch(/^c-\d{3}$|^[A-Z]\d\d(-\d+)?$/);
      expect(rule).toMatch(/^ARENA-[A-Z]{3}-\d\d$/);
      expect(effect === null || Number.isInteger(effect)).toBe(true);
    }
  }
  return parts;
}

/**
 * A seat sees all of its own cards, and of the enemy's what lies face up, or was looked at. Gives how many it does not
 * see.
 */
export function checkSight({ view, mine, theirs }: Look): number {
  expect(view.secrets).toBeNull();
  for (const { card } of placedBy(mine)) expect(card).not.toBeNull();
  const isSeen = ({ faceUp, lookedAt }: PlacedCard): boolean => faceUp || lookedAt.includes(mine.seat);
  for (const placed of placedBy(theirs)) expect(placed.card !== null).toBe(isSeen(placed));
  for (const { deployed, cardId } of theirs.strongholds) expect(cardId === null).toBe(!deployed);
  return placedBy(theirs).filter((placed) => !isSeen(placed)).length;
}

const placedBy = ({ strongholds, arena }: PlayerView): PlacedCard[] =>
  [arena, ...strongholds.flatMap(({ on, under }) => [on, under])].filter((placed) => placed !== null);

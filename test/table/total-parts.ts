import type { Box, TotalView } from './card-look.js';

/**
 * Checks that every total is the sum of its parts, and each part names its card and its rule, and the effect
 * where it is one (cards.md 6). Returns the number of parts.
 */
export function checkParts(totals: readonly TotalView[], box: Box, rules: RegExp): number {
  let parts = 0;
  for (const { total, contributions } of totals) {
    parts += contributions.length;
    expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    for (const { source, card, rule, effect } of contributions) {
      expect(box.has(card)).toBe(true);
      expect(source).toMatch(/^c-\d{3}$|^[A-Z]\d\d(-\d+)?$/);
      expect(rule).toMatch(rules);
      expect(effect === null || Number.isInteger(effect)).toBe(true);
    }
  }
  return parts;
}

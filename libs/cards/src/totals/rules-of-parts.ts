import type { CardBook } from '../card-book.js';
import type { Contribution, ContributionSort, Total } from '../engine/contributions.js';

/** The rule of a game that lets an effect of a card count in a total, by what the effect is of. */
export type RulesOfParts = Readonly<Record<ContributionSort, string>>;

/**
 * Every part of a total with a rule of the game: what an effect adds too. What stands beside a guardian is its standard
 * bearer's; its own text counts as any card's does.
 */
export const ruledBy =
  ({ box }: Pick<CardBook, 'box'>, rules: RulesOfParts) =>
  ({ total, contributions }: Total): Total => {
    const ruleOf = ({ sort, card }: Contribution): string =>
      sort === 'GUARDIAN' && box.known.card(card).type === 'GUARDIAN' ? rules.TEXT : rules[sort];
    return {
      total,
      contributions: contributions.map((part) => (part.rule === null ? { ...part, rule: ruleOf(part) } : part)),
    };
  };

import { refuse, type RefusalFacts, type Refusal } from '#kernel';
import { isAmong } from './uses.js';

/** The refusals of the use of a card or an ability: a game puts them where it tests them. */
export const useRefusals = {
  NO_POWER_STONE: ['cost', 'stones'],
  ILLEGAL_TARGET: [],
} as const satisfies RefusalFacts;

/** The ids of the rules under which a use is refused. */
export interface UseRules {
  readonly cost: string;
  readonly target: string;
}

/** The cost of a use, and how many stones the seat has. */
interface Price {
  readonly cost?: number | undefined;
  readonly stones: number;
}

/** Why a use cannot be paid for. */
export const refusedPrice = (
  rules: UseRules,
  { cost = 0, stones }: Price,
): Refusal<keyof typeof useRefusals> | undefined =>
  cost > stones ? refuse(rules.cost, 'NO_POWER_STONE', { cost, stones }) : undefined;

/** Why a use is not for this target, of those that may be chosen. */
export const refusedTarget = <Target>(
  rules: UseRules,
  targets: readonly (Target | null)[],
  target: Target | null,
): Refusal<keyof typeof useRefusals> | undefined =>
  isAmong(targets, target) ? undefined : refuse(rules.target, 'ILLEGAL_TARGET');

/** The last tests of a use: its payment, and its target among those that may be chosen (`targets`). */
export const refusedUse = <Target>(
  rules: UseRules,
  price: Price,
  targets: () => readonly (Target | null)[],
  target: Target | null,
): Refusal<keyof typeof useRefusals> | undefined =>
  refusedPrice(rules, price) ?? refusedTarget(rules, targets(), target);

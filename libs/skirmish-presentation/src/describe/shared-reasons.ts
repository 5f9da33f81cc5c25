import type { Rulebook } from '#skirmish';
import { reasonOfChoice, reasonOfFirstOption } from './choice-reasons.js';
import type { SharedReasonings } from './figure-teller.js';
import { reasonOfAttackRoll, reasonOfHit, reasonOfTestRoll, type DiceRules } from './total-reasons.js';

/** Why shared events come out as they do: choices that the rules make, and totals. */
export const sharedReasons = (book: Pick<Rulebook, 'rule'>, dice: DiceRules) =>
  ({
    figureMoved: ({ weighed }, tell) => weighed && reasonOfChoice(book, weighed, tell),
    attackDeclared: ({ weighed }, tell) => weighed && reasonOfChoice(book, weighed, tell),
    figurePushed: ({ weighed }, tell) => weighed && reasonOfChoice(book, weighed, tell),
    choiceMade({ seat, weighed }, tell) {
      if (weighed) return reasonOfChoice(book, weighed, tell);
      return seat === null ? reasonOfFirstOption(book, tell) : undefined;
    },
    attackRolled: (event, tell) => reasonOfAttackRoll(dice, event, tell),
    attackResolved: (event, tell) => reasonOfHit(dice, event, tell),
    testRolled: (event, tell) => reasonOfTestRoll(dice, event, tell),
  }) satisfies SharedReasonings;

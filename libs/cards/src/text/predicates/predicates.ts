import type { Phrase } from '../lexicon/phrase.js';
import { combatPredicates } from './combat-predicates.js';
import type { PredicateKey } from './predicate-key.js';
import { tablePredicates } from './table-predicates.js';

/** The text of each effect, in both games and languages (cards.md 7.1, CARD-36). */
export const predicates: Readonly<Record<PredicateKey, Phrase>> = { ...combatPredicates, ...tablePredicates };

/** Predicates about creatures that do not name them: the target of the effect goes before them. */
export const needSubject: ReadonlySet<PredicateKey> = new Set<PredicateKey>([
  'VITALITY',
  'COUNTS_AS',
  'RANGED',
  'WIN_PUSHES',
  'GRANT:FLYING',
  'GRANT:INFLUENCEABLE',
  'GRANT:ENTER_FROM_UNDER',
  'LOSE:FLYING',
  'LOSE:INFLUENCEABLE',
  'LOSE:RANGED',
  'IMMUNE',
  'BAR_CORRUPTION',
  'NO_INFLUENCE',
  'NO_SECONDARY',
  'SAVE',
]);

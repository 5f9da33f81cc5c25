import { deckRulesOf, glossaryOf, type AnyRuleset } from '#kernel';
import { ModelBuilder } from './model-builder.js';
import { sharedEnum } from './shared-enum.js';
import type { TypeNames } from './type-names.js';

/** The types of the decks that players keep, as named by the rules of decks; absent when no ruleset has decks. */
export interface DeckTypes {
  /** An enum of the kinds of decks. */
  readonly deckKind: object | undefined;
  /** An enum of the faults of decks. */
  readonly deckFaultCode: object | undefined;
}

/** Makes the types of decks. They are of no ruleset, so nothing prefixes their names. */
export function deckTypes(rulesets: readonly AnyRuleset[], names: TypeNames): DeckTypes {
  const rules = deckRulesOf(rulesets);
  const glossaries = rulesets.flatMap(({ decks, glossary }) => (decks && glossary ? [glossary] : []));
  const builder = new ModelBuilder('decks', '', names, [], glossaryOf(...glossaries));
  return {
    deckKind: rules && sharedEnum(builder, rules.kinds, 'DeckKind'),
    deckFaultCode: rules && sharedEnum(builder, rules.faultCodes, 'DeckFaultCode'),
  };
}

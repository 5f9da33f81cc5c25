import { cardDecks } from '#cards/decks';
import { defineRuleset, deckRulesOf, type AnyRuleset } from '#kernel';
import { lantern } from '#lantern-presentation';

describe('The decks of rulesets', () => {
  const withDecks = { name: 'one', decks: cardDecks };

  it('are those that one of them names, or that several share', () => {
    expect(deckRulesOf([{ name: 'none' }])).toBeUndefined();
    expect(deckRulesOf([{ name: 'none' }, withDecks, { name: 'two', decks: { ...cardDecks } }])).toBe(cardDecks);
  });

  it('cannot be different ones', () => {
    expect(() => deckRulesOf([withDecks, { name: 'two', decks: { ...cardDecks, name: 'others' } }])).toThrow(
      'The rulesets "one" and "two" name different rules of decks: share one.',
    );
  });

  it('can be brought to a seat', () => {
    expect(() => defineRuleset({ ...(lantern as AnyRuleset), decks: cardDecks })).toThrow('no field "deck"');
  });
});

import { starterDecks } from '#cards/decks';
import { explain } from '#kernel/server';
import { arena as presented } from '#arena-presentation';
import { refuseBrought } from './brought.js';
import { optionsSchema } from './options.js';

const brought = optionsSchema.parse({});
const { cards } = starterDecks.LANTERN_COURT.decks.ARENA;

describe('what a seat brings', () => {
  it('ARENA-SET-05 a starter deck, a legal deck of its own, or nothing', () => {
    for (const bring of [undefined, { starter: 'HOLLOW_TIDE' as const }, { deck: { cards } }]) {
      expect(refuseBrought(brought, bring)).toBeUndefined();
    }
  });

  it('ARENA-SET-05 an illegal deck is refused with all its faults at once, in both languages', () => {
    const wrong = [...cards.filter(({ cardId }) => cardId !== 'L20'), { cardId: 'L02', copies: 4 }];
    const refused = refuseBrought(brought, { deck: { cards: wrong } })!;
    expect(refused).toMatchObject({ rule: 'ARENA-SET-05', code: 'DECK_REFUSED' });
    expect(refused.facts['faults']).toEqual([
      { code: 'DECK_GUARDIAN', rule: 'CARD-40', card: null },
      { code: 'DECK_COPIES', rule: 'CARD-43', card: 'L02' },
    ]);
    expect(explain(presented, refused, 'en')).toBe(
      'This deck is not legal. The deck has no guardian. Put exactly one into it. Lantern Captain (L02) is in the deck 6 times. At most 5 copies of a card are right, shields and terrains excepted.',
    );
    expect(explain(presented, refused, 'fr')).toMatch(/^Ce paquet n’est pas légal\. Le paquet n’a pas de Gardien\./);
  });

  it('ARENA-SET-05 a sealed game takes no deck', () => {
    const sealed = optionsSchema.parse({ decks: 'SEALED' });
    expect(refuseBrought(sealed, { deck: { cards } })).toMatchObject({ code: 'DECK_NOT_WANTED' });
    expect(refuseBrought(sealed, undefined)).toBeUndefined();
  });
});

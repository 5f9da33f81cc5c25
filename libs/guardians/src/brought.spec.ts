import { starterDecks, type DeckList } from '#cards';
import { explain } from '#kernel';
import { refuseBrought } from './brought.js';
import { box } from './content/catalogue.js';
import { guardians } from './guardians.js';
import { optionsSchema } from './options.js';

const brought = optionsSchema.parse({});
const { cards } = starterDecks.LANTERN_COURT.decks.GUARDIANS;

/** The starter deck with so many copies of a card. */
const withCopies = (cardId: string, copies: number): { readonly deck: DeckList } => ({
  deck: { cards: [...cards.filter((card) => card.cardId !== cardId), { cardId, copies }] },
});
const codes = (bring: ReturnType<typeof withCopies>): unknown =>
  (refuseBrought(brought, bring)?.facts['faults'] as { code: string; card: string }[] | undefined)?.map(
    ({ code, card }) => [code, card],
  );

describe('what a seat brings', () => {
  it('GUARD-015 a starter deck, a legal deck of its own, or nothing', () => {
    for (const bring of [undefined, { starter: 'HOLLOW_TIDE' as const }, { deck: { cards } }]) {
      expect(refuseBrought(brought, bring)).toBeUndefined();
    }
  });

  it('GUARD-007 no more than five copies of a card, shields and terrains excepted', () => {
    expect(codes(withCopies('L02', 5))).toBeUndefined();
    expect(codes(withCopies('L02', 6))).toEqual([['DECK_COPIES', 'L02']]);
    expect(codes(withCopies('L26', 9))).toBeUndefined();
    expect(codes(withCopies('L24-7', 9))).toBeUndefined();
  });

  it('GUARD-015 says what is wrong in both languages, and takes no deck to a sealed game', () => {
    const refused = refuseBrought(brought, withCopies('L02', 6))!;
    expect(refused).toMatchObject({ rule: 'GUARD-015', code: 'DECK_REFUSED' });
    expect(explain(guardians, refused, 'fr')).toMatch(/^Ce paquet n’est pas légal\. .+ 6 fois/u);
    const sealed = optionsSchema.parse({ decks: 'SEALED' });
    expect(refuseBrought(sealed, { deck: { cards } })).toMatchObject({ code: 'DECK_NOT_WANTED', rule: 'GUARD-015' });
  });

  it('GUARD-010 every creature that a deck may hold has one kind', () => {
    const creatures = box.printed.card.filter(({ type, games }) => type === 'CREATURE' && games.includes('GUARDIANS'));
    expect(creatures.filter(({ kind }) => kind === undefined)).toEqual([]);
    expect(new Set(creatures.map(({ kind }) => kind)).size).toBe(3);
  });
});

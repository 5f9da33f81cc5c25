import { starterDecks, type DeckList } from '#cards/decks';
import { isRefusal, LocalGame } from '#kernel';
import { explain } from '#kernel/server';
import { guardians as presented } from '#guardians-presentation';
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
    expect(explain(presented, refused, 'fr')).toMatch(/^Ce paquet n’est pas légal\. .+ 6 fois/u);
    const sealed = optionsSchema.parse({ decks: 'SEALED' });
    expect(refuseBrought(sealed, { deck: { cards } })).toMatchObject({ code: 'DECK_NOT_WANTED', rule: 'GUARD-015' });
  });

  it('GUARD-004 GUARD-006 GUARD-015 an illegal deck is refused with all its faults at once, each with its card, before the seat is taken', () => {
    const wrong = [
      ...cards.filter(({ cardId }) => !/^(?:L39|L22|L24|L25|L02)/u.test(cardId)),
      { cardId: 'L23', copies: 1 },
      { cardId: 'L02', copies: 6 },
      { cardId: 'Q77', copies: 1 },
    ];
    const sitDown = {
      type: 'takeSeat',
      seat: 0,
      account: 'player-0',
      seed: null,
      brought: { deck: { cards: wrong } },
    } as const;
    const local = new LocalGame(guardians, 'refused');
    local.must({ type: 'openGame', ruleset: 'guardians', options: {}, openedBy: 'player-0' });
    const refused = local.run(sitDown);
    if (!isRefusal(refused)) throw new Error('The deck was accepted.');
    expect(refused).toMatchObject({ rule: 'GUARD-015', code: 'DECK_REFUSED' });
    expect(refused.facts['faults']).toEqual([
      { code: 'DECK_GUARDIAN', rule: 'CARD-40', card: null },
      { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: null },
      { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: 'L23' },
      { code: 'DECK_SIZE', rule: 'CARD-42', card: null },
      { code: 'DECK_COPIES', rule: 'CARD-43', card: 'L02' },
      { code: 'DECK_SHIELDS', rule: 'CARD-44', card: null },
      { code: 'DECK_UNKNOWN_CARD', rule: 'CARD-46', card: 'Q77' },
    ]);
    expect(local.game.seats).toEqual([]);
  });

  it('GUARD-010 every creature that a deck may hold has one kind', () => {
    const creatures = box.printed.card.filter(({ type, games }) => type === 'CREATURE' && games.includes('GUARDIANS'));
    expect(creatures.filter(({ kind }) => kind === undefined)).toEqual([]);
    expect(new Set(creatures.map(({ kind }) => kind)).size).toBe(3);
  });
});

import { randomUUID } from 'node:crypto';
import type { DeckRules } from '#kernel';
import { z } from 'zod';
import { Decks } from './decks.js';
import { MemorySavedContentStore } from './memory-saved-content-store.js';

/** Decks of at most two different cards, in the order of their ids; a deck of the kind `FULL` has two. */
const pairs: DeckRules = {
  name: 'pairs',
  kinds: z.enum(['FULL', 'ANY']),
  faultCodes: z.enum(['TOO_FEW']),
  list: z.strictObject({ cards: z.array(z.strictObject({ cardId: z.string(), copies: z.int().min(1) })).max(2) }),
  canonical: ({ cards }) => ({ cards: [...cards].sort((a, b) => (a.cardId < b.cardId ? -1 : 1)) }),
  check: ({ cards }, kind) =>
    kind === 'FULL' && cards.length < 2
      ? [{ code: 'TOO_FEW', rule: 'PAIR-01', card: null, facts: {}, message: { en: 'One more.', fr: 'Encore une.' } }]
      : [],
};
const a = { cardId: 'a', copies: 1 };
const b = { cardId: 'b', copies: 2 };

describe('Decks of an account', () => {
  let decks: Decks;

  beforeEach(() => {
    decks = new Decks(new MemorySavedContentStore(), pairs);
  });

  it('are kept in the order of their rules, whether they may be played or not', async () => {
    const kept = await decks.save('ada', { name: ' Mine ', cards: [b, a] });
    expect(kept).toMatchObject({ status: 'kept', kept: { accountId: 'ada', name: 'Mine', cards: [a, b] } });
    expect(await decks.save('ada', { name: 'Short', cards: [] })).toMatchObject({ status: 'kept' });
    expect((await decks.list('ada')).map(({ name }) => name)).toEqual(['Mine', 'Short']);
  });

  it('can be changed and deleted only by their account', async () => {
    const kept = await decks.save('ada', { name: 'Mine', cards: [a] });
    if (kept.status !== 'kept') throw new Error('It is well-formed.');
    const { id } = kept.kept;
    expect(await decks.save('bo', { id, name: 'Stolen', cards: [] })).toEqual({ status: 'notFound' });
    expect(await decks.remove('bo', id)).toBeUndefined();
    expect(await decks.save('ada', { id, name: 'Later', cards: [b] })).toMatchObject({ kept: { id, cards: [b] } });
    expect(await decks.remove('ada', id)).toMatchObject({ name: 'Later' });
    expect(await decks.own('ada', id)).toBeUndefined();
  });

  it.each([randomUUID(), 'no-uuid'])('that never existed are not found: %s', async (id) => {
    expect(await decks.save('ada', { id, name: 'x', cards: [] })).toEqual({ status: 'notFound' });
    expect(await decks.own('ada', id)).toBeUndefined();
  });

  it('are lists in the form of their rules', async () => {
    for (const cards of [[a, b, a], [{ cardId: 'a', copies: 0 }]]) {
      expect(await decks.save('ada', { name: 'x', cards })).toMatchObject({ status: 'invalid' });
      expect(decks.check(cards, 'ANY')).toMatchObject({ status: 'invalid' });
    }
  });

  it('report the faults of their list, and of their name', async () => {
    const malformed = await decks.save('ada', { name: 'x', cards: [{ cardId: 'a', copies: 0 }] });
    expect(malformed).toMatchObject({ issue: { en: '“cards.0.copies” must be at least 1.' } });
    expect(await decks.save('ada', { name: ' ', cards: [] })).toEqual({
      status: 'invalid',
      issue: {
        en: 'The name of a deck has 1 to 80 characters, all of them visible.',
        fr: 'Le nom d’un paquet a de 1 à 80 caractères, tous visibles.',
      },
    });
  });

  it('are checked for each kind', () => {
    expect(decks.check([a], 'ANY')).toEqual({ status: 'checked', faults: [] });
    expect(decks.check([a], 'FULL')).toMatchObject({
      status: 'checked',
      faults: [{ code: 'TOO_FEW', rule: 'PAIR-01' }],
    });
  });

  it('do not exist where no ruleset is played with decks', async () => {
    const none = new Decks(new MemorySavedContentStore(), undefined);
    const refused = {
      status: 'invalid',
      issue: { en: 'No game here is played with decks.', fr: 'Aucun jeu ne se joue ici avec des paquets.' },
    };
    expect(await none.save('ada', { name: 'x', cards: [] })).toEqual(refused);
    expect(none.check([], 'ANY')).toEqual(refused);
  });
});

import { randomUUID } from 'node:crypto';
import { mintToken, type AccountStore } from '#accounts';
import type { DeckStore, SavedDeck } from '../deck-store.js';

const NOW = 1_700_000_000_000;

/** A store of decks, and the accounts whose decks it keeps. */
export interface DeckStoreToTest {
  readonly decks: DeckStore;
  readonly accounts: AccountStore;
}

/** What every store of decks does. */
export function describeDeckStore(title: string, open: () => DeckStoreToTest): void {
  describe(title, () => {
    let decks: DeckStore;
    let account: string;
    let other: string;

    beforeEach(async () => {
      const opened = open();
      decks = opened.decks;
      [account, other] = [await anAccount(opened.accounts), await anAccount(opened.accounts)];
    });

    const aDeck = (changes: Partial<SavedDeck> = {}): SavedDeck => ({
      id: randomUUID(),
      accountId: account,
      name: 'The Lantern Court, quicker',
      cards: [
        { cardId: 'L01', copies: 2 },
        { cardId: 'L24-7', copies: 1 },
      ],
      createdAt: NOW,
      changedAt: NOW,
      ...changes,
    });

    it('gives back a deck as it was, to its account only', async () => {
      const deck = aDeck();
      expect(await decks.add(deck, 3)).toBe('added');
      expect(await decks.deck(account, deck.id)).toEqual(deck);
      expect(await decks.deck(other, deck.id)).toBeUndefined();
      expect(await decks.decks(other)).toEqual([]);
    });

    it('keeps a deck without cards, and one with a name in any script', async () => {
      const deck = aDeck({ name: 'Марэ – 潮', cards: [] });
      await decks.add(deck, 3);
      expect(await decks.decks(account)).toEqual([deck]);
    });

    it('lists the decks of an account, oldest first', async () => {
      const second = aDeck({ createdAt: NOW + 1 });
      const third = aDeck({ createdAt: NOW + 2 });
      const first = aDeck();
      for (const deck of [first, second, third]) await decks.add(deck, 3);
      expect(await decks.decks(account)).toEqual([first, second, third]);
    });

    it('keeps no more decks of an account than allowed', async () => {
      await decks.add(aDeck(), 2);
      const second = aDeck();
      await decks.add(second, 2);
      expect(await decks.add(aDeck(), 2)).toBe('tooMany');
      expect(await decks.add(aDeck({ accountId: other }), 2)).toBe('added');
      await decks.remove(account, second.id);
      expect(await decks.add(aDeck(), 2)).toBe('added');
    });

    it('keeps no more than allowed of decks that come at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => decks.add(aDeck(), 3)));
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(3);
      expect(await decks.decks(account)).toHaveLength(3);
    });

    it('changes a deck of its account only', async () => {
      const deck = aDeck();
      await decks.add(deck, 3);
      const change = { name: 'Slower', cards: [{ cardId: 'T01', copies: 2 }], changedAt: NOW + 7 };
      expect(await decks.change(other, deck.id, change)).toBeUndefined();
      expect(await decks.change(account, randomUUID(), change)).toBeUndefined();
      expect(await decks.change(account, deck.id, change)).toEqual({ ...deck, ...change });
      expect(await decks.deck(account, deck.id)).toEqual({ ...deck, ...change });
    });

    it('forgets a deck of its account only, once', async () => {
      const deck = aDeck();
      await decks.add(deck, 3);
      expect(await decks.remove(other, deck.id)).toBe(false);
      expect(await decks.remove(account, deck.id)).toBe(true);
      expect(await decks.remove(account, deck.id)).toBe(false);
      expect(await decks.deck(account, deck.id)).toBeUndefined();
    });
  });
}

/** An account that is there, since a deck belongs to one. */
async function anAccount(accounts: AccountStore): Promise<string> {
  const { id: tokenId, hash } = mintToken('dev');
  const id = randomUUID();
  const token = { id: tokenId, accountId: id, name: 'first', scopes: [], hash, createdAt: NOW };
  await accounts.create(
    { id, name: `Ada ${id}`, createdAt: NOW },
    { ...token, parentId: null, expiresAt: null, revokedAt: null },
  );
  return id;
}

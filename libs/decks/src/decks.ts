import { randomUUID } from 'node:crypto';
import { plainText, type DeckFault, type DeckList, type DeckRules } from '#kernel';
import { z } from 'zod';
import { isDeckId } from './deck-id.js';
import type { DeckStore, SavedDeck } from './deck-store.js';

const LONGEST_NAME = 80;
const NAME = plainText(1, LONGEST_NAME);
const NAME_ISSUE = `The name of a deck has 1 to ${LONGEST_NAME} characters, all of which can be seen.`;

/** Most decks that an account keeps. */
export const MOST_DECKS = 100;

/** A deck as its owner wants it kept. */
export interface DeckRequest {
  /** The UUID of a deck to be changed; a new one without. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly cards: DeckList['cards'];
}

/** It is malformed; `issue` says how, for people. */
interface Invalid {
  readonly status: 'invalid';
  readonly issue: string;
}

/** What became of a deck that was to be kept. */
export type DeckKept =
  | { readonly status: 'kept'; readonly deck: SavedDeck }
  | Invalid
  | { readonly status: 'notFound' }
  | { readonly status: 'tooMany'; readonly most: number };

/** What a check of a list of cards found. */
export type DeckChecked = { readonly status: 'checked'; readonly faults: readonly DeckFault[] } | Invalid;

/** Keeps the decks of accounts. A deck need not be legal to be kept. */
export class Decks {
  /** @param rules of the rulesets of this server; absent where none is played with decks: then there are none to keep. */
  constructor(
    private readonly store: DeckStore,
    private readonly rules: DeckRules | undefined,
  ) {}

  /** Keeps a deck of an account: a new one, or one of its own changed. */
  async save(accountId: string, { id, name, cards }: DeckRequest): Promise<DeckKept> {
    const { data: called } = NAME.safeParse(name);
    if (called === undefined) return { status: 'invalid', issue: NAME_ISSUE };
    const list = this.wellFormed(cards);
    if ('issue' in list) return list;
    const content = { name: called, ...list, changedAt: Date.now() };
    if (id !== undefined) {
      const changed = isDeckId(id) ? await this.store.change(accountId, id, content) : undefined;
      return changed ? { status: 'kept', deck: changed } : { status: 'notFound' };
    }
    const deck = { id: randomUUID(), accountId, createdAt: content.changedAt, ...content };
    const answer = await this.store.add(deck, MOST_DECKS);
    return answer === 'added' ? { status: 'kept', deck } : { status: 'tooMany', most: MOST_DECKS };
  }

  /** Forgets a deck of an account. Gives it as it was; `undefined` when the account has no such deck. */
  async remove(accountId: string, id: string): Promise<SavedDeck | undefined> {
    const deck = await this.deck(accountId, id);
    if (deck) await this.store.remove(accountId, id);
    return deck;
  }

  /** A deck of an account; `undefined` when the account has no such deck. */
  async deck(accountId: string, id: string): Promise<SavedDeck | undefined> {
    return isDeckId(id) ? this.store.deck(accountId, id) : undefined;
  }

  /** Every deck of an account, oldest first. */
  decksOf(accountId: string): Promise<readonly SavedDeck[]> {
    return this.store.decks(accountId);
  }

  /** Everything that is wrong with a list of cards as a deck of a kind. */
  check(cards: DeckList['cards'], kind: string): DeckChecked {
    const list = this.wellFormed(cards);
    return 'issue' in list ? list : { status: 'checked', faults: this.rules?.check(list, kind) ?? [] };
  }

  /** A list of cards in canonical order, or why it is none. Whether it is legal is another question. */
  private wellFormed(cards: DeckList['cards']): DeckList | Invalid {
    if (!this.rules) return { status: 'invalid', issue: 'No game here is played with decks.' };
    const parsed = this.rules.list.safeParse({ cards: cards.map(({ cardId, copies }) => ({ cardId, copies })) });
    return parsed.success
      ? this.rules.canonical(parsed.data)
      : { status: 'invalid', issue: `This is no list of cards: ${z.prettifyError(parsed.error)}` };
  }
}

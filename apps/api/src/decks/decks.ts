import { randomUUID } from 'node:crypto';
import { canonicalDeck, deckListSchema, type DeckList } from '#cards';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../access/caller.js';
import { ApiError } from '../errors/api-error.js';
import { isUuid } from '../requests/uuid.js';
import { DeckStore, type SavedDeck } from './deck-store.js';

const LONGEST_NAME = 80;

/** Most decks that an account keeps. */
export const MOST_DECKS = 100;

/** A deck as its owner wants it kept. */
export interface DeckRequest {
  /** A deck to be changed; a new one without. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly cards: DeckList['cards'];
}

/** Keeps the decks of accounts. A deck need not be legal to be kept. */
@Injectable()
export class Decks {
  constructor(private readonly store: DeckStore) {}

  /** Keeps a deck of the caller's. Throws an ApiError when it is malformed, not there, or one too many. */
  async save(caller: Caller, { id, ...request }: DeckRequest): Promise<SavedDeck> {
    const accountId = idOf(caller);
    const content = { name: nameIn(request.name), ...wellFormed(request.cards), changedAt: Date.now() };
    if (id !== undefined) return found(isUuid(id) ? await this.store.change(accountId, id, content) : undefined);
    const deck = { id: randomUUID(), accountId, createdAt: content.changedAt, ...content };
    if ((await this.store.add(deck, MOST_DECKS)) === 'added') return deck;
    throw new ApiError('FORBIDDEN', `An account keeps at most ${MOST_DECKS} decks. Delete one first.`);
  }

  /** Forgets a deck of the caller's. Throws an ApiError when the caller has no such deck. */
  async remove(caller: Caller, id: string): Promise<SavedDeck> {
    const deck = await this.deckOf(caller, id);
    await this.store.remove(deck.accountId, id);
    return deck;
  }

  /** A deck of the caller's. Throws an ApiError when the caller has no such deck. */
  async deckOf(caller: Caller, id: string): Promise<SavedDeck> {
    return found(isUuid(id) ? await this.store.deck(idOf(caller), id) : undefined);
  }

  /** Every deck of the caller's, oldest first. Throws an ApiError when its token may not tell. */
  decksOf(caller: Caller): Promise<readonly SavedDeck[]> {
    const { scopes } = caller;
    if (!scopes.has('games:read') && !scopes.has('games:play'))
      throw new ApiError('FORBIDDEN', 'Your token lacks the scope "games:read".');
    return this.store.decks(idOf(caller));
  }
}

/** A list of cards in canonical order. Throws an ApiError when it is no deck list; whether it is legal is another question. */
export function wellFormed(cards: DeckList['cards']): DeckList {
  const parsed = deckListSchema.safeParse({ cards: cards.map(({ cardId, copies }) => ({ cardId, copies })) });
  if (!parsed.success)
    throw new ApiError('BAD_USER_INPUT', `This is no list of cards: ${z.prettifyError(parsed.error)}`);
  return canonicalDeck(parsed.data);
}

function nameIn(text: string): string {
  const name = text.normalize('NFC').trim();
  if (name.length < 1 || name.length > LONGEST_NAME)
    throw new ApiError('BAD_USER_INPUT', `The name of a deck has 1 to ${LONGEST_NAME} characters.`);
  return name;
}

function found(deck: SavedDeck | undefined): SavedDeck {
  if (!deck) throw new ApiError('NOT_FOUND', 'You have no such deck.');
  return deck;
}

function idOf({ account }: Caller): string {
  if (!account) throw new ApiError('UNAUTHENTICATED', 'This takes a token.');
  return account.id;
}

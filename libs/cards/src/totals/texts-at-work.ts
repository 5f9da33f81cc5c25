import type { Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import { effectsIn, type NumberedEffect } from '../engine/effects-in.js';
import type { Working } from '../engine/fight.js';
import type { CardsInGame } from '../hidden/instances.js';
import type { CardKey } from '../ids.js';
import type { Card } from '../schema/card-fields.js';
import { printedOnSource } from '../table/sources.js';

/** The static texts of cards, in a game. */
interface StaticTexts {
  /** The static effects that are printed on a card. */
  readonly statics: (card: Card) => readonly NumberedEffect[];
  /** Those of a card in play or of a guardian or stronghold, at work for a seat; `more` says where. */
  readonly textsOf: (state: CardsInGame, source: CardKey, seat: Seat, more?: Partial<Working>) => Working[];
}

/** Cards are printed once: what is static on them is looked up once, since totals are read very often. */
export function staticTexts(book: Pick<CardBook, 'game' | 'box'>): StaticTexts {
  const known = new WeakMap<Card, readonly NumberedEffect[]>();
  const statics = (card: Card): readonly NumberedEffect[] => {
    const found = known.get(card) ?? effectsIn(book.game, card, 'STATIC');
    known.set(card, found);
    return found;
  };
  return {
    statics,
    textsOf(state, source, seat, more = {}) {
      const card = printedOnSource(book, state, source);
      return statics(card).map((one) => ({ ...one, card, source, seat, ...more }));
    },
  };
}

/** An effect that was given in a combat and lasts: of which card it is the effect with this number. */
interface Lasting {
  readonly source: CardKey;
  readonly effect: number;
  readonly seat: Seat;
  readonly command: boolean;
  /** The one card that it is for; `null`: what its target says. */
  readonly on: CardKey | null;
}

/** An effect that was given in a combat and lasts, at work. Throws an Error when its card has none such. */
export function lastingText(
  book: Pick<CardBook, 'box'>,
  state: CardsInGame,
  { source, effect: index, seat, command, on }: Lasting,
): Working {
  const card = printedOnSource(book, state, source);
  const effect = card.effects[index];
  if (!effect) throw new Error(`${card.id} has no effect ${index}.`);
  return { source, card, index, effect, seat, command, ...(on === null ? {} : { on }) };
}

import { onceFor, type Random } from '#kernel';
import type { CardBook } from '../card-book.js';
import { openBooster, type BoosterSet } from '../decks/boosters.js';
import { isFreeOfCopies, MOST_COPIES } from '../decks/check-deck.js';
import type { CardId } from '../ids.js';
import { libraryOf } from '../library/library.js';

/** The boosters that a seat of a sealed game opens. */
export interface Boosters {
  readonly boosters: number;
  readonly boosterSet: BoosterSet;
}

/** The printed cards that the game allows: no booster holds another one. */
const inBoosters = onceFor(({ box, game }: CardBook) =>
  libraryOf(box.printed.card.filter(({ games }) => games.includes(game))),
);

/** The pool from which a seat builds its deck: its kit and the cards of its boosters, by id. */
export function openPool(book: CardBook, { boosters, boosterSet }: Boosters, random: Random): CardId[] {
  const drawn = Array.from({ length: boosters }, () => openBooster(boosterSet, inBoosters(book), random));
  return [...book.kit, ...drawn.flat()].sort();
}

/** Another pool of so many cards: the kit is in it too. */
export function poolOfSize(book: CardBook, set: BoosterSet, size: number, random: Random): CardId[] {
  const pool = [...book.kit];
  while (pool.length < size) pool.push(...openBooster(set, inBoosters(book), random));
  return pool.slice(0, size).sort();
}

/** The copies beyond the fifth, which no deck may hold; shields and terrains may be more (CARD-43). */
export function beyondFive({ box }: CardBook, pool: readonly CardId[]): CardId[] {
  return pool.filter((cardId, index) => {
    const card = box.find.card(cardId);
    const before = pool.slice(0, index).filter((other) => other === cardId).length;
    return before >= MOST_COPIES && !(card && isFreeOfCopies(card));
  });
}

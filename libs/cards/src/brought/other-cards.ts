import { onceFor, type Random, type Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import { boosterSort, isInSet, type BoosterSet } from '../decks/boosters.js';
import { isFreeOfCopies, MOST_COPIES } from '../decks/check-deck.js';
import type { StarterName } from '../decks/starter-decks.js';
import type { HiddenSlot } from '../hidden/hidden-slots.js';
import type { Instance } from '../hidden/instances.js';
import type { CardId, InstanceId } from '../ids.js';
import type { Card } from '../schema/card-fields.js';
import { playerOf } from '../table/players.js';
import type { DeckSource } from './brought.js';
import type { Boosters } from './sealed-pool.js';

/** How many cards are tried in a place before it keeps the one that it has. */
const TRIES = 4;

/** The part of a world that says which copies there are, and where the decks come from. */
interface World {
  readonly options: DeckSource & Boosters;
  readonly cards: Record<InstanceId, Instance>;
  /** By seat: the starter deck that it plays, whose list lies open (CARD-49). */
  readonly players: readonly { readonly starter: StarterName | null }[];
}

/**
 * The deck of another seat is not known: every copy in these places becomes any card that may lie there, and that a
 * deck may hold beside what else is in it (CARD-43); in a sealed game one that its boosters may have held in its stead. Ids
 * stay where they are, and an open list stays as it is (CARD-49). Changes the world.
 */
export function drawOtherCards(
  book: CardBook,
  world: World,
  seat: Seat,
  slots: readonly Pick<HiddenSlot, 'id' | 'fits'>[],
  random: Random,
): void {
  if (playerOf(world, seat).starter !== null) return;
  const copies = new Copies(world, seat);
  for (const { id, fits } of slots) {
    const old = world.cards[id];
    if (!old) continue;
    const others = insteadOf(book, world.options, old.cardId);
    for (let tries = 0; tries < TRIES && others.length > 0; tries += 1) {
      const card = random.pick(others);
      if (card.id !== old.cardId && !copies.hasRoom(card)) continue;
      world.cards[id] = { ...old, cardId: card.id };
      if (fits(id)) break;
      world.cards[id] = old;
    }
    copies.exchange(old.cardId, world.cards[id]?.cardId ?? old.cardId);
  }
}

/** The cards that a draw pile of the game may hold. */
const inPiles = onceFor(({ box, game }: CardBook) =>
  box.derived(({ card }) =>
    card.filter(({ games, type }) => games.includes(game) && type !== 'GUARDIAN' && type !== 'STRONGHOLD'),
  ),
);

/** Those of them that fill a slot of a booster of a set. */
const inBoosters = onceFor(({ box, game }: CardBook) =>
  box.derived(({ card }) => {
    const allowed = card.filter(({ games }) => games.includes(game));
    const found = new Map<string, readonly Card[]>();
    return (set: BoosterSet, sort: string): readonly Card[] => {
      const key = `${set} ${sort}`;
      const cards = found.get(key) ?? allowed.filter((one) => boosterSort(one) === sort && isInSet(set, one));
      found.set(key, cards);
      return cards;
    };
  }),
);

/** The cards that may be in a deck in the place of a card. */
function insteadOf(book: CardBook, { decks, boosterSet }: DeckSource & Boosters, cardId: CardId): readonly Card[] {
  if (decks === 'BROUGHT') return inPiles(book)();
  const sort = boosterSort(book.box.known.card(cardId));
  return sort === undefined ? [] : inBoosters(book)()(boosterSet, sort);
}

/** How many copies of each card the deck of a seat holds. */
class Copies {
  private readonly counts = new Map<CardId, number>();
  /** A booster holds no card twice. */
  private readonly boosters: number;

  constructor({ cards, options }: World, seat: Seat) {
    this.boosters = options.decks === 'SEALED' ? options.boosters : Infinity;
    for (const { cardId, owner } of Object.values(cards)) if (owner === seat) this.count(cardId, 1);
  }

  hasRoom(card: Card): boolean {
    const held = this.counts.get(card.id) ?? 0;
    return held < this.boosters && (held < MOST_COPIES || isFreeOfCopies(card));
  }

  exchange(old: CardId, card: CardId): void {
    this.count(old, -1);
    this.count(card, 1);
  }

  private count(card: CardId, change: number): void {
    this.counts.set(card, (this.counts.get(card) ?? 0) + change);
  }
}

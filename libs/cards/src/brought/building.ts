import type { Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { CardId } from '../ids.js';
import type { StrongholdPosition } from '../words.js';
import { guardiansFor, strongholdsFor } from './leaders.js';
import type { PlayableDeck } from './playable-deck.js';
import type { Boosters } from './sealed-pool.js';

/** The fewest cards of a draw pile (CARD-42: 55 with guardian and strongholds). */
export const LEAST_PILE = 51;

/** A sealed deck that is being built. */
export interface Building {
  /** Cards of the boosters and of the kit, by library id, in canonical order. */
  pool: CardId[];
  left: CardId[];
  guardian: CardId | null;
  strongholds: Partial<Record<StrongholdPosition, CardId>>;
  finished: boolean;
}

/** The part of a state in which decks are built. */
export interface BuildingState {
  readonly options: Boosters;
  /** Seats asked in the open sealed step. */
  readonly sealed: { readonly asked: readonly Seat[] } | null;
  /** By seat; `null` when no sealed decks are being built. */
  building: Building[] | null;
}

export const newBuilding = (): Building => ({ pool: [], left: [], guardian: null, strongholds: {}, finished: false });

/** The deck that a seat builds. Throws an Error when no sealed decks are being built. */
export function buildingOf(state: Pick<BuildingState, 'building'>, seat: Seat): Building {
  const building = state.building?.[seat];
  if (!building) throw new Error('No sealed decks are being built.');
  return building;
}

/** The cards of the pool that are in the deck: all but those left out. */
export function inDeck({ pool, left }: Pick<Building, 'pool' | 'left'>): CardId[] {
  const out = [...left];
  return pool.filter((cardId) => {
    const at = out.indexOf(cardId);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
}

/** The deck that is built so far; what is not chosen is the first of the library. */
export function builtDeck(book: CardBook, building: Building): PlayableDeck {
  const stronghold = (position: StrongholdPosition): CardId =>
    building.strongholds[position] ?? first(book, strongholdsFor(book, position));
  return {
    starter: null,
    guardian: building.guardian ?? first(book, guardiansFor(book)),
    strongholds: { LEFT: stronghold('LEFT'), CENTER: stronghold('CENTER'), RIGHT: stronghold('RIGHT') },
    pile: inDeck(building),
  };
}

function first({ title }: CardBook, cards: readonly CardId[]): CardId {
  const [card] = cards;
  if (card === undefined) throw new Error(`The library lacks a guardian or a stronghold for ${title}.`);
  return card;
}

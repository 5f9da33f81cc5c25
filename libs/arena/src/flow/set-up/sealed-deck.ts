import { type Card, type CardId, libraryOf, openBooster, type StrongholdPosition } from '#cards';
import type { Random } from '#kernel';
import { box, findPrinted } from '../../content/catalogue.js';
import type { Options } from '../../options.js';
import type { Building, Deck } from '../../state.js';

/** The fewest cards of a draw pile (ARENA-SET-05). */
export const LEAST_PILE = 51;
const MOST_COPIES = 5;

const isAllowed = ({ games }: Card): boolean => games.includes('ARENA');
const allowed = box.derived(({ card }) => card.filter(isAllowed));
const inBoosters = libraryOf(box.printed.card.filter(isAllowed));

/** Guardians that may be played, in the order of the library. */
export const guardians = (): CardId[] =>
  allowed()
    .filter(({ type }) => type === 'GUARDIAN')
    .map(({ id }) => id);

/** Strongholds that may be played at a position. */
export const strongholdsAt = (position: StrongholdPosition): CardId[] =>
  allowed()
    .filter((card) => card.type === 'STRONGHOLD' && card.position === position)
    .map(({ id }) => id);

/** What lies in a seat's boosters: cards that Arena allows, by id. */
export function openBoosters({ boosters, boosterSet }: Options, random: Random): CardId[] {
  return Array.from({ length: boosters }, () => openBooster(boosterSet, inBoosters, random))
    .flat()
    .sort();
}

/** The copies beyond the fifth, which no deck may hold; shields and terrains may be more (ARENA-SET-05). */
export function beyondFive(pool: readonly CardId[]): CardId[] {
  return pool.filter((cardId, index) => {
    const { type } = findPrinted(cardId) ?? {};
    const before = pool.slice(0, index).filter((other) => other === cardId).length;
    return before >= MOST_COPIES && type !== 'SHIELD' && type !== 'TERRAIN';
  });
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
export function builtDeck(building: Building): Deck {
  const stronghold = (position: StrongholdPosition): CardId =>
    building.strongholds[position] ?? first(strongholdsAt(position));
  return {
    guardian: building.guardian ?? first(guardians()),
    strongholds: { LEFT: stronghold('LEFT'), CENTER: stronghold('CENTER'), RIGHT: stronghold('RIGHT') },
    pile: inDeck(building),
  };
}

function first(cards: readonly CardId[]): CardId {
  const [card] = cards;
  if (card === undefined) throw new Error('The library lacks a guardian or a stronghold for Arena.');
  return card;
}

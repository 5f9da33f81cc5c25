import type { Random } from '#kernel';
import type { HeroRecord } from '../campaign/records.js';
import type { PowerCard } from '../content/records/records.js';
import type { CardId, FigureId, Rank } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';

/** The cards with which a hero begins, in canonical order, and those that a Rookie sets aside. */
export interface HeroSet {
  readonly cardIds: CardId[];
  readonly setAside: CardId[];
}

/** How many cards a Rookie sets aside (CLASH-071, SKAROV-RANK-04). */
const SET_ASIDE = 2;

type Printed = Pick<Rulebook, 'cardsOfHero'>;

const idsOf = (book: Printed, heroId: FigureId, ...sets: readonly PowerCard['set'][]): CardId[] =>
  book.cardsOfHero(heroId, ...sets).map(({ id }) => id);

/** Puts cards of a hero in the order in which the content lists them (CLASH-202). */
export const inCardOrder = (book: Printed, heroId: FigureId, cardIds: readonly CardId[]): CardId[] =>
  idsOf(book, heroId).filter((id) => cardIds.includes(id));

/**
 * Builds the set of a hero: its 8 cards (CLASH-010); a Rookie sets two ordinary ones aside for its two Rookie cards, drawn at
 * random and never its weakness (CLASH-071, SKAROV-RANK-05); a Veteran has its two Veteran cards as well (CLASH-074, SKAROV-RANK-04).
 */
export function buildSet(book: Printed, random: Random, heroId: FigureId, rank: Rank): HeroSet {
  if (rank === 'HERO') return { cardIds: idsOf(book, heroId, 'BASE', 'WEAKNESS'), setAside: [] };
  if (rank === 'VETERAN') return { cardIds: idsOf(book, heroId, 'BASE', 'WEAKNESS', 'VETERAN'), setAside: [] };
  const drawn = random.shuffle(idsOf(book, heroId, 'BASE')).slice(0, SET_ASIDE);
  const all = idsOf(book, heroId, 'BASE', 'WEAKNESS', 'ROOKIE');
  return {
    cardIds: all.filter((id) => !drawn.includes(id)),
    setAside: all.filter((id) => drawn.includes(id)),
  };
}

/** The set of a hero as a campaign hands it in. */
export const recordedSet = (book: Printed, { heroId, cards, setAside }: HeroRecord): HeroSet => ({
  cardIds: inCardOrder(book, heroId, cards),
  setAside: inCardOrder(book, heroId, setAside),
});

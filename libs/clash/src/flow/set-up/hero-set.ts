import type { Random } from '#kernel';
import { cardsOfHero } from '../../content/catalogue.js';
import type { HeroRecord } from '../../options-fields.js';
import type { CardId, FigureId, Rank } from '../../words.js';

/** The cards with which a hero begins, in canonical order, and those that a Rookie sets aside. */
export interface HeroSet {
  readonly cardIds: CardId[];
  readonly setAside: string[];
}

/** How many cards a Rookie sets aside (CLASH-071). */
const SET_ASIDE = 2;

/** Puts cards of a hero in the order in which the content lists them (CLASH-202). */
export function inCardOrder(heroId: FigureId, cardIds: readonly CardId[]): string[] {
  return cardsOfHero(heroId)
    .map(({ id }) => id)
    .filter((id) => cardIds.includes(id));
}

/**
 * Builds the set of a hero: his 8 cards (CLASH-010); a Rookie sets two ordinary ones aside for his two Rookie cards
 * (CLASH-071); a Veteran has his two Veteran cards as well (CLASH-074).
 */
export function buildSet(random: Random, heroId: FigureId, rank: Rank): HeroSet {
  const ordinary = cardsOfHero(heroId, 'BASE', 'WEAKNESS').map(({ id }) => id);
  if (rank === 'HERO') return { cardIds: inCardOrder(heroId, ordinary), setAside: [] };
  if (rank === 'VETERAN')
    return { cardIds: cardsOfHero(heroId, 'BASE', 'WEAKNESS', 'VETERAN').map(({ id }) => id), setAside: [] };
  const drawn = random.shuffle(cardsOfHero(heroId, 'BASE').map(({ id }) => id)).slice(0, SET_ASIDE);
  const rookie = cardsOfHero(heroId, 'ROOKIE').map(({ id }) => id);
  const kept = ordinary.filter((id) => !drawn.includes(id));
  return { cardIds: inCardOrder(heroId, [...kept, ...rookie]), setAside: inCardOrder(heroId, drawn) };
}

/** The set of a hero as a campaign hands him in. */
export const recordedSet = ({ heroId, cards, setAside }: HeroRecord): HeroSet => ({
  cardIds: inCardOrder(heroId, cards),
  setAside: inCardOrder(heroId, setAside),
});

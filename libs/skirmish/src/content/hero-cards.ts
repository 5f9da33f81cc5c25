import type { PowerCard } from './records/records.js';

/** Finds the power cards of a hero among all, as they are listed: of some sets where named. */
export const cardsOfHeroIn =
  <Card extends Pick<PowerCard, 'heroId' | 'set'>>(all: () => readonly Card[]) =>
  (heroId: string, ...sets: readonly Card['set'][]): Card[] =>
    all().filter((card) => card.heroId === heroId && (sets.length === 0 || sets.includes(card.set)));

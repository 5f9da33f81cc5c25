import type { CardGame, CardType } from '../words.js';
import type { Effect } from './effect.js';

const games: readonly CardGame[] = ['GUARDIANS', 'ARENA'];

/** Types whose cards are nothing but their effects; every other card is something without any. */
const onlyEffects = new Set<CardType>(['ITEM_CREATURE', 'UPGRADE', 'SPELL', 'ITEM_HAND']);

/** The games in which a card of this type with these effects is something at all (CARD-07). */
export const gamesWhereItWorks = (type: CardType, effects: readonly Pick<Effect, 'games'>[]): CardGame[] =>
  games.filter(
    (game) =>
      !onlyEffects.has(type) || effects.some((effect) => effect.games === undefined || effect.games.includes(game)),
  );

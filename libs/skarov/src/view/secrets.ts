import { ownCards } from '#skirmish/view';
import type { State } from '../state.js';
import type { Side } from '../words.js';
import type { Secrets } from './view-schema.js';

/** The secrets of these sides, for their own seats; `undefined` for none (skarov.md 6). */
export function secretsOf(state: State, sides: readonly Side[]): Secrets | undefined {
  if (sides.length === 0) return undefined;
  return {
    ...(sides.includes('HEROES') ? { heroes: ofHeroes(state) } : {}),
    ...(sides.includes('OVERLORD') ? { overlord: ofOverlord(state) } : {}),
  };
}

/** The order, hands and plans; a seat whose hero is out keeps the eyes of its side. */
const ofHeroes = ({ sides, heroes }: State): NonNullable<Secrets['heroes']> => ({
  deck: [...sides.HEROES.deck],
  cards: heroes.map(ownCards),
});

const ofOverlord = ({ overlord: { hand, set } }: State): NonNullable<Secrets['overlord']> => ({
  hand: [...hand],
  set: set.map(({ sheetId, cardId }) => ({ sheetId, cardId })),
});

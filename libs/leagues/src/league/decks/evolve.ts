import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';
import { deckEventSchemas } from './schemas.js';

type DeckEvent = Extract<LeagueEvent, { readonly type: keyof typeof deckEventSchemas }>;

/** Whether an event is about decks. */
export const isDeckEvent = (event: { readonly type: string }): event is DeckEvent =>
  Object.hasOwn(deckEventSchemas, event.type);

/** A season after an event about decks; the given one is not changed. */
export function afterDecks(season: Season, event: DeckEvent): Season {
  const { decks = [] } = season;
  switch (event.type) {
    case 'deckSubmitted': {
      const { player, account, commitment } = event;
      const deck = { player, account, commitment, open: null };
      const place = decks.findIndex((one) => one.account === account);
      return { ...season, decks: place < 0 ? [...decks, deck] : decks.with(place, deck) };
    }
    case 'deckShown': {
      const { account, salt, content } = event;
      return {
        ...season,
        decks: decks.map((one) => (one.account === account ? { ...one, open: { salt, content } } : one)),
      };
    }
    case 'deckLost':
      return season;
  }
}

import { box } from '../content/catalogue.js';
import { inEventOrder } from '../overlord/event-order.js';
import type { State } from '../state.js';
import type { View } from './view-schema.js';

const villainSheets = box.derived(({ villainSheet }) => villainSheet);

/** The cards of the overlord as all players see them: counts, and by which sheets cards lie (skarov.md 6). */
export function overlordView({ overlord }: State): View['overlord'] {
  const { seat, hand, pile, discard, set, inForce } = overlord;
  return {
    seat,
    hand: hand.length,
    pile: pile.length,
    discard: inEventOrder(discard),
    inForce: inForce.map(({ cardId, sheetId }) => ({ cardId, sheetId })),
    set: villainSheets().flatMap(({ id: sheetId }) => {
      const here = set.filter((each) => each.sheetId === sheetId);
      const faceUp = inEventOrder(here.filter(({ shown }) => shown).map(({ cardId }) => cardId));
      const faceDown = here.filter(({ shown }) => !shown);
      return [...faceUp.map((cardId) => ({ sheetId, cardId })), ...faceDown.map(() => ({ sheetId }))];
    }),
  };
}

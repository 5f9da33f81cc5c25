import type { Census } from '#kernel';
import type { Event } from './events.js';
import type { State } from './state.js';
import { box, printed } from './content/catalogue.js';

const drawn = box.printed.card.filter(
  ({ type, games }) => type !== 'GUARDIAN' && type !== 'STRONGHOLD' && games.includes('ARENA'),
);

/** What `chronicler simulate arena` counts: who wins with what, and whether every card comes into play. */
export const census: Census<State, Event> = {
  traits: ({ players, over }, seat) => ({
    guardian: printed(players[seat]?.guardian ?? '').name.en,
    ending: over?.reason ?? '',
  }),
  turns: ({ turn }) => turn,
  uses,
  all: drawn.map(({ id }) => `card:${id}`),
};

/** A card is in use when it is shown in play: every event that names it among what happens. */
function* uses(event: Event): Iterable<string> {
  if (event.type === 'cardsDrawn' || event.type === 'deckShuffled') return;
  for (const id of printedIn(event)) yield `card:${id}`;
}

function* printedIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  const { id, cardId } = value as { id?: unknown; cardId?: unknown };
  if (typeof id === 'string' && typeof cardId === 'string') yield cardId;
  for (const part of Object.values(value)) yield* printedIn(part);
}

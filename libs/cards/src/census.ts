import type { CardBook } from './card-book.js';

/** A card of the library, as a simulation counts it. */
const counted = (cardId: string): string => `card:${cardId}`;

/** Every card of a game that is drawn: what a simulation should see in play (guardians and strongholds are there from the start). */
export const cardsToSee = ({ box, game }: Pick<CardBook, 'box' | 'game'>): string[] =>
  box.printed.card
    .filter(({ type, games }) => type !== 'GUARDIAN' && type !== 'STRONGHOLD' && games.includes(game))
    .map(({ id }) => counted(id));

/** The cards that an event shows, wherever in it. */
export function* cardsSeenIn(event: unknown): Iterable<string> {
  if (typeof event !== 'object' || event === null) return;
  const { id, cardId } = event as { id?: unknown; cardId?: unknown };
  if (typeof id === 'string' && typeof cardId === 'string') yield counted(cardId);
  for (const part of Object.values(event)) yield* cardsSeenIn(part);
}

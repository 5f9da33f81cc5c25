import type { Census } from '#kernel';
import type { CardBook, CardId } from '#cards';

/** The part of a state that a simulation looks at. */
interface CountedState {
  readonly turn: number;
  readonly players: readonly { readonly guardian: CardId | null }[];
  readonly over: { readonly reason: string } | null;
}

/**
 * The counts of `chronicler simulate` in a game of cards: winners, their choices and ways, and the use of every card.
 * @param quiet the events in which cards are handled that are not played yet.
 */
export const cardCensus = <State extends CountedState, Event extends { readonly type: string }>(
  book: Pick<CardBook, 'box' | 'game'>,
  quiet: readonly Event['type'][],
): Census<State, Event> => ({
  traits: ({ players, over }, seat) => ({
    guardian: book.box.known.card(players[seat]?.guardian ?? '').name.en,
    ending: over?.reason ?? '',
  }),
  turns: ({ turn }) => turn,
  uses: (event) => (quiet.includes(event.type) ? [] : cardsSeenIn(event)),
  all: cardsToSee(book),
});

/** A card of the library, as a simulation counts it. */
const counted = (cardId: string): string => `card:${cardId}`;

/** Every card of a game that is drawn: what a simulation should see in play (guardians and strongholds are there from the start). */
const cardsToSee = ({ box, game }: Pick<CardBook, 'box' | 'game'>): string[] =>
  box.printed.card
    .filter(({ type, games }) => type !== 'GUARDIAN' && type !== 'STRONGHOLD' && games.includes(game))
    .map(({ id }) => counted(id));

/** The cards that an event shows, in any part of it. */
function* cardsSeenIn(event: unknown): Iterable<string> {
  if (typeof event !== 'object' || event === null) return;
  const { instanceId: id, cardId } = event as { instanceId?: unknown; cardId?: unknown };
  if (typeof id === 'string' && typeof cardId === 'string') yield counted(cardId);
  for (const part of Object.values(event)) yield* cardsSeenIn(part);
}

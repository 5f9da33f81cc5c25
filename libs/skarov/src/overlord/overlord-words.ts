import { mattering, revealing, secret, type Tagged } from '#kernel';
import { cardIdSchema } from '#skirmish';
import { eventFields } from '#skirmish/events';
import { z } from 'zod';

const { by, card, cards, count, hidden, idList } = eventFields;

const sheetId = z.string().min(1).max(80).meta({ description: 'Id of a villain sheet, as in the content.' });
const eventId = cardIdSchema.meta({ description: 'Id of an event card.' });

/** Seen by the seat in the event's field `seat`. */
const own = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'seat' });

/** The commands of the overlord for event cards while all plan (skarov.md 7.1). */
export const eventCommandSchemas = {
  setEvent: z
    .strictObject({ cardId: eventId, sheetId })
    .meta({ description: 'Sets an event card face down by a villain sheet (SKAROV-STRAT-05).' }),
  takeBackEvent: z
    .strictObject({ cardId: eventId })
    .meta({ description: 'Takes a set event card back into the hand (SKAROV-STRAT-12).' }),
  announceActivation: z
    .strictObject({})
    .meta({ description: 'The last word of the planning: all cards are revealed (SKAROV-STRAT-10).' }),
} as const;

export type EventCommand = Tagged<typeof eventCommandSchemas>;

/** The events of event cards (skarov.md 6). */
export const overlordEvents = {
  eventsShuffled: mattering(
    'DETAIL',
    z
      .strictObject({ count, cardIds: hidden(idList) })
      .meta({ description: 'Event cards are shuffled into the draw pile (SKAROV-EVT-11).' }),
  ),
  eventsDrawn: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ ...by, count, cardIds: own(cards) })
        .meta({ description: 'The overlord draws event cards; others see their number (SKAROV-END-07).' }),
    ),
    { cardIds: { seat: 'seat' } },
  ),
  eventSet: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, sheetId, cardId: own(card) })
      .meta({ description: 'An event card lies face down by a villain sheet (SKAROV-STRAT-07).' }),
  ),
  // The place that a card leaves is public, also where only the overlord can name the card.
  eventTakenBack: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ ...by, sheetId, cardId: own(card) })
        .meta({ description: 'An event card leaves a villain sheet and is in the hand again (SKAROV-STRAT-12).' }),
    ),
    { sheetId: 'everyone' },
  ),
  eventShown: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ ...by, sheetId, cardId: card })
        .meta({ description: 'A set event card is turned face up and fixed (SKAROV-STRAT-12).' }),
    ),
    { cardId: 'everyone', sheetId: 'everyone' },
  ),
  activationAnnounced: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The overlord ends the planning (SKAROV-STRAT-10).' }),
  ),
  eventsRevealed: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({
          sheets: z.array(z.strictObject({ sheetId, cardIds: cards }).meta({ id: 'EventsOfSheet' })),
        })
        .meta({ description: 'The event cards by the villain sheets are turned up (SKAROV-ACT-01).' }),
    ),
    { sheets: 'everyone' },
  ),
  setEventsDiscarded: mattering(
    'DETAIL',
    z
      .strictObject({ cardIds: cards })
      .meta({ description: 'The event cards by the sheets go to the discard pile (SKAROV-EVT-10).' }),
  ),
} as const;

export type OverlordEvent = Tagged<typeof overlordEvents>;

import { mattering, revealing, secret, type Seat, type Tagged, type Turn } from '#kernel';
import { z } from 'zod';
import { count, printedId } from '../event-fields.js';
import type { BuildingState } from './building.js';

const byOwner = { seat: 'seat' } as const;
const own = <T extends z.ZodType>(schema: T) => secret(schema, byOwner);

/** How sealed decks are built, as a game declares it for its seats: spread among its own events. */
export const buildingEvents = (seat: z.ZodType<Seat>) => {
  const by = { seat };
  return {
    boostersOpened: mattering(
      'DETAIL',
      revealing(
        z
          .strictObject({ ...by, count, cards: own(z.array(printedId)), leftOut: own(z.array(printedId)) })
          .meta({ description: 'A seat opens its boosters; copies beyond the fifth of a card are left out.' }),
        { cards: byOwner, leftOut: byOwner },
      ),
    ),
    guardianTaken: mattering(
      'DETAIL',
      z.strictObject({ ...by, card: own(printedId) }).meta({ description: 'A seat takes its guardian, in secret.' }),
    ),
    strongholdTaken: mattering(
      'DETAIL',
      z.strictObject({ ...by, card: own(printedId) }).meta({ description: 'A seat takes a stronghold, in secret.' }),
    ),
    cardLeftOut: mattering(
      'DETAIL',
      z
        .strictObject({ ...by, card: own(printedId) })
        .meta({ description: 'A seat leaves a card out of its deck, in secret.' }),
    ),
    deckFinished: z
      .strictObject({
        ...by,
        guardian: own(printedId),
        strongholds: own(z.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId })),
      })
      .meta({ description: 'A sealed deck is built; the rules have chosen the rest.' }),
  };
};

/** An event of building a deck. */
export type BuildingEvent = Tagged<ReturnType<typeof buildingEvents>>;

/** The turn of a command in which decks are built: a game's own, with more in its state and more events, is one. */
export type BuildingTurn = Turn<BuildingState, BuildingEvent>;

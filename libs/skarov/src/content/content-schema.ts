import { idSchema } from '#skirmish';
import { z } from 'zod';
import { box, eventCardIds, findEventCard, findWoundCard, woundCardIds } from './catalogue.js';
import { door } from './doors.js';
import {
  advertisementSchema,
  articleSchema,
  baseSchema,
  doorSchema,
  eventCardSchema,
  headlineSchema,
  heroSchema,
  powerCardSchema,
  roomSchema,
  scenarioSchema,
  tokenKindSchema,
  villainSheetSchema,
  woundCardSchema,
} from './schema.js';

const cardIds = z.array(idSchema).meta({ description: 'The cards of the pile with this text.' });

/** Texts of a pile with the cards that carry them: games speak of single cards. */
const printedWoundSchema = z
  .strictObject({ ...woundCardSchema.shape, cardIds })
  .meta({ id: 'WoundCard', description: 'A text of the wound pile, with its cards (SKAROV-WND-05).' });
const printedEventSchema = z
  .strictObject({ ...eventCardSchema.shape, cardIds })
  .meta({ id: 'EventCard', description: 'A text of the event pile, with its cards (SKAROV-EVT-01).' });

/** Everything in the box, one list a kind, in canonical order (SKAROV-GEN-14). */
export const contentSchema = z.strictObject({
  heroes: z.array(heroSchema),
  powerCards: z.array(powerCardSchema),
  woundCards: z.array(printedWoundSchema),
  villainSheets: z.array(villainSheetSchema),
  eventCards: z.array(printedEventSchema),
  rooms: z.array(roomSchema),
  tokenKinds: z.array(tokenKindSchema),
  door: doorSchema,
  articles: z.array(articleSchema),
  headlines: z.array(headlineSchema),
  advertisements: z.array(advertisementSchema),
  scenarios: z.array(scenarioSchema),
  bases: z.array(baseSchema),
});
export type Content = z.output<typeof contentSchema>;

/** The box as `contentSchema` describes it. */
export const content: Content = {
  heroes: [...box.printed.hero],
  powerCards: [...box.printed.powerCard],
  woundCards: box.printed.woundText.map((text) => ({
    ...text,
    cardIds: woundCardIds.filter((id) => findWoundCard(id) === text),
  })),
  villainSheets: [...box.printed.villainSheet],
  eventCards: box.printed.eventText.map((text) => ({
    ...text,
    cardIds: eventCardIds.filter((id) => findEventCard(id) === text),
  })),
  rooms: [...box.printed.room],
  tokenKinds: [...box.printed.tokenKind],
  door,
  articles: [...box.printed.article],
  headlines: [...box.printed.headline],
  advertisements: [...box.printed.advertisement],
  scenarios: [...box.printed.scenario],
  bases: [...box.printed.base],
};

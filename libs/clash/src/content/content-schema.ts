import { tileFaceSchema } from '#skirmish/board';
import { z } from 'zod';
import { idSchema } from '../words.js';
import { articleValues, articleValuesSchema } from './article-values.js';
import { blankWound, box, findWoundCard, woundCardIds } from './catalogue.js';
import {
  heroSchema,
  objectKindSchema,
  powerCardSchema,
  referenceCardSchema,
  scenarioSchema,
  sidekickSchema,
  tokenKindSchema,
  villainSheetSchema,
  woundCardSchema,
} from './schema.js';

/** A text of the wound pile with the cards that carry it: games speak of single cards. */
const printedWoundSchema = z
  .strictObject({
    ...woundCardSchema.shape,
    cardIds: z.array(idSchema).meta({
      description:
        'The cards of the pile with this text; none for the blank one, whose cards are `wound:blank-1` and so on.',
    }),
  })
  .meta({ id: 'WoundCard', description: 'A text of the wound pile, with its cards (CLASH-113, CLASH-171).' });

/** Everything in the box, one list a kind, in canonical order (CLASH-202). */
export const contentSchema = z.strictObject({
  heroes: z.array(heroSchema),
  powerCards: z.array(powerCardSchema),
  woundCards: z.array(printedWoundSchema).meta({ description: 'The blank wound card comes last (CLASH-250).' }),
  villainSheets: z.array(villainSheetSchema),
  sidekicks: z.array(sidekickSchema),
  objectKinds: z.array(objectKindSchema),
  tokenKinds: z.array(tokenKindSchema),
  tileFaces: z.array(tileFaceSchema),
  referenceCards: z.array(referenceCardSchema),
  scenarios: z.array(scenarioSchema),
  articleValues: articleValuesSchema,
});
export type Content = z.output<typeof contentSchema>;

/** The box as `contentSchema` describes it. */
export const content: Content = {
  heroes: [...box.printed.hero],
  powerCards: [...box.printed.powerCard],
  woundCards: [...box.printed.woundText, blankWound].map((card) => ({
    ...card,
    cardIds: woundCardIds.filter((cardId) => findWoundCard(cardId) === card),
  })),
  villainSheets: [...box.printed.villainSheet],
  sidekicks: [...box.printed.sidekick],
  objectKinds: [...box.printed.objectKind],
  tokenKinds: [...box.printed.tokenKind],
  tileFaces: [...box.printed.tileFace],
  referenceCards: [...box.printed.referenceCard],
  scenarios: [...box.printed.scenario],
  articleValues: { ...articleValues },
};

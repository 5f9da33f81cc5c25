import { idSchema } from '#skirmish';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { vocabulary } from './vocabulary.js';

const { conditionSchema, modifierSchema, grantSchema, effectSchema } = vocabulary;
const number = z.int().min(-9).max(9).optional();

/** An event card of the overlord: a technique, an event, or both (SKAROV-EVT-01). */
export const eventCardSchema = z
  .strictObject({
    id: idSchema,
    name: localizedSchema,
    copies: z.int().min(1).max(4),
    technique: z
      .strictObject({ speed: number, attack: number, defense: number, actions: number })
      .optional()
      .meta({ id: 'EventTechnique', description: 'Modifiers of a villain sheet for the turn (SKAROV-EVT-02).' }),
    event: z
      .strictObject({
        text: localizedSchema,
        needs: conditionSchema.optional().meta({ description: 'The condition of its play.' }),
        modifiers: z.array(modifierSchema).optional(),
        grants: z
          .array(grantSchema)
          .optional()
          .meta({ description: 'Like modifiers, until the turn ends (SKAROV-EVT-08).' }),
        effects: z.array(effectSchema).optional(),
      })
      .optional()
      .meta({ id: 'OverlordEvent' }),
  })
  .refine(({ technique, event }) => technique !== undefined || event !== undefined, 'A card does something.')
  .meta({ id: 'EventCard', description: 'An event card of the overlord, with its copies (SKAROV-EVT-01).' });
export type EventCard = z.output<typeof eventCardSchema>;

import { z } from 'zod';
import type { Words } from '../vocabulary/language.js';
import { localizedSchema } from '../vocabulary/one-word.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { cardSideSchema, figureIdSchema } from '../words.js';
import { named } from './hero-records.js';

/** The rule ids that descriptions of cards name. */
export interface CardCitations {
  readonly technique: string;
  readonly powerCard: string;
  readonly woundCard: string;
}

const modifier = z.int().min(-9).max(9).optional();

/** The schemas of power cards and wound cards. */
export function cardRecords<W extends Words>(
  { powerSchema }: Vocabulary<W>,
  { technique, powerCard, woundCard }: CardCitations,
) {
  const techniqueSchema = z
    .strictObject({ speed: modifier, attack: modifier, defense: modifier, mind: modifier })
    .meta({ id: 'Technique', description: `Modifiers of the turn (${technique}).` });
  const powerCardSchema = z
    .strictObject({
      ...named,
      heroId: figureIdSchema,
      set: z.enum(['BASE', 'WEAKNESS', 'ROOKIE', 'VETERAN']).meta({ id: 'CardSet' }),
      flavor: localizedSchema,
      special: z
        .strictObject({
          type: z.enum(['MOVEMENT', 'ATTACK', 'DEFENSE', 'MIND', 'COORDINATION', 'WEAKNESS']).meta({ id: 'PowerType' }),
          text: localizedSchema,
          power: powerSchema,
        })
        .meta({ id: 'SpecialPower' })
        .optional(),
      technique: techniqueSchema.optional(),
    })
    .meta({
      id: 'PowerCard',
      description: `A power card: special power left, secret technique right (${powerCard}).`,
    });
  const woundCardSchema = z
    .strictObject({
      ...named,
      copies: z.int().min(1).max(4),
      side: cardSideSchema,
      text: localizedSchema,
      technique: techniqueSchema.optional(),
      power: powerSchema.optional(),
    })
    .meta({ id: 'WoundCard', description: `A text of the wound pile, with its copies (${woundCard}).` });
  return { techniqueSchema, powerCardSchema, woundCardSchema };
}

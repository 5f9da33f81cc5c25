import { z } from 'zod';
import { localizedSchema } from '../vocabulary/one-word.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Words } from '../vocabulary/language.js';
import { figureIdSchema, idSchema, missionIdSchema } from '../words.js';

/** The first fields of every record. */
export const named = { id: idSchema, name: localizedSchema };

/** The numbers of sheets. */
export const speed = z.int().min(0).max(5);
export const attack = z.int().min(0).max(6);
export const defense = z.int().min(1).max(9);
export const health = z.int().min(1).max(9);
const mind = z.int().min(1).max(7);

export const emblem = { emblem: idSchema, color: z.string().regex(/^#[0-9a-f]{6}$/) };

/** The rule ids that descriptions of heroes name, and one of them whole. */
export interface HeroCitations {
  readonly missionLook: string;
  readonly mission: string;
  /** The heroes, and their number: the description of the record. */
  readonly heroes: string;
}

/** The schemas of heroes, with a sheet for each rank. */
export function heroRecords<W extends Words>(
  { conditionSchema, powerSchema }: Vocabulary<W>,
  { missionLook, mission, heroes }: HeroCitations,
) {
  const innatePowerSchema = z
    .strictObject({ id: idSchema, name: localizedSchema, text: localizedSchema, power: powerSchema })
    .meta({ id: 'InnatePower' });
  const missionSchema = z
    .strictObject({
      id: missionIdSchema,
      text: localizedSchema,
      condition: conditionSchema.meta({ description: `Looked at for the hero as SELF (${missionLook}).` }),
      atEnd: z.boolean().meta({ description: 'Looked at once, when the game has ended.' }),
    })
    .meta({ id: 'Mission', description: `A personal mission (${mission}).` });
  const heroSheetSchema = z
    .strictObject({ speed, attack, defense, mind, health, innate: innatePowerSchema })
    .meta({ id: 'HeroSheet' });
  const heroSchema = z
    .strictObject({
      ...named,
      id: figureIdSchema,
      type: localizedSchema,
      flavor: localizedSchema,
      emblem: emblem.emblem.meta({ description: 'The emblem that pictures draw for the hero.' }),
      color: emblem.color,
      missions: z.array(missionSchema).length(2),
      praise: localizedSchema.meta({ description: 'Headline of the praise article.' }),
      discredit: localizedSchema.meta({ description: 'Headline of the discredit article.' }),
      sheets: z
        .strictObject({ ROOKIE: heroSheetSchema, HERO: heroSheetSchema, VETERAN: heroSheetSchema })
        .meta({ id: 'HeroSheets' }),
    })
    .meta({ id: 'Hero', description: heroes });
  return { innatePowerSchema, missionSchema, heroSheetSchema, heroSchema };
}

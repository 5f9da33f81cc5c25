import { z } from 'zod';
import { localizedSchema } from '../vocabulary/one-word.js';
import { attack, defense, emblem, health, named, speed } from './hero-records.js';

/** The parameters of a game for its villains: the least actions of one, and the rules that it names. */
export interface VillainTerms {
  readonly leastActions: number;
  readonly villainSheet: string;
  readonly lieutenant: string;
}

/** The schema of villain sheets, with the innate powers of the game. */
export const villainRecords = <P extends z.ZodType>(
  innatePowerSchema: P,
  { leastActions, villainSheet, lieutenant }: VillainTerms,
) => ({
  villainSheetSchema: z
    .strictObject({
      ...named,
      type: localizedSchema,
      rank: z.enum(['MINION', 'LIEUTENANT', 'MASTER']).meta({ id: 'VillainRank' }),
      figures: z.int().min(1).max(10),
      speed,
      attack,
      defense,
      health,
      actions: z.int().min(leastActions).max(5),
      ...emblem,
      powers: z.array(innatePowerSchema).min(1),
      origin: localizedSchema,
    })
    .refine(({ rank, figures }) => rank !== 'LIEUTENANT' || figures === 1, `A lieutenant is unique (${lieutenant}).`)
    .meta({ id: 'VillainSheet', description: `A villain: one or more figures (${villainSheet}).` }),
});

import { campaignOptionOf, heroRecordSchemaOf } from '#skirmish/campaign';
import { decisionSeconds } from '#skirmish/flow';
import { z } from 'zod';
import { scenarioSchema } from './content/schema.js';
import { difficultySchema, idSchema, modeSchema, rankSchema, sideSchema } from './words.js';

const heroRecordSchema = heroRecordSchemaOf(rankSchema);

const perSide = z.int().min(1).max(5).optional();

/** The options of a game, chosen by its opener, field by field; `optionsSchema` checks that they fit each other and the box. */
export const optionsFields = z.strictObject({
  mode: modeSchema.default('VERSUS'),
  scenarioId: idSchema.default('rooftop-rumble').meta({ description: 'A scenario of the box.' }),
  scenario: scenarioSchema.optional().meta({ description: 'A scenario of your own instead.' }),
  seatsA: z
    .int()
    .min(1)
    .max(6)
    .default(1)
    .meta({ description: 'Seats of side A, or of the one side in solo and co-op.' }),
  seatsB: z.int().min(1).max(5).default(1).meta({ description: 'Seats of side B; versus only.' }),
  heroesA: perSide.meta({ description: 'Heroes of side A; by default as CLASH-201 says.' }),
  heroesB: perSide.meta({ description: 'Heroes of side B; by default as CLASH-201 says.' }),
  rankA: rankSchema.optional().meta({ description: 'Rank of the heroes of side A; absent: by the scenario.' }),
  rankB: rankSchema.optional().meta({ description: 'Rank of the heroes of side B; absent: by the scenario.' }),
  startSide: sideSchema.default('A').meta({ description: 'The start of the one side of solo and co-op (CLASH-191).' }),
  difficulty: difficultySchema
    .optional()
    .meta({ description: 'Solo and co-op: the defense of villains; absent: as printed.' }),
  campaign: campaignOptionOf(heroRecordSchema),
  decisionSeconds,
});
export type Options = z.output<typeof optionsFields>;

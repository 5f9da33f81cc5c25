import { z } from 'zod';
import { scenarioSchema } from './content/schema.js';
import {
  cardIdSchema,
  difficultySchema,
  figureIdSchema,
  idSchema,
  modeSchema,
  rankSchema,
  sideSchema,
} from './words.js';

/** A hero as a campaign hands him to a game: what he has become so far (CLASH-072 to CLASH-075). */
export const heroRecordSchema = z
  .strictObject({
    heroId: figureIdSchema,
    rank: rankSchema,
    cards: z.array(cardIdSchema).min(8).max(10).meta({ description: 'His cards, the weakness among them.' }),
    setAside: z.array(cardIdSchema).max(2).meta({ description: 'Cards that a Rookie has set aside.' }),
  })
  .meta({ id: 'HeroRecord', description: 'A hero of a campaign.' });
export type HeroRecord = z.output<typeof heroRecordSchema>;

const perSide = z.int().min(1).max(5).optional();

/** What whoever opens a game chooses, field by field; `optionsSchema` looks whether they fit each other and the box. */
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
  startSide: sideSchema
    .default('A')
    .meta({ description: 'Which start the one side of solo and co-op has (CLASH-191).' }),
  difficulty: difficultySchema
    .optional()
    .meta({ description: 'Solo and co-op: the defense of villains; absent: as printed.' }),
  campaign: z
    .strictObject({
      campaignId: z.uuid().optional().meta({ description: 'The campaign that the adventure was opened from.' }),
      heroes: z
        .array(heroRecordSchema)
        .max(6)
        .meta({ description: 'Heroes of whom it has no record begin as Rookies.' }),
    })
    .meta({ id: 'CampaignRecords', description: 'An adventure of a campaign: its heroes as they are.' })
    .optional(),
  decisionSeconds: z
    .int()
    .min(10)
    .max(604_800)
    .nullable()
    .default(null)
    .meta({ description: 'Time for each decision, in seconds: a day when left out; null: no deadline.' }),
});
export type Options = z.output<typeof optionsFields>;

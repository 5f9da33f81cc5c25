import { z } from 'zod';
import {
  cardIdSchema,
  countSchema,
  difficultySchema,
  endReasonSchema,
  idSchema,
  modeSchema,
  outcomeSchema,
  sideSchema,
  stepSchema,
} from '../words.js';
import {
  boardViewSchema,
  figureViewSchema,
  modifierViewSchema,
  objectViewSchema,
  specialActionViewSchema,
  testViewSchema,
  tokenViewSchema,
} from './piece-view-schema.js';
import { ownScenarioSchema } from './scenario-view-schema.js';
import {
  activeViewSchema,
  heroViewSchema,
  seatViewSchema,
  sideSecretsSchema,
  sideViewSchema,
  stakeViewSchema,
  windowViewSchema,
} from './table-view-schema.js';

/** Where a turn stands. */
export const phaseSchema = z
  .enum([
    'SETUP',
    'TURN_START',
    'STRATEGY',
    'ACTIVATION',
    'VILLAIN',
    'WOUNDS',
    'PROMOTION',
    'UPKEEP',
    'ADVANCEMENT',
    'OVER',
  ])
  .meta({ id: 'Phase', description: 'The phase of the turn (clash.md 4).' });

/** The view of a game for a seat, a spectator or an auditor (clash.md 6). */
export const viewSchema = z.strictObject({
  turn: countSchema.meta({ description: '0 during set-up.' }),
  turnLimit: countSchema,
  phase: phaseSchema,
  step: stepSchema.optional().meta({ description: 'The step that waits for seats; absent while automatic steps run.' }),
  mode: modeSchema,
  scenarioId: idSchema.meta({ description: 'Its record stands in the content, or in the options of the game.' }),
  ownScenario: ownScenarioSchema
    .optional()
    .meta({ description: 'For a scenario that is not in the box: the texts that the content has for the others.' }),
  difficulty: difficultySchema.optional().meta({ description: 'Extra defense of villains (CLASH-196).' }),
  firstSide: sideSchema.optional().meta({ description: 'Of this turn, once initiative is counted.' }),
  nextSide: sideSchema.optional().meta({ description: 'The side whose initiative card comes next.' }),
  seats: z.array(seatViewSchema).max(6),
  sides: z.array(sideViewSchema).max(2).meta({ description: 'Solo and co-op have one.' }),
  heroes: z.array(heroViewSchema).max(6).meta({ description: 'In canonical order (CLASH-202).' }),
  figures: z.array(figureViewSchema).max(60).meta({ description: 'In canonical order.' }),
  board: boardViewSchema,
  objects: z.array(objectViewSchema),
  tokens: z.array(tokenViewSchema),
  tests: z.array(testViewSchema),
  specialActions: z.array(specialActionViewSchema),
  modifiers: z.array(modifierViewSchema).meta({ description: 'Changes laid by effects, summed up.' }),
  track: z
    .strictObject({ at: countSchema, length: countSchema })
    .meta({ id: 'TrackView' })
    .optional()
    .meta({ description: 'The progress track; absent when the sheet has none.' }),
  villainItem: countSchema.optional().meta({ description: 'Next item of the list of the villain while it runs.' }),
  active: activeViewSchema.optional(),
  window: windowViewSchema.optional(),
  atStake: z.array(stakeViewSchema).max(4),
  villainBeatenBy: sideSchema.optional().meta({ description: 'The side that dealt the last damage to the villain.' }),
  woundPile: countSchema,
  woundDiscard: z.array(cardIdSchema).max(40).meta({ description: 'The common discard pile of wound cards, sorted.' }),
  shownWounds: z
    .array(cardIdSchema)
    .max(40)
    .meta({ description: 'Wound cards that all players have seen, sorted; the content says which text each has.' }),
  result: z.strictObject({ outcome: outcomeSchema, reason: endReasonSchema }).meta({ id: 'GameOver' }).optional(),
  own: sideSecretsSchema.optional().meta({ description: 'For a seat: the secrets of its side.' }),
  secrets: z
    .array(sideSecretsSchema)
    .max(2)
    .optional()
    .meta({ description: 'For auditors: the secrets of each side.' }),
});

export type View = z.output<typeof viewSchema>;
export type SeatView = View['seats'][number];
export type SideView = View['sides'][number];
export type HeroView = View['heroes'][number];
export type FigureView = View['figures'][number];
export type TestView = View['tests'][number];
export type BoardView = View['board'];
export type WindowView = NonNullable<View['window']>;
export type SideSecrets = NonNullable<View['own']>;

import { z } from 'zod';
import {
  cardIdSchema,
  endReasonSchema,
  idSchema,
  LAST_TURN,
  rankSchema,
  seatSchema,
  sideSchema,
  stepSchema,
} from '../words.js';
import {
  adventureViewSchema,
  boardViewSchema,
  count,
  figureViewSchema,
  modifierViewSchema,
  objectiveViewSchema,
  testViewSchema,
  tokenViewSchema,
} from './piece-view-schema.js';
import {
  activeViewSchema,
  articleViewSchema,
  heroViewSchema,
  overlordViewSchema,
  seatViewSchema,
  secretsSchema,
  villainViewSchema,
  windowViewSchema,
} from './table-view-schema.js';

const phaseSchema = z
  .enum(['SETUP', 'TURN_START', 'STRATEGY', 'ACTIVATION', 'ROOM', 'END_OF_TURN', 'UPKEEP', 'ADVANCEMENT', 'OVER'])
  .meta({ id: 'Phase', description: 'The phase of the turn (skarov.md 4).' });

/** The view of a game for a seat, a spectator or an auditor (skarov.md 6). */
export const viewSchema = z.strictObject({
  turn: count.meta({ description: '0 during set-up.' }),
  turnLimit: count.meta({
    description: `The last turn: ${LAST_TURN} where neither options nor scenario name one (SKAROV-GEN-07).`,
  }),
  phase: phaseSchema,
  step: stepSchema.optional().meta({ description: 'The step that waits for seats; absent while automatic steps run.' }),
  adventure: adventureViewSchema.optional().meta({ description: 'Absent before it is chosen.' }),
  allowedRanks: z
    .array(z.strictObject({ seat: seatSchema, rank: rankSchema }).meta({ id: 'AllowedRank' }))
    .max(40)
    .meta({ description: 'Ranks above the scenario’s that the overlord has allowed, latest last (SKAROV-RANK-06).' }),
  seats: z.array(seatViewSchema).max(5),
  heroes: z.array(heroViewSchema).max(4).meta({ description: 'In canonical order (SKAROV-GEN-14).' }),
  overlord: overlordViewSchema,
  figures: z.array(figureViewSchema).max(80).meta({ description: 'In canonical order.' }),
  board: boardViewSchema,
  tokens: z.array(tokenViewSchema),
  tests: z.array(testViewSchema),
  modifiers: z.array(modifierViewSchema).meta({ description: 'Changes laid by effects.' }),
  objectives: z.array(objectiveViewSchema).max(4).meta({ description: 'In order of tile number.' }),
  finalCombat: z.boolean().meta({ description: 'All objectives are settled (SKAROV-FINAL-01).' }),
  heroOutDuringFinalCombat: z.boolean(),
  initiativeCards: count.meta({ description: 'Initiative cards that have not come up yet.' }),
  activatedSheets: z.array(idSchema).max(40).meta({ description: 'Sheets with an activation token (SKAROV-ACT-06).' }),
  slotsUsed: count.meta({ description: 'Villain slots used this turn (SKAROV-ACT-07).' }),
  active: activeViewSchema.optional(),
  villain: villainViewSchema.optional(),
  endOfTurnItem: count.optional().meta({ description: 'Next item of the end of the turn while it runs.' }),
  window: windowViewSchema.optional(),
  page: z.array(articleViewSchema).max(40).meta({ description: 'The front page, as it was won (SKAROV-OBJ-02).' }),
  difference: z.int().meta({ description: 'Articles of the heroes minus those of the overlord (SKAROV-NEWS-05).' }),
  woundPile: count,
  woundDiscard: z.array(cardIdSchema).max(40).meta({ description: 'The common discard pile, in canonical order.' }),
  shownWounds: z.array(cardIdSchema).max(40).meta({ description: 'Wound cards that all players have seen.' }),
  result: z.strictObject({ reason: endReasonSchema, winner: sideSchema }).meta({ id: 'GameOver' }).optional(),
  sideSecrets: secretsSchema.optional().meta({ description: 'The secrets of the viewer’s side.' }),
});

export type View = z.output<typeof viewSchema>;
export type SeatView = View['seats'][number];
export type HeroView = View['heroes'][number];
export type FigureView = View['figures'][number];
export type TestView = View['tests'][number];
export type BoardView = View['board'];
export type WindowView = NonNullable<View['window']>;
export type Secrets = NonNullable<View['sideSecrets']>;

import { viewFields } from '#skirmish/view';
import { z } from 'zod';
import { deedSchema } from '../content/vocabulary.js';
import { plays, tokens } from '../events/event-fields.js';
import {
  articleIdSchema,
  articleSizeSchema,
  countSchema,
  figureIdSchema,
  idSchema,
  newspaperSchema,
  objectUseSchema,
  pieceIdSchema,
  rankSchema,
  seatSchema,
  sideSchema,
} from '../words.js';

const { cards, hero } = viewFields;

/** A seat, and how far it is. */
export const seatViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...viewFields.seat,
    side: sideSchema,
    passed: z.boolean().meta({ description: 'Takes no team-up hero or sidekick any more.' }),
    takeBacks: countSchema.meta({ description: 'Plans that it may still take back this turn (CLASH-239).' }),
    proposals: countSchema.meta({ description: 'Orders that it may still propose this turn (CLASH-240).' }),
  })
  .meta({ id: 'SeatView' });

const articleKind = z.enum(['OBJECTIVE', 'PRAISE', 'DISCREDIT']).meta({ id: 'ArticleKind' });
const article = {
  articleId: articleIdSchema.meta({ description: 'The article of the sheet, or the hero.' }),
  size: articleSizeSchema,
  points: z.int(),
};

export const articleViewSchema = z
  .strictObject({ kind: articleKind, ...article, turn: countSchema.meta({ description: 'When it was won.' }) })
  .meta({ id: 'ArticleView', description: 'An article on a front page.' });

export const stakeViewSchema = z
  .strictObject(article)
  .meta({ id: 'StakeView', description: 'An article of the sheet that no side has won yet.' });

export const sideViewSchema = z
  .strictObject({
    side: sideSchema,
    newspaper: newspaperSchema.optional(),
    heroPlaces: countSchema.meta({ description: 'Heroes that the side may have (CLASH-201).' }),
    higherRank: z.boolean().optional().meta({ description: 'The answer of CLASH-204; absent when it was not asked.' }),
    deck: countSchema.meta({ description: 'Initiative cards that have not come up yet.' }),
    page: z.array(articleViewSchema).max(20),
    points: z.int().meta({ description: 'Of the page now.' }),
    outs: z
      .array(z.strictObject({ sheetId: idSchema, count: countSchema }).meta({ id: 'OutsView' }))
      .meta({ description: 'Figures that the side has put out, by sheet (CLASH-246).' }),
  })
  .meta({ id: 'SideView' });

/** A hero beside its figure, as far as all players see it. */
export const heroViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...viewFields.heroOf(deedSchema, rankSchema),
    side: sideSchema,
    teamUp: z.boolean(),
    set: cards.meta({ description: 'Its power cards, in all places; also those that were not chosen.' }),
    choosesCards: z.boolean().meta({ description: 'Three cards are still to be chosen.' }),
    hand: countSchema.meta({ description: 'Cards in hand; in the strategy as the step began.' }),
    wounds: countSchema.meta({ description: 'Wound cards among them.' }),
    woundLimit: countSchema
      .optional()
      .meta({ description: 'Wound cards in hand that put it out; none for team-up heroes.' }),
    planned: z.boolean().meta({ description: 'Has a plan that is not revealed yet.' }),
    tokensPlaced: z.boolean().meta({ description: 'Has team-up tokens that are not revealed yet.' }),
    tokens: tokens.meta({ description: 'Team-up tokens revealed this turn.' }),
    setAside: cards,
  })
  .meta({ id: 'HeroView', description: 'A hero beside its figure, as far as all players see it.' });

/** The hero whose activation runs. */
export const activeViewSchema = z
  .strictObject({
    heroId: hero,
    actions: countSchema.meta({ description: 'Left.' }),
    granted: countSchema.meta({ description: 'In all, at most 5 (CLASH-213).' }),
    sidekicks: z.array(figureIdSchema).max(2).meta({ description: 'Sidekicks that have still their action.' }),
  })
  .meta({ id: 'ActiveView' });

/** An attack that a window interrupts. */
export const attackViewSchema = z
  .strictObject({
    ...viewFields.attack,
    weaponId: pieceIdSchema.optional(),
  })
  .meta({ id: 'AttackView', description: 'The attack that runs while a window is open.' });

/** A test that a window interrupts. */
export const trialViewSchema = z
  .strictObject({
    ...viewFields.trial,
    objectId: pieceIdSchema.optional(),
    use: objectUseSchema.optional(),
  })
  .meta({ id: 'TrialView', description: 'The test that runs while a window is open.' });

/** A question that interrupts. */
export const windowViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...viewFields.window,
    options: viewFields.window.options.max(160),
    attack: attackViewSchema.optional(),
    test: trialViewSchema.optional(),
  })
  .meta({ id: 'WindowView', description: 'A question that has to be answered first (CLASH-243).' });

/** The secrets of a side, for its seats (CLASH-109). */
export const sideSecretsSchema = z
  .strictObject({
    side: sideSchema,
    deck: z.array(hero).max(6).meta({ description: 'The initiative deck, next card first.' }),
    heroes: z
      .array(
        z
          .strictObject({
            heroId: hero,
            hand: cards.meta({ description: 'Cards in hand, without those planned this turn.' }),
            plan: plays.optional().meta({ description: 'Laid this turn, not revealed yet.' }),
            tokens: tokens.optional().meta({ description: 'Team-up tokens placed, not revealed yet.' }),
            notTaken: cards.meta({ description: 'Power cards that were not chosen for this game.' }),
          })
          .meta({ id: 'HeroSecrets' }),
      )
      .max(6),
  })
  .meta({ id: 'SideSecrets', description: 'The secrets of a side, for its seats: allies consult freely (CLASH-109).' });

import {
  attackModeSchema,
  eventFields,
  localizedSchema,
  missionIdSchema,
  powerIdSchema,
  testKeySchema,
} from '#skirmish';
import { z } from 'zod';
import { deedSchema } from '../content/vocabulary.js';
import { articleSubjects } from '../front-page/page.js';
import {
  cardIdSchema,
  cardSideSchema,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  rankSchema,
  seatSchema,
  sideSchema,
} from '../words.js';
import { count } from './piece-view-schema.js';

const card = cardIdSchema.meta({ description: 'Id of a card, as in the content.' });
const cards = z.array(card).max(40);
const hero = figureIdSchema.meta({ description: 'Id of a hero, as in the content.' });
const sheetId = idSchema.meta({ description: 'Id of a villain sheet, as in the content.' });
const faces = z.array(z.string().max(4)).meta({ description: 'Faces in the order rolled.' });

/** A seat, and how far it is. */
export const seatViewSchema = z
  .strictObject({
    seat: seatSchema,
    side: sideSchema,
    mainHero: hero.optional(),
    ready: z.boolean(),
    resigned: z.boolean(),
    takeBacks: count.meta({ description: 'Plans, or event cards, that it may still take back (SKAROV-STRAT-14).' }),
    proposals: count.meta({ description: 'Orders that it may still propose this turn (SKAROV-STRAT-11).' }),
  })
  .meta({ id: 'SeatView' });

/** A hero beside his figure, as far as everybody sees it. */
export const heroViewSchema = z
  .strictObject({
    heroId: hero.meta({ description: 'His figure has the same id.' }),
    seat: seatSchema,
    rank: rankSchema,
    deck: cards.meta({ description: 'His power cards in this game, wherever they lie (SKAROV-RANK-04).' }),
    setAside: cards.meta({ description: 'What a Rookie has taken out (SKAROV-RANK-05).' }),
    hand: count.meta({ description: 'Power cards in hand; in the strategy as it began (SKAROV-STRAT-13).' }),
    wounds: count.meta({ description: 'Wound cards in hand; in the strategy as it began (SKAROV-STRAT-13).' }),
    discard: cards,
    inPlay: eventFields.plays.meta({ description: 'Cards revealed this turn.' }),
    planned: z
      .array(z.strictObject({ side: cardSideSchema, cardId: card.optional() }).meta({ id: 'LaidCard' }))
      .max(2)
      .optional()
      .meta({ description: 'His plan, before the reveal: where cards lie; which, if face up (SKAROV-STRAT-07).' }),
    missionId: missionIdSchema.optional(),
    missionDone: z.boolean(),
    activated: z.boolean(),
    bonusActions: z.int().meta({ description: 'Given for his coming activation; below 0: taken from it.' }),
    drewWound: z.boolean().meta({ description: 'Has drawn his wound card of this turn (SKAROV-WND-03).' }),
    usedPowers: z.array(powerIdSchema).max(40).meta({ description: 'Powers that have served this turn.' }),
    deeds: z
      .array(z.strictObject({ deed: deedSchema, count }).meta({ id: 'DeedCount' }))
      .meta({ description: 'What he has done, as far as missions count it (SKAROV-MISS-01).' }),
  })
  .meta({ id: 'HeroView', description: 'A hero beside his figure, as far as everybody sees it.' });

/** The overlord's cards, as far as everybody sees them. */
export const overlordViewSchema = z
  .strictObject({
    seat: seatSchema,
    hand: count,
    pile: count,
    discard: cards.meta({ description: 'In canonical order.' }),
    set: z
      .array(z.strictObject({ sheetId, cardId: card.optional() }).meta({ id: 'SetEventView' }))
      .max(4)
      .meta({ description: 'Event cards by sheets; which, if face up (SKAROV-STRAT-07).' }),
  })
  .meta({ id: 'OverlordView' });

/** The hero whose activation runs. */
export const activeViewSchema = z
  .strictObject({ figureId: figureIdSchema, actions: count.meta({ description: 'Left.' }), granted: count })
  .meta({ id: 'ActiveView', description: 'The figure whose activation runs.' });

/** The villain sheet whose activation runs. */
export const villainViewSchema = z
  .strictObject({
    sheetId,
    figureIds: z.array(figureIdSchema).max(40),
    finished: z.array(figureIdSchema).max(40),
    event: card.optional().meta({ description: 'The event played in this activation (SKAROV-EVT-05).' }),
  })
  .meta({ id: 'VillainView', description: 'The villain sheet whose activation runs (SKAROV-ACT-03).' });

/** An article on the front page (SKAROV-OBJ-02). */
export const articleViewSchema = z
  .strictObject({
    subject: z.enum(articleSubjects).meta({ id: 'ArticleSubject' }),
    articleId: idSchema,
    side: sideSchema,
    weight: count,
    turn: count,
  })
  .meta({ id: 'ArticleView', description: 'An article on the front page.' });

const attackViewSchema = z
  .strictObject({
    attackerId: figureIdSchema,
    targetId: figureIdSchema,
    mode: attackModeSchema,
    combat: faces,
    power: faces,
    successes: count.optional().meta({ description: 'Absent before the roll.' }),
    hit: z.boolean().optional().meta({ description: 'Absent before the comparison.' }),
  })
  .meta({ id: 'AttackView', description: 'The attack that runs while a window is open.' });

const trialViewSchema = z
  .strictObject({
    heroId: hero,
    testKey: testKeySchema,
    characteristic: characteristicSchema,
    faces: z.array(z.int()),
    total: z.int(),
  })
  .meta({ id: 'TrialView', description: 'The test that runs while a window is open.' });

/** A question that interrupts (SKAROV-GEN-09). */
export const windowViewSchema = z
  .strictObject({
    seat: seatSchema,
    kind: z.enum(['REACTION', 'PUSH', 'CHOICE']).meta({ id: 'WindowKind' }),
    figureId: figureIdSchema.optional().meta({ description: 'Whose power may answer, or who may be pushed.' }),
    powerId: powerIdSchema.optional().meta({ description: 'The power that may answer.' }),
    source: idSchema.optional().meta({ description: 'The card, sheet or rule that asks.' }),
    options: z
      .array(
        z
          .strictObject({ ...eventFields.windowOptionSchema.shape, text: localizedSchema.optional() })
          .meta({ id: 'OptionView', description: 'What can be answered; the text where it is one of several texts.' }),
      )
      .max(225)
      .optional()
      .meta({ description: 'Seen by the seat that is asked.' }),
    attack: attackViewSchema.optional(),
    test: trialViewSchema.optional(),
  })
  .meta({ id: 'WindowView', description: 'A question that has to be answered first (SKAROV-GEN-09).' });

/** What the seats of a side see of it: those of the heroes share all their cards, the overlord has his own. */
export const secretsSchema = z
  .strictObject({
    heroes: z
      .strictObject({
        deck: z.array(hero).max(4).meta({ description: 'The initiative cards, first to act first.' }),
        cards: z
          .array(
            z
              .strictObject({
                heroId: hero,
                hand: cards.meta({ description: 'What is planned this turn not among it.' }),
                plan: eventFields.plays.optional().meta({ description: 'Laid this turn, not revealed yet.' }),
              })
              .meta({ id: 'CardsOfHero' }),
          )
          .max(4),
      })
      .meta({ id: 'HeroSecrets' })
      .optional(),
    overlord: z
      .strictObject({
        hand: cards,
        set: z.array(z.strictObject({ sheetId, cardId: card }).meta({ id: 'OwnSetEvent' })).max(4),
      })
      .meta({ id: 'OverlordSecrets' })
      .optional(),
  })
  .meta({ id: 'Secrets', description: 'What the seats of a side see of it; both for auditors, and when all is over.' });

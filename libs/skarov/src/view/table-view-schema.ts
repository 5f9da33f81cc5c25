import { eventFields } from '#skirmish/events';
import { viewFields } from '#skirmish/view';
import { z } from 'zod';
import { deedSchema } from '../content/vocabulary.js';
import { articleSubjects } from '../front-page/page.js';
import { cardSideSchema, figureIdSchema, idSchema, rankSchema, seatSchema, sideSchema } from '../words.js';
import { count } from './piece-view-schema.js';

const { card, cards, hero } = viewFields;
const sheetId = idSchema.meta({ description: 'Id of a villain sheet, as in the content.' });

/** A seat, and how far it is. */
export const seatViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...viewFields.seat,
    side: sideSchema,
    takeBacks: count.meta({ description: 'Plans, or event cards, that it may still take back (SKAROV-STRAT-14).' }),
    proposals: count.meta({ description: 'Orders that it may still propose this turn (SKAROV-STRAT-11).' }),
  })
  .meta({ id: 'SeatView' });

const shownOfHero = viewFields.heroOf(deedSchema, rankSchema);

/** A hero beside its figure, as far as all players see it. */
export const heroViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...shownOfHero,
    deck: cards.meta({ description: 'Its power cards in this game, in all places (SKAROV-RANK-04).' }),
    setAside: cards.meta({ description: 'Cards that a Rookie has taken out (SKAROV-RANK-05).' }),
    hand: count.meta({ description: 'Power cards in hand; in the strategy as it began (SKAROV-STRAT-13).' }),
    wounds: count.meta({ description: 'Wound cards in hand; in the strategy as it began (SKAROV-STRAT-13).' }),
    planned: z
      .array(z.strictObject({ side: cardSideSchema, cardId: card.optional() }).meta({ id: 'LaidCard' }))
      .max(2)
      .optional()
      .meta({ description: 'Its plan, before the reveal: where cards lie; which, if face up (SKAROV-STRAT-07).' }),
    drewWound: shownOfHero.drewWound.meta({ description: 'Has drawn its wound card of this turn (SKAROV-WND-03).' }),
    deeds: shownOfHero.deeds.meta({ description: 'Its deeds, as far as missions count them (SKAROV-MISS-01).' }),
  })
  .meta({ id: 'HeroView', description: 'A hero beside its figure, as far as all players see it.' });

/** The overlord's cards, as far as all players see them. */
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
    inForce: z
      .array(
        z
          .strictObject({ sheetId, cardId: card })
          .meta({ id: 'EventInForceView', description: 'An event in force, and the sheet for whose figures it is.' }),
      )
      .max(5)
      .meta({ description: 'Events of this turn that change rules for the figures of a sheet (SKAROV-EVT-08).' }),
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
  .strictObject(viewFields.attack)
  .meta({ id: 'AttackView', description: 'The attack that runs while a window is open.' });

const trialViewSchema = z
  .strictObject(viewFields.trial)
  .meta({ id: 'TrialView', description: 'The test that runs while a window is open.' });

/** A question that interrupts (SKAROV-GEN-09). */
export const windowViewSchema = z
  .strictObject({
    seat: seatSchema,
    ...viewFields.window,
    options: viewFields.window.options.max(225).optional().meta({ description: 'Seen by the seat that is asked.' }),
    attack: attackViewSchema.optional(),
    test: trialViewSchema.optional(),
  })
  .meta({ id: 'WindowView', description: 'A question that has to be answered first (SKAROV-GEN-09).' });

/** The secrets of a side, for its seats: the heroes share all their cards, the overlord has their own. */
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
                hand: cards.meta({ description: 'Cards in hand, without those planned this turn.' }),
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
  .meta({
    id: 'Secrets',
    description: 'The secrets of a side, for its seats; both for auditors, and when all is over.',
  });

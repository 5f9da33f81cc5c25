import { mattering, revealing, secret } from '#kernel';
import { eventFields } from '#skirmish/events';
import { z } from 'zod';
import { articleSubjects } from '../front-page/page.js';
import { cardSideSchema, endReasonSchema, faceIdSchema, idSchema, sideSchema, stepSchema } from '../words.js';
import {
  by,
  card,
  count,
  figure,
  figures,
  hero,
  objective,
  plays,
  rule,
  sheet,
  source,
  space,
  tileNumber,
} from './event-fields.js';
import { sharedEvents } from './shared-events.js';

/** Steps, and what planning and the reveal have beside what all games have (skarov.md 5.9). */
export const strategyEvents = {
  stepOpened: mattering(
    'DETAIL',
    z
      .strictObject({ step: stepSchema })
      .meta({ description: 'The game waits for seats; its step id is the number of steps so far.' }),
  ),
  heroPlanned: mattering(
    'DETAIL',
    sharedEvents.heroPlanned
      .extend({
        sides: z.array(cardSideSchema).optional().meta({ description: 'Their sides, which are public.' }),
      })
      .meta({ description: 'The cards of a hero are laid, face down (SKAROV-STRAT-07, SKAROV-STRAT-12).' }),
  ),
  windowOpened: mattering(
    'DETAIL',
    sharedEvents.windowOpened
      .extend({ options: secret(z.array(eventFields.windowOptionSchema), { seat: 'seat' }) })
      .meta({
        description:
          'A seat is asked, and the running effect is interrupted; only it sees the options (SKAROV-GEN-09).',
      }),
  ),
  cardShown: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ ...by, heroId: hero, cardId: card, side: cardSideSchema })
        .meta({ description: 'A card of a plan is turned face up and fixed (SKAROV-STRAT-12).' }),
    ),
    { cardId: 'everyone', side: 'everyone' },
  ),
  cardsRevealed: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({
          heroes: z.array(z.strictObject({ heroId: hero, plays }).meta({ id: 'RevealedHero' })),
        })
        .meta({ description: 'All heroes reveal their cards (SKAROV-ACT-01).' }),
    ),
    { heroes: 'everyone' },
  ),
};

/**
 * The steps on the way in a game of Skarov, where up to twenty figures act a turn: its story tells attacks, damage, tests
 * and powers, which name who acts, and who goes out.
 */
export const figureEvents = {
  heroActivated: revealing(
    mattering(
      'DETAIL',
      sharedEvents.heroActivated
        .omit({ sidekicks: true })
        .meta({ description: 'The top initiative card is turned up (SKAROV-ACT-02).' }),
    ),
    { type: 'everyone', heroId: 'everyone', actions: 'everyone' },
  ),
  figureMoved: mattering('DETAIL', sharedEvents.figureMoved),
  testChanged: mattering('DETAIL', sharedEvents.testChanged),
};

/** Villain slots, rooms and the end of the turn (skarov.md 5.10, 5.16). */
export const villainEvents = {
  sheetActivated: mattering(
    'DETAIL',
    z
      .strictObject({ sheetId: sheet, figureIds: figures })
      .meta({ description: 'A villain sheet gets its token; these figures may act (SKAROV-ACT-03, SKAROV-ACT-15).' }),
  ),
  slotPassed: mattering(
    'DETAIL',
    z
      .strictObject({
        drawn: z.boolean().meta({ description: 'No sheet can be activated: a card is drawn instead (SKAROV-ACT-08).' }),
      })
      .meta({ description: 'After a hero no sheet is activated (SKAROV-ACT-07, SKAROV-ACT-08).' }),
  ),
  figureSelected: mattering(
    'DETAIL',
    z
      .strictObject({ figureId: figure, actions: count })
      .meta({ description: 'A figure of the activated sheet acts; the one before is finished (SKAROV-ACT-13).' }),
  ),
  eventPlayed: revealing(
    z
      .strictObject({ ...by, sheetId: sheet, cardId: card })
      .meta({ description: 'A card is played for its event and lies open (SKAROV-EVT-04, SKAROV-EVT-09).' }),
    { cardId: 'everyone' },
  ),
  villainActivationEnded: mattering(
    'DETAIL',
    z.strictObject({ sheetId: sheet }).meta({ description: 'The activation of a sheet is over (SKAROV-ACT-12).' }),
  ),
  eventDiscarded: revealing(
    z
      .strictObject({ ...by, cardId: card, source })
      .meta({ description: 'An event card goes from the hand to the discard pile.' }),
    { cardId: 'everyone' },
  ),
};

/** Rules of rooms and scenarios, objectives, the end (skarov.md 5.16, 5.17). */
export const courseEvents = {
  roomActivated: z
    .strictObject({ tileNumber, faceId: faceIdSchema, spaceId: space })
    .meta({ description: 'Skarov activates a room from its violet space (SKAROV-END-02).' }),
  roomSkipped: mattering('DETAIL', z.strictObject({}).meta({ description: 'No room is activated (SKAROV-END-03).' })),
  ruleTriggered: mattering(
    'DETAIL',
    z
      .strictObject({ ruleId: rule, figureId: figure.optional() })
      .meta({ description: 'A trap or a rule of the scenario is carried out (SKAROV-TILE-13).' }),
  ),
  endOfTurnBegun: mattering(
    'DETAIL',
    z.strictObject({ turn: count }).meta({ description: 'The items of the end of the turn begin (SKAROV-END-12).' }),
  ),
  endOfTurnItem: mattering(
    'DETAIL',
    z
      .strictObject({ item: z.string().max(80), next: count })
      .meta({ description: 'An item of the end of the turn is carried out (SKAROV-END-12).' }),
  ),
  objectiveAdvanced: z
    .strictObject({ objectiveId: objective, by: z.int(), counter: count, source })
    .meta({ description: 'The counter of an objective changes.' }),
  objectiveSettled: mattering(
    'TURNING_POINT',
    z.strictObject({ objectiveId: objective, side: sideSchema }).meta({
      description: 'The heroes have neutralised an objective, or the overlord has reached it (SKAROV-OBJ-01).',
    }),
  ),
  finalCombatBegun: mattering(
    'TURNING_POINT',
    z.strictObject({}).meta({
      description:
        'Every objective is settled: the heroes may open the control room (SKAROV-FINAL-01, SKAROV-FINAL-02).',
    }),
  ),
  escapeOpened: mattering(
    'TURNING_POINT',
    z
      .strictObject({ heroId: hero })
      .meta({ description: 'A hero has fallen in the final combat: Skarov may flee from now on (SKAROV-FINAL-05).' }),
  ),
  articleWon: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        side: sideSchema,
        subject: z.enum(articleSubjects).meta({ id: 'ArticleSubject' }),
        articleId: idSchema,
        weight: count,
      })
      .meta({
        description: 'An article goes on the front page for a side (SKAROV-OBJ-02, SKAROV-NEWS-01 to SKAROV-NEWS-03).',
      }),
  ),
  woundHealed: revealing(
    z
      .strictObject({ heroId: hero, woundId: card, source })
      .meta({ description: 'A wound card goes from a hand to the common discard pile.' }),
    { woundId: 'everyone' },
  ),
  heroesWithdrawn: mattering(
    'TURNING_POINT',
    z.strictObject({ ...by }).meta({ description: 'A seat has resigned (SKAROV-GEN-13).' }),
  ),
  gameEnded: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        reason: endReasonSchema,
        winner: sideSchema,
        difference: z.int().meta({ description: 'Articles of the heroes minus those of the overlord.' }),
        headlineId: idSchema,
      })
      .meta({ description: 'The game has ended, and the page names the winner (SKAROV-GEN-03, SKAROV-NEWS-07).' }),
  ),
};

import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { articleSizeSchema, endReasonSchema, outcomeSchema } from '../words.js';
import { article, behaviorItem, by, cards, count, figure, hero, ofSide, rule, side, source } from './event-fields.js';

/** Effects of cards, sheets and rules on figures, board and plan; wounds; articles; the end (clash.md 5.9, 5.16, 5.17). */
export const effectEvents = {
  ruleTriggered: mattering(
    'DETAIL',
    z
      .strictObject({
        ruleId: rule,
        kind: z.enum(['VILLAIN', 'SCENARIO', 'TRACK', 'ITEM']).meta({ id: 'RuleKind' }),
        figureId: figure.optional(),
      })
      .meta({
        description:
          'A reaction, special rule, step of the track or item of the list is carried out (CLASH-226, CLASH-231).',
      }),
  ),
  villainListBegun: z
    .strictObject({ turn: count })
    .meta({ description: "The villain's end of turn begins (CLASH-091)." }),
  villainItemDone: mattering(
    'DETAIL',
    z
      .strictObject({ itemId: behaviorItem, next: count, skipped: z.boolean() })
      .meta({ description: 'An item is done, or passed over as its condition does not hold.' }),
  ),
  villainListEnded: mattering(
    'DETAIL',
    z
      .strictObject({ reason: z.enum(['DONE', 'VILLAIN_OUT', 'NO_VILLAIN']).meta({ id: 'ListEnd' }) })
      .meta({ description: 'The list is done, dropped or skipped (CLASH-092, CLASH-231).' }),
  ),
  trackMoved: z
    .strictObject({ from: count, to: count, source })
    .meta({ description: 'The progress marker moves one step (CLASH-230).' }),
  heroPromoted: mattering(
    'TURNING_POINT',
    z.strictObject({ ...by, side, heroId: hero, cardIds: ofSide(cards) }).meta({
      description: 'A team-up hero becomes the main hero and adds the cards that were not taken (CLASH-030).',
    }),
  ),
  articleWon: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        side,
        kind: z.enum(['OBJECTIVE', 'PRAISE', 'DISCREDIT']).meta({ id: 'ArticleKind' }),
        articleId: article,
        size: articleSizeSchema,
        points: z.int(),
      })
      .meta({ description: "An article goes on a side's front page (CLASH-180 to CLASH-184)." }),
  ),
  gameEnded: revealing(
    mattering(
      'TURNING_POINT',
      z
        .strictObject({
          outcome: outcomeSchema,
          reason: endReasonSchema,
          pages: z.array(z.strictObject({ side, points: z.int() }).meta({ id: 'PageTotal' })),
        })
        .meta({ description: 'The game has ended; the pages are added up (CLASH-253, CLASH-187).' }),
    ),
    { outcome: 'everyone', reason: 'everyone', pages: 'everyone' },
  ),
  heroesWithdrawn: mattering(
    'TURNING_POINT',
    z.strictObject({ ...by }).meta({ description: 'The heroes of a seat that has resigned leave (CLASH-257).' }),
  ),
};

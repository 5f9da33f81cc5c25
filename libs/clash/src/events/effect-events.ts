import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { untilSchema } from '../content/vocabulary.js';
import { articleSizeSchema, characteristicSchema, endReasonSchema, outcomeSchema } from '../words.js';
import {
  article,
  behaviorItem,
  by,
  card,
  cards,
  count,
  door,
  figure,
  hero,
  mission,
  ofSide,
  piece,
  pieceKind,
  rule,
  side,
  source,
  space,
  testKey,
} from './event-fields.js';

/** What cards, sheets and rules do to figures, board and plan; wounds; articles; the end (clash.md 5.9, 5.16, 5.17). */
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
  damageDealt: z
    .strictObject({ figureId: figure, points: count, damage: count, by: figure.optional(), source: source.optional() })
    .meta({ description: 'A figure takes damage; `damage` is what it has now.' }),
  damagePrevented: z
    .strictObject({ figureId: figure, points: count, source })
    .meta({ description: 'A power takes damage off.' }),
  figureHealed: z
    .strictObject({ figureId: figure, points: count, damage: count, source })
    .meta({ description: 'Damage is healed.' }),
  modifierLaid: mattering(
    'DETAIL',
    z
      .strictObject({ figureId: figure, characteristic: characteristicSchema, by: z.int(), until: untilSchema, source })
      .meta({ description: 'A characteristic is changed for some time.' }),
  ),
  figurePlaced: z
    .strictObject({ figureId: figure, spaceId: space, spawned: z.boolean(), superVillain: z.boolean(), source })
    .meta({ description: 'A figure comes on the board, or is put elsewhere.' }),
  figuresSwapped: z.strictObject({ a: figure, b: figure, source }).meta({ description: 'Two figures change places.' }),
  pieceAdded: z
    .strictObject({
      piece: z.enum(['OBJECT', 'TOKEN']),
      id: piece,
      kindId: pieceKind,
      spaceId: space,
      turns: z.int().min(0).max(3),
      source,
    })
    .meta({ description: 'An object or token comes on the board.' }),
  pieceRemoved: mattering(
    'DETAIL',
    z
      .strictObject({ piece: z.enum(['OBJECT', 'TOKEN', 'FIGURE']), id: piece, source })
      .meta({ description: 'An object, token or figure leaves the board.' }),
  ),
  doorSet: z.strictObject({ door: door, open: z.boolean(), source }).meta({ description: 'A door opens or closes.' }),
  actionsChanged: z
    .strictObject({ heroId: hero, by: z.int(), source })
    .meta({ description: 'A hero gains or loses actions (CLASH-213).' }),
  testChanged: z
    .strictObject({
      testKey: testKey,
      change: z.int(),
      toTotal: z.int().optional().meta({ description: 'Tokens on its result, where that has changed (CLASH-160).' }),
      closed: z.boolean(),
      source,
    })
    .meta({ description: 'A test becomes harder, easier, open or closed.' }),
  trackMoved: z
    .strictObject({ from: count, to: count, source })
    .meta({ description: 'The progress marker moves one step (CLASH-230).' }),
  cardDiscarded: revealing(
    z
      .strictObject({ heroId: hero, cardId: card, source })
      .meta({ description: 'A card goes from a hand to its discard pile.' }),
    { cardId: 'everyone' },
  ),
  dieRolled: mattering(
    'DETAIL',
    z.strictObject({ source, faces: z.array(z.string().max(4)) }).meta({ description: 'A sheet asks for a roll.' }),
  ),
  effectPassedOver: mattering(
    'DETAIL',
    z
      .strictObject({ source, effect: z.string().max(40) })
      .meta({ description: 'An effect found nothing that it could do (CLASH-214).' }),
  ),

  figureOut: revealing(
    mattering(
      'TURNING_POINT',
      z
        .strictObject({
          figureId: figure,
          side: side.nullable().meta({ description: 'The side credited with it; null: nobody (CLASH-246).' }),
          by: figure.optional().meta({ description: 'The hero credited with it.' }),
          cause: z.enum(['DAMAGE', 'WOUNDS', 'RESIGNED', 'OWNER_OUT']).meta({ id: 'OutCause' }),
          woundIds: cards.meta({ description: 'Wound cards that he had, shown to everybody (CLASH-250).' }),
        })
        .meta({ description: 'A figure is out of action and leaves the board.' }),
    ),
    { woundIds: 'everyone' },
  ),
  cardsInPlayDiscarded: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'All cards in play go to the discard piles of their heroes (CLASH-168).' }),
  ),
  woundDrawn: revealing(
    z
      .strictObject({
        heroId: hero,
        side,
        discarded: count.meta({ description: 'Damage discarded for it (CLASH-169).' }),
        woundId: ofSide(card),
        source: source.optional(),
      })
      .meta({ description: 'A hero draws a wound card into his hand.' }),
    { woundId: { side: 'side' } },
  ),
  discardTakenBack: mattering(
    'DETAIL',
    z
      .strictObject({ heroId: hero, cardIds: cards })
      .meta({ description: 'A hero takes back his discard pile (CLASH-052).' }),
  ),
  heroPromoted: mattering(
    'TURNING_POINT',
    z.strictObject({ ...by, side, heroId: hero, cardIds: ofSide(cards) }).meta({
      description: 'A team-up hero becomes the main hero and adds the cards that were not taken (CLASH-030).',
    }),
  ),
  upkeepDone: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'Tokens, marks and effects of the turn leave (CLASH-175).' }),
  ),

  missionAccomplished: z
    .strictObject({ heroId: hero, missionId: mission })
    .meta({ description: 'A personal mission is accomplished (CLASH-019).' }),
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
  campaignStepTaken: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, heroId: hero, gained: card.nullable(), lost: card.nullable() })
      .meta({ description: 'A hero of a campaign advances, or not (CLASH-072, CLASH-073).' }),
  ),
};

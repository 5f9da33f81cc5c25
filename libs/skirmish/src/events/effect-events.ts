import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { untilSchema } from '../content/vocabulary/terms.js';
import { characteristicSchema } from '../content/words.js';
import {
  card,
  cards,
  count,
  door,
  figure,
  hero,
  hidden,
  idList,
  mission,
  ofSide,
  piece,
  pieceKind,
  source,
  space,
} from './event-fields.js';
import type { EventTerms } from './event-terms.js';

/** Effects of cards, sheets and rules on figures and board. */
export const effectEvents = ({ rules }: EventTerms) => ({
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
      .strictObject({
        figureId: figure,
        characteristic: characteristicSchema,
        by: z.int(),
        until: untilSchema,
        source,
      })
      .meta({ description: 'A characteristic is changed for some time.' }),
  ),
  actionsChanged: z
    .strictObject({ heroId: hero, by: z.int(), source })
    .meta({ description: `A hero gains or loses actions (${rules.actionsChanged}).` }),
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
      .meta({ description: `An effect found nothing that it could do (${rules.passedOver}).` }),
  ),
});

/** Effects on the board. */
export const boardEvents = () => ({
  figurePlaced: z
    .strictObject({ figureId: figure, spaceId: space, spawned: z.boolean(), superVillain: z.boolean(), source })
    .meta({ description: 'A figure comes on the board, or is put elsewhere.' }),
  figuresSwapped: z.strictObject({ a: figure, b: figure, source }).meta({ description: 'Two figures change places.' }),
  pieceAdded: z
    .strictObject({
      piece: z.enum(['OBJECT', 'TOKEN']),
      pieceId: piece,
      kindId: pieceKind,
      spaceId: space,
      turns: z.int().min(0).max(3),
      source,
    })
    .meta({ description: 'An object or token comes on the board.' }),
  pieceRemoved: mattering(
    'DETAIL',
    z
      .strictObject({ piece: z.enum(['OBJECT', 'TOKEN', 'FIGURE']), pieceId: piece, source })
      .meta({ description: 'An object, token or figure leaves the board.' }),
  ),
  doorSet: z.strictObject({ door: door, open: z.boolean(), source }).meta({ description: 'A door opens or closes.' }),
});

/** Figures that go out, and wounds. */
export const woundEvents = ({ side, rules }: EventTerms) => ({
  figureOut: revealing(
    mattering(
      'TURNING_POINT',
      z
        .strictObject({
          figureId: figure,
          side: side.nullable().meta({ description: `The side credited with it; null: none (${rules.credited}).` }),
          by: figure.optional().meta({ description: 'The hero credited with it.' }),
          cause: z.enum(['DAMAGE', 'WOUNDS', 'RESIGNED', 'OWNER_OUT']).meta({ id: 'OutCause' }),
          woundIds: cards.meta({
            description: `Wound cards of the figure, shown to all players (${rules.woundsShown}).`,
          }),
        })
        .meta({ description: 'A figure is out of action and leaves the board.' }),
    ),
    { woundIds: 'everyone' },
  ),
  woundPileShuffled: mattering(
    'DETAIL',
    z
      .strictObject({ count, woundIds: hidden(idList) })
      .meta({ description: `The wound cards are shuffled into one pile (${rules.woundPile}).` }),
  ),
  woundDrawn: revealing(
    z
      .strictObject({
        heroId: hero,
        side,
        discarded: count.meta({ description: `Damage discarded for it (${rules.damageDiscarded}).` }),
        woundId: ofSide(card),
        source: source.optional(),
      })
      .meta({ description: 'A hero draws a wound card into its hand.' }),
    { woundId: { side: 'side' } },
  ),
});

/** The end of a turn, and missions. */
export const endOfTurnEvents = ({ rules }: EventTerms) => ({
  cardsInPlayDiscarded: mattering(
    'DETAIL',
    z
      .strictObject({})
      .meta({ description: `All cards in play go to the discard piles of their heroes (${rules.discarded}).` }),
  ),
  discardTakenBack: mattering(
    'DETAIL',
    z
      .strictObject({ heroId: hero, cardIds: cards })
      .meta({ description: `A hero takes back its discard pile (${rules.takenUp}).` }),
  ),
  upkeepDone: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: `Tokens, marks and effects of the turn leave (${rules.upkeep}).` }),
  ),
  missionAccomplished: z
    .strictObject({ heroId: hero, missionId: mission })
    .meta({ description: `A personal mission is accomplished (${rules.missionDone}).` }),
});

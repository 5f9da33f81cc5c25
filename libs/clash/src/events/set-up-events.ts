import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { newspaperSchema, rankSchema } from '../words.js';
import { by, cards, count, figure, hero, ofSide, piece, pieceKind, scenario, side, space } from './event-fields.js';

/** Set-up (clash.md 8). */
export const setUpEvents = {
  tableLaid: mattering(
    'TURNING_POINT',
    z
      .strictObject({ scenarioId: scenario, heroesA: count, heroesB: count })
      .meta({ description: 'The board is laid as the scenario says; no figure stands on it yet.' }),
  ),
  higherRankAnswered: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side, allow: z.boolean() })
      .meta({ description: 'The main heroes of `side` may be one rank above the scenario, or not (CLASH-204).' }),
  ),
  heroChosen: revealing(
    mattering(
      'TURNING_POINT',
      z
        .strictObject({
          ...by,
          heroId: hero,
          side,
          rank: rankSchema,
          teamUp: z.boolean(),
          cardIds: cards.meta({ description: 'The cards of the hero, or all that it may choose from.' }),
          setAside: cards.meta({ description: 'Cards that a Rookie sets aside, drawn at random (CLASH-071).' }),
          choosesCards: z.boolean(),
        })
        .meta({ description: 'A seat has taken a hero (CLASH-010, CLASH-021).' }),
    ),
    { cardIds: 'everyone', setAside: 'everyone' },
  ),
  teamUpPassed: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'A seat takes no team-up hero any more.' }),
  ),
  cardsChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, heroId: hero, side, cardIds: ofSide(cards) })
      .meta({ description: 'Three power cards are chosen; the weakness comes on top (CLASH-022, CLASH-194).' }),
  ),
  sidekickTaken: z
    .strictObject({ ...by, heroId: hero, sidekickId: figure })
    .meta({ description: 'A sidekick joins a hero (CLASH-259).' }),
  sidekicksPassed: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'A seat takes no sidekick any more.' }),
  ),
  newspaperChosen: z
    .strictObject({ side, newspaper: newspaperSchema })
    .meta({ description: 'A side has its newspaper (CLASH-016).' }),
  piecePlaced: mattering(
    'DETAIL',
    z
      .strictObject({
        piece: z.enum(['FIGURE', 'OBJECT', 'TOKEN']).meta({ id: 'Piece' }),
        pieceId: piece,
        kindId: pieceKind,
        spaceId: space,
        turns: z.int().min(0).max(3),
        superVillain: z.boolean(),
      })
      .meta({ description: 'A villain figure, object or token comes on the board (CLASH-015).' }),
  ),
};

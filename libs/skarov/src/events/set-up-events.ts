import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { difficultySchema } from '#skirmish';
import { baseLayoutSchema } from '../content/schema.js';
import { rankSchema } from '../words.js';
import { by, cards, hero, scenario, seat } from './event-fields.js';

/** Set-up, beside the building of the base (skarov.md 8). */
export const setUpEvents = {
  adventureChosen: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        scenarioId: scenario.nullable().meta({ description: 'null: a base of the overlord’s own design.' }),
        difficulty: difficultySchema,
      })
      .meta({ description: 'The adventure is chosen (SKAROV-SETUP-06).' }),
  ),
  baseUnveiled: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ base: baseLayoutSchema })
        .meta({ description: 'The base that the overlord has brought is known; it is laid next (SKAROV-BASE-17).' }),
    ),
    { base: 'everyone' },
  ),
  rankAllowed: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, to: seat, rank: rankSchema })
      .meta({ description: 'The overlord lets a seat take a higher rank (SKAROV-RANK-02).' }),
  ),
  heroChosen: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, heroId: hero, rank: rankSchema })
      .meta({ description: 'A seat has taken a hero and one of its sheets (SKAROV-SETUP-02).' }),
  ),
  deckBuilt: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({
          heroId: hero,
          cardIds: cards,
          setAside: cards.meta({ description: 'Cards that a Rookie takes out, drawn at random (SKAROV-RANK-05).' }),
        })
        .meta({ description: 'The power cards of a hero at its rank (SKAROV-RANK-04).' }),
    ),
    { cardIds: 'everyone', setAside: 'everyone' },
  ),
  decksTaken: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'The heroes take their power cards into their hands (SKAROV-SETUP-05).' }),
  ),
};

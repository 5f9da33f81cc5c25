import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { card, by, hero, mission, space } from './event-fields.js';
import type { EventTerms } from './event-terms.js';

/** Where heroes start, and their missions. */
export const setUpEvents = ({ rules }: EventTerms) => ({
  heroPlaced: mattering(
    'DETAIL',
    z.strictObject({ heroId: hero, spaceId: space }).meta({ description: 'A hero or sidekick takes its start.' }),
  ),
  missionRolled: revealing(
    z
      .strictObject({ heroId: hero, faces: z.array(z.string()), missionId: mission })
      .meta({ description: `A combat die picks the personal mission; POW is rolled again (${rules.missionRolled}).` }),
    { faces: 'everyone', missionId: 'everyone' },
  ),
});

/** The progress of heroes between adventures. */
export const campaignEvents = ({ rules }: EventTerms) => ({
  campaignStepTaken: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, heroId: hero, gained: card.nullable(), lost: card.nullable() })
      .meta({ description: `A hero of a campaign advances, or not (${rules.advanced}).` }),
  ),
});

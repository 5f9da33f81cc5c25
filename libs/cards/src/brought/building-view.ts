import { z } from 'zod';
import { printedId } from '../event-fields.js';
import type { Building } from './building.js';

/** The sealed deck that a seat builds, as it sees it itself. */
export const buildingViewSchema = z
  .strictObject({
    pool: z.array(printedId).meta({ description: 'Cards of the boosters.' }),
    leftOut: z.array(printedId),
    guardian: printedId.optional(),
    strongholds: z.array(printedId),
  })
  .meta({ id: 'DeckBuilding', description: 'The sealed deck that the seat builds.' });

/** The deck that a seat builds, as the seat sees it. */
export const buildingView = ({ pool, left, guardian, strongholds }: Building): z.output<typeof buildingViewSchema> => ({
  pool: [...pool],
  leftOut: [...left],
  strongholds: Object.values(strongholds),
  ...(guardian === null ? {} : { guardian }),
});

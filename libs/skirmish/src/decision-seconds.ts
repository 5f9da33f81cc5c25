import { z } from 'zod';

/** How long a seat may take to decide. */
export const decisionSeconds = z
  .int()
  .min(10)
  .max(604_800)
  .nullable()
  .default(null)
  .meta({ description: 'Time for each decision, in seconds: a day when left out; null: no deadline.' });

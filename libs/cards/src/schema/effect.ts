import type { z } from 'zod';
import { effectFaults } from './effect-faults.js';
import { effectFields } from './effect-fields.js';

/** One thing that a card does (cards.md 4.1). */
export const effectSchema = effectFields
  .superRefine((effect, context) => {
    for (const message of effectFaults(effect)) context.addIssue({ code: 'custom', message });
  })
  .meta({ id: 'Effect', description: 'One thing that a card does (cards.md 4 and 5).' });
export type Effect = z.output<typeof effectSchema>;

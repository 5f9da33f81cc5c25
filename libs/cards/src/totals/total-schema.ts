import type { Seat } from '#kernel';
import { z } from 'zod';
import { contributionSchema } from '../engine/contributions.js';

/** A total of a seat in a combat, with its parts. */
export const totalSchemaOf = (seat: z.ZodType<Seat>) =>
  z
    .strictObject({ seat, total: z.int(), contributions: z.array(contributionSchema) })
    .meta({ id: 'CombatTotal', description: 'The total of a seat, and its parts (cards.md 6).' });

import type { z } from 'zod';
import { isSameJson } from '../json.js';

/** How a value does not fit its schema: it is refused by it, or changed. `undefined` when it fits. */
export function misfit(schema: z.ZodType | undefined, value: unknown): string | undefined {
  if (!schema) return 'does not fit its schema: it has none';
  const { data, error } = schema.safeParse(value);
  if (error) return `does not fit its schema: ${error.message}`;
  return isSameJson(data, value) ? undefined : 'is changed by its own schema';
}

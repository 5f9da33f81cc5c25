import type { z } from 'zod';
import type { ModelBuilder } from './model-builder.js';
import { nestEnum } from './output-types.js';
import { underivable } from './place.js';

/**
 * An enum that is of no ruleset alone, called as its schema calls it, or else by this name.
 * Throws an UnderivableError when the schema is no enum.
 */
export function sharedEnum(builder: ModelBuilder, schema: z.ZodType, name: string): object {
  const place = { ruleset: builder.ruleset, path: [name], name };
  const model = builder.enumeration(schema, place);
  if (!model) throw underivable(place, 'use z.enum');
  return nestEnum(model);
}

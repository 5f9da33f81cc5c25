import type { z } from 'zod';
import type { ModelBuilder } from './model-builder.js';
import { nestEnum } from './output-types.js';
import { underivable } from './place.js';

/**
 * An enum without a ruleset, with the name of its schema, or else this name. Throws an UnderivableError when
 * the schema is not an enum.
 */
export function sharedEnum(builder: ModelBuilder, schema: z.ZodType, name: string): object {
  const place = { ruleset: builder.ruleset, path: [name], name };
  const model = builder.enumeration(schema, place);
  if (!model) throw underivable(place, 'use z.enum');
  return nestEnum(model);
}

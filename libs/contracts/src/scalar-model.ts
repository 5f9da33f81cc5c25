import type { z } from 'zod';
import { underivable, type Place } from './place.js';
import type { ScalarModel } from './type-model.js';
import { defOf } from './zod-node.js';

const scalar = (name: ScalarModel['scalar']): ScalarModel => ({ kind: 'scalar', scalar: name });

/** The largest number that a GraphQL Int holds. */
const MAX_INT = 2 ** 31 - 1;

/**
 * The scalar of a schema for texts, numbers and booleans; a number of milliseconds that its metadata call a `moment` is a
 * DateTime. Throws an UnderivableError for any other schema.
 */
export function scalarOf(schema: z.ZodType, place: Place): ScalarModel {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return scalar('String');
    case 'boolean':
      return scalar('Boolean');
    case 'number':
      if (schema.meta()?.['moment'] === true) return scalar('DateTime');
      return scalar(isInt(schema) ? 'Int' : 'Float');
    case 'enum':
      return scalarOfValues(Object.values(def.entries ?? {}), place);
    case 'literal':
      return scalarOfValues(def.values ?? [], place);
    default:
      throw underivable(
        place,
        `zod's "${def.type}" has none; ${HINTS[def.type] ?? 'use objects, lists, enums and plain values'}`,
      );
  }
}

function scalarOfValues(values: readonly unknown[], place: Place): ScalarModel {
  if (values.every((value) => typeof value === 'string')) return scalar('String');
  if (values.every((value) => typeof value === 'boolean')) return scalar('Boolean');
  if (values.every((value) => Number.isInteger(value))) return scalar('Int');
  if (values.every((value) => typeof value === 'number')) return scalar('Float');
  throw underivable(place, 'its literals are of different types');
}

/** A whole number, unless its schema allows more than 32 bits. */
function isInt(schema: z.ZodType): boolean {
  const { isInt: whole, maxValue } = schema as unknown as { isInt: boolean; maxValue: number | null };
  return whole && (maxValue === null || maxValue === Number.MAX_SAFE_INTEGER || maxValue <= MAX_INT);
}

const HINTS: Readonly<Record<string, string>> = {
  any: 'give it a type',
  unknown: 'give it a type',
  bigint: 'JSON has no bigint, use a text',
  date: 'JSON has no date, use an ISO 8601 text',
  map: 'JSON has no map, use a record',
  set: 'JSON has no set, use an array',
  pipe: 'transforming schemas have two shapes, use one that only checks',
  intersection: 'use .extend() to make one object of two',
  null: 'a field that is always null says nothing, leave it out',
};

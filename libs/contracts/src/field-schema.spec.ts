import { z } from 'zod';
import { factsOf, schemaExtension } from './field-schema.js';

const factsIn = (schema: z.ZodType) => factsOf({ extensions: schemaExtension(schema) });

describe('The facts about a field', () => {
  it.each<[string, z.ZodType, object]>([
    ['bounds', z.int().min(1).max(30), { minimum: 1, maximum: 30 }],
    ['no limits of the type', z.int(), {}],
    ['lengths', z.string().min(1).max(60), { minLength: 1, maxLength: 60 }],
    ['a pattern', z.string().regex(/^[a-z]+$/), { pattern: '^[a-z]+$' }],
    ['a format', z.uuid(), { format: 'uuid' }],
    ['a constant', z.literal('bidPlaced'), { const: 'bidPlaced' }],
    ['what is inside optional and default', z.int().min(2).default(3).optional(), { minimum: 2 }],
    ['a named type', z.int().min(2).meta({ id: 'Bid' }), { minimum: 2 }],
  ])('are %s', (_, schema, keywords) => {
    expect(factsIn(schema).keywords).toMatchObject(keywords);
    if (Object.keys(keywords).length === 0) expect(factsIn(schema).keywords).toEqual({});
  });

  it('are of a list, and of its entries', () => {
    expect(factsIn(z.array(z.int().min(1)).min(2).max(5))).toEqual({
      keywords: { minItems: 2, maxItems: 5 },
      items: { keywords: { minimum: 1 } },
    });
  });

  it('are none of an object, whose type says all', () => {
    expect(factsIn(z.object({ seat: z.int() })).keywords).toEqual({});
  });
});

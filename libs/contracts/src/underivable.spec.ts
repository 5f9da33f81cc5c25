/** @jest-environment-options {"ownModules": true} */
import type { RulesetSchemas } from '#kernel';
import { z } from 'zod';
import { deriveContracts } from './contracts.js';
import { aRuleset } from './testing/index.js';

const derive = (schemas: Partial<RulesetSchemas>) => () => deriveContracts([aRuleset(schemas)]);
const viewOf = (field: z.ZodType) => derive({ view: z.strictObject({ it: field }) });

describe('a schema without a GraphQL type', () => {
  it.each<[string, z.ZodType, string]>([
    ['anything', z.any(), 'give it a type'],
    ['any JSON', z.json(), 'a union of different kinds of values'],
    ['a date', z.date(), 'ISO 8601'],
    ['a bigint', z.bigint(), 'use a text'],
    ['a map', z.map(z.string(), z.string()), 'use a record'],
    ['a schema that transforms', z.string().transform(Number), 'two shapes'],
    ['a mixed union', z.union([z.string(), z.int()]), 'use objects with a discriminator field'],
    ['a mixed tuple', z.tuple([z.string(), z.int()]), 'use an object'],
    [
      'objects without a discriminator',
      z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]),
      'z.discriminatedUnion',
    ],
    ['an empty object', z.strictObject({}), 'an object without fields'],
    ['mixed literals', z.literal(['a', 1]), 'different types'],
    ['values with one GraphQL name', z.enum(['a-b', 'a_b']), '"A_B"'],
  ])('%s is named with its ruleset, its path and a way out', (_, field, way) => {
    expect(viewOf(field)).toThrow('No GraphQL type for view.it of the ruleset "toy": ');
    expect(viewOf(field)).toThrow(way);
  });

  it('the path contains events, lists and objects', () => {
    const events = { dealt: z.strictObject({ cards: z.array(z.strictObject({ face: z.any() })) }) };
    expect(derive({ events })).toThrow('events.dealt.cards.face of the ruleset "toy"');
  });

  it('a field that is not a GraphQL name is refused', () => {
    expect(derive({ view: z.strictObject({ 'a-b': z.int() }) })).toThrow(
      'view.a-b of the ruleset "toy": "a-b" is not a GraphQL name',
    );
  });

  it('an event has no field "type" of its own', () => {
    expect(derive({ events: { dealt: z.strictObject({ type: z.string() }) } })).toThrow('its own name already');
  });
});

describe('names that clash', () => {
  it('two types of one name are refused with both origins', () => {
    const one = z.strictObject({ x: z.int() }).meta({ id: 'Card' });
    const other = z.strictObject({ y: z.int() }).meta({ id: 'Card' });
    expect(derive({ view: z.strictObject({ one, other }) })).toThrow(
      'Two different types have the GraphQL name "ToyCard": view.one of "toy" and view.other of "toy".',
    );
  });

  it('a type of the same name and fields is the same type', () => {
    const card = () => z.strictObject({ x: z.int() }).meta({ id: 'Card' });
    expect(derive({ view: z.strictObject({ one: card(), other: card() }) })).not.toThrow();
  });

  it('names of different rulesets do not collide', () => {
    const named = (id: string) => ({ view: z.strictObject({ it: z.strictObject({ [id]: z.int() }).meta({ id }) }) });
    expect(() =>
      deriveContracts([aRuleset(named('xY'), { name: 'toy' }), aRuleset(named('y'), { name: 'toyx' })]),
    ).not.toThrow();
    expect(() =>
      deriveContracts([aRuleset(named('Xy'), { name: 'toy' }), aRuleset(named('Y'), { name: 'toyx' })]),
    ).not.toThrow();
    expect(() => deriveContracts([aRuleset({}), aRuleset({})])).toThrow('Two rulesets are named "toy".');
  });

  it('an input that is used alone and in a union is refused', () => {
    const card = z.strictObject({ kind: z.literal('card'), card: z.string() }).meta({ id: 'Card' });
    const commands = { choose: z.strictObject({ alone: card, inUnion: z.discriminatedUnion('kind', [card]) }) };
    expect(derive({ commands })).toThrow('"ToyCardInput" would be two inputs');
  });
});

describe('A field `id`', () => {
  const piece = (fields: z.core.$ZodShape) => z.strictObject(fields).meta({ id: 'Piece' });
  const box = { content: z.strictObject({ pieces: z.array(piece({ id: z.string(), worth: z.int() })) }) };

  it('is not in a view, an event or the options, where it is unique in its game at most', () => {
    const shown = piece({ id: z.string() });
    const way = 'this one is unique in its game at most. Name the field after its thing, like "pieceId"';
    expect(viewOf(z.array(shown))).toThrow('No GraphQL type for view.ToyPiece.id of the ruleset "toy"');
    expect(viewOf(z.array(shown))).toThrow(way);
    expect(derive({ events: { placed: z.strictObject({ id: z.string() }) } })).toThrow('events.placed.ToyPlaced.id');
    expect(derive({ options: z.strictObject({ piece: shown.optional() }) })).toThrow('options.ToyPiece.id');
    expect(derive({ commands: { place: z.strictObject({ id: z.string() }) } })).not.toThrow();
  });

  it('is of one record in the content, which views may show', () => {
    const view = z.strictObject({ first: piece({ id: z.string(), worth: z.int() }) });
    const of = (...worths: number[]) => {
      const pieces = worths.map((worth) => ({ id: 'lamp', worth }));
      return () => deriveContracts([aRuleset({ ...box, view }, { content: { pieces } })]);
    };
    expect(of(1)).not.toThrow();
    expect(of(1, 1)).not.toThrow();
    expect(of(1, 2)).toThrow('the content has two different records ToyPiece "lamp". Give one of them another id');
  });
});

/** @jest-environment-options {"ownModules": true} */
import { localized, type Glossary } from '#kernel';
import { z } from 'zod';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';

const glossary: Partial<Glossary> = {
  types: { Sort: 'What sort it is.' },
  fields: { size: 'How large it is.', 'Box.size': 'How much goes in.', inner: 'What is inside.' },
  values: { HEAVY: 'No one lifts it.', 'Sort.LIGHT': 'A child lifts it.' },
};
const box = z
  .strictObject({
    size: z.int(),
    own: z.int().meta({ description: 'Its own words.' }),
    inner: z.strictObject({ size: z.int(), sort: z.enum(['HEAVY', 'LIGHT', 'EMPTY']).meta({ id: 'Sort' }) }),
  })
  .meta({ id: 'Box' });

const sdl = async (name: string, words = glossary): Promise<string> => {
  const ruleset = { ...aRuleset({ view: z.strictObject({ box }) }), glossary: words as Glossary };
  return sdlOf(await schemaOf(freshContracts([ruleset])), name);
};

describe('A field without a description in its schema', () => {
  it('is explained by the glossary: fields by their name, or by type and name', async () => {
    expect(await sdl('ToyBox')).toBe(
      [
        'type ToyBox {',
        '"""How much goes in."""\n  size: Int!\n',
        '"""Its own words."""\n  own: Int!\n',
        '"""What is inside."""\n  inner: ToyBoxInner!\n}',
      ].join('\n  '),
    );
  });

  it('has the description of its field, for a type without a name of its own', async () => {
    expect(await sdl('ToyBoxInner')).toBe(
      [
        '"""What is inside."""\ntype ToyBoxInner {',
        '"""How large it is."""\n  size: Int!\n',
        '"""What sort it is."""\n  sort: ToySort!\n}',
      ].join('\n  '),
    );
  });

  it('has the description of the glossary for values of enums, or none', async () => {
    expect(await sdl('ToySort')).toBe(
      '"""What sort it is."""\nenum ToySort {\n  """No one lifts it."""\n  HEAVY\n\n  """A child lifts it."""\n  LIGHT\n  EMPTY\n}',
    );
  });

  it('has the name of the step, where values are steps', async () => {
    const step = z.enum(['first', 'last']).meta({ id: 'Step' });
    const ruleset = {
      ...aRuleset({ view: z.strictObject({ step }) }),
      steps: { first: localized('The beginning', 'Le début'), last: localized('The end', 'La fin') },
    };
    expect(sdlOf(await schemaOf(freshContracts([ruleset])), 'ToyStep')).toContain(
      '"""Called “The beginning”."""\n  FIRST',
    );
  });
});

describe('The bounds of input', () => {
  it('follow the description of a field: for numbers, and for lists', async () => {
    const options = z.strictObject({
      storms: z.int().min(1).max(4).default(3).meta({ description: 'How many.' }),
      least: z.int().min(2).default(2),
      names: z.array(z.string()).max(1).default([]),
      pair: z.array(z.string()).length(2).default(['a', 'b']),
      free: z.int().default(0),
    });
    const sdlOfOptions = sdlOf(await schemaOf(freshContracts([aRuleset({ options })])), 'ToyOptionsInput');
    expect(sdlOfOptions).toContain('"""How many. 1 to 4."""\n  storms: Int! = 3');
    expect(sdlOfOptions).toContain('"""At least 2."""\n  least: Int! = 2');
    expect(sdlOfOptions).toContain('"""At most 1 entry."""\n  names: [String!]! = []');
    expect(sdlOfOptions).toContain('"""Exactly 2 entries."""\n  pair');
    expect(sdlOfOptions).toMatch(/\n {2}free: Int! = 0/);
    expect(sdlOfOptions).not.toMatch(/"""\n {2}free/);
  });
});

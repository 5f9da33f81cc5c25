/** @jest-environment-options {"ownModules": true} */
import { both, type Glossary } from '#kernel';
import { z } from 'zod';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';

const glossary: Partial<Glossary> = {
  types: { Sort: 'What sort it is.' },
  fields: { size: 'How large it is.', 'Box.size': 'How much goes in.', inner: 'What is inside.' },
  values: { HEAVY: 'Nobody lifts it.', 'Sort.LIGHT': 'A child lifts it.' },
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

describe('What no schema explains', () => {
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

  it('is, of a type without a name of its own, what its field is', async () => {
    expect(await sdl('ToyBoxInner')).toBe(
      [
        '"""What is inside."""\ntype ToyBoxInner {',
        '"""How large it is."""\n  size: Int!\n',
        '"""What sort it is."""\n  sort: ToySort!\n}',
      ].join('\n  '),
    );
  });

  it('is, of values of enums, what the glossary says of them, or nothing', async () => {
    expect(await sdl('ToySort')).toBe(
      '"""What sort it is."""\nenum ToySort {\n  """Nobody lifts it."""\n  HEAVY\n\n  """A child lifts it."""\n  LIGHT\n  EMPTY\n}',
    );
  });

  it('is what steps are called, where values are steps', async () => {
    const step = z.enum(['first', 'last']).meta({ id: 'Step' });
    const ruleset = {
      ...aRuleset({ view: z.strictObject({ step }) }),
      steps: { first: both('The beginning', 'Le début'), last: both('The end', 'La fin') },
    };
    expect(sdlOf(await schemaOf(freshContracts([ruleset])), 'ToyStep')).toContain(
      '"""Called “The beginning”."""\n  FIRST',
    );
  });
});

describe('The bounds of what is given', () => {
  it('stand behind what a field is: of numbers, and of lists', async () => {
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

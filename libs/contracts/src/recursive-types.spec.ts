/** @jest-environment-options {"ownModules": true} */
import { z } from 'zod';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';

/* A vocabulary in the form of rulesets: words with parameters, which refer to each other through getters. */
interface Word {
  move?: { who: Who; zones?: number | undefined } | undefined;
  wait?: true | undefined;
  if?: { not: Word; then: Word[]; else?: Word[] | undefined } | undefined;
  oneOf?: Word[][] | undefined;
}
interface Who {
  of: 'SELF' | 'ALL';
  near?: Who | undefined;
}

const who: z.ZodType<Who> = z
  .strictObject({
    of: z.enum(['SELF', 'ALL']).meta({ id: 'WhoOf' }),
    get near() {
      return who.optional();
    },
  })
  .meta({ id: 'Who' });

const word: z.ZodType<Word> = z
  .strictObject({
    move: z.strictObject({ who, zones: z.int().optional() }).optional(),
    wait: z.literal(true).optional(),
    get if() {
      return z.strictObject({ not: word, then: z.array(word), else: z.array(word).optional() }).optional();
    },
    get oneOf() {
      return z.array(z.array(word)).optional();
    },
  })
  .refine((value) => Object.keys(value).length === 1)
  .meta({ id: 'Word', description: 'Something that happens.', minProperties: 1, maxProperties: 1 });

const sheet = z.strictObject({ id: z.string(), do: z.array(word).min(1) }).meta({ id: 'Sheet' });

const words: Word[] = [
  { wait: true },
  { move: { who: { of: 'ALL', near: { of: 'SELF' } } } },
  { if: { not: { wait: true }, then: [{ move: { who: { of: 'SELF' }, zones: 2 } }] } },
  { oneOf: [[{ wait: true }], [{ wait: true }, { wait: true }]] },
];

const contracts = () =>
  freshContracts([
    aRuleset(
      { content: z.strictObject({ sheets: z.array(sheet) }), options: z.strictObject({ sheet: sheet.optional() }) },
      { content: { sheets: [{ id: 'one', do: words }] } },
    ),
  ]);

describe('words that refer to each other', () => {
  it('are object types that contain themselves', async () => {
    const schema = await schemaOf(contracts());
    expect(sdlOf(schema, 'ToyWord')).toBe(
      '"""Something that happens."""\ntype ToyWord {\n  move: ToyWordMove\n  wait: Boolean\n  if: ToyWordIf\n\n  """Something that happens."""\n  oneOf: [[ToyWord!]!]\n}',
    );
    expect(sdlOf(schema, 'ToyWordIf')).toBe(
      ['type ToyWordIf {', 'not: ToyWord!\n', 'then: [ToyWord!]!\n', 'else: [ToyWord!]\n}'].join(
        '\n  """Something that happens."""\n  ',
      ),
    );
    expect(sdlOf(schema, 'ToyWho')).toBe('type ToyWho {\n  of: ToyWhoOf!\n  near: ToyWho\n}');
  });

  it('are inputs of their own names, and @oneOf where exactly one of them is given', async () => {
    const schema = await schemaOf(contracts());
    expect(sdlOf(schema, 'ToySheetInput')).toBe(
      'input ToySheetInput {\n  id: String!\n\n  """Something that happens. At least 1 entry."""\n  do: [ToyWordInput!]!\n}',
    );
    expect(sdlOf(schema, 'ToyWordInput')).toBe(
      '"""Something that happens."""\ninput ToyWordInput @oneOf {\n  move: ToyWordMoveInput\n  wait: Boolean\n  if: ToyWordIfInput\n\n  """Something that happens."""\n  oneOf: [[ToyWordInput!]!]\n}',
    );
    expect(sdlOf(schema, 'ToyWhoInput')).toBe('input ToyWhoInput {\n  of: ToyWhoOf!\n  near: ToyWhoInput\n}');
  });

  it('are returned with their types at every depth', () => {
    const [given] = (contracts().of('toy').content() as { sheets: { do: unknown[] }[] }).sheets;
    expect(given?.do[1]).toMatchObject({ move: { who: { __typename: 'ToyWho', near: { of: 'SELF', near: null } } } });
    expect(given?.do[2]).toMatchObject({ if: { __typename: 'ToyWordIf', then: [{ move: { zones: 2 } }], else: null } });
    expect(given?.do[3]).toMatchObject({ oneOf: [[{ wait: true }], [{ wait: true }, { __typename: 'ToyWord' }]] });
  });

  it('are read in the form of the ruleset, null as left out', () => {
    const input = { sheet: { id: 'one', do: [...words.slice(0, 3), { oneOf: words[3]?.oneOf, move: null }] } };
    expect(contracts().of('toy').readOptions(input)).toEqual({ sheet: { id: 'one', do: words } });
  });

  it('an input of exactly one field has optional fields only', () => {
    const pair = z.strictObject({ a: z.int().optional(), b: z.int() }).meta({ minProperties: 1, maxProperties: 1 });
    expect(() => freshContracts([aRuleset({ options: z.strictObject({ pair }) })])).toThrow(
      'options.pair of the ruleset "toy": an object with exactly one field needs fields that are optional',
    );
  });
});

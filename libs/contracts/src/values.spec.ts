/** @jest-environment-options {"ownModules": true} */
import { lantern } from '#lantern-presentation';
import { graphql } from 'graphql';
import { z } from 'zod';
import { deriveContracts } from './contracts.js';
import { aRuleset, schemaOf } from './testing/index.js';

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw'), cards: z.int() }),
  z.strictObject({ kind: z.literal('no-effect') }),
]);
const hand = z.enum(['one-handed', 'bare']);
const contracts = deriveContracts([
  aRuleset(
    {
      options: z.strictObject({ rounds: z.int().default(10) }),
      commands: {
        act: z.strictObject({
          effect,
          rubies: z.record(z.string(), z.int()),
          hands: z.array(hand),
          note: z.string().optional(),
          target: z.string().nullable(),
        }),
        pass: z.strictObject({}),
      },
      events: {
        acted: z.strictObject({ seat: z.int(), effect: effect.optional(), rubies: z.record(z.string(), z.int()) }),
      },
      view: z.strictObject({ hands: z.array(hand), level: z.record(z.int(), z.string()), effect }),
    },
    {},
  ),
  lantern,
]);
const toy = contracts.of('toy');
const act = {
  type: 'act',
  effect: { kind: 'draw', cards: 2 },
  rubies: { fire: 3 },
  hands: ['one-handed'],
  target: null,
};
const actInput = {
  effect: { draw: { cards: 2 } },
  rubies: [{ key: 'fire', value: 3 }],
  hands: ['ONE_HANDED'],
  target: null,
};

describe('values for GraphQL', () => {
  it('an event contains its type, absent fields are null, records are lists', () => {
    expect(toy.event({ type: 'acted', seat: 1, rubies: { fire: 3 } })).toEqual({
      __typename: 'ToyActed',
      type: 'acted',
      seat: 1,
      effect: null,
      rubies: [{ __typename: 'ToyActedRubiesEntry', key: 'fire', value: 3 }],
    });
    expect(toy.event({ type: 'acted', seat: 1, effect: { kind: 'no-effect' }, rubies: {} })['effect']).toEqual({
      __typename: 'ToyActedEffectNo_effect',
      kind: 'no-effect',
    });
  });

  it("the kernel's own events are shared types, with the options of the ruleset", () => {
    const opened = {
      type: 'gameOpened',
      ruleset: 'toy',
      rulesVersion: '1.0',
      options: { rounds: 4 },
      seedCommitment: '',
      openedBy: 'a',
    };
    expect(toy.event(opened)).toMatchObject({
      __typename: 'GameOpened',
      options: { __typename: 'ToyOptions', rounds: 4 },
    });
  });

  it('an event of another ruleset is an error', () => {
    expect(() => toy.event({ type: 'handDealt' })).toThrow('The ruleset "toy" has no event "handDealt".');
    expect(() => contracts.of('chess')).toThrow('no types for the ruleset "chess"');
  });

  it('a view goes through GraphQL', async () => {
    const view = toy.view({ hands: ['one-handed', 'bare'], level: { 1: 'a' }, effect: { kind: 'draw', cards: 2 } });
    const schema = await schemaOf(contracts);
    const source =
      '{ view { ... on ToyView { hands level { key value } effect { __typename ... on ToyViewEffectDraw { cards } } } } }';
    expect(await graphql({ schema, source, rootValue: { view } })).toEqual({
      data: {
        view: {
          hands: ['ONE_HANDED', 'BARE'],
          level: [{ key: 1, value: 'a' }],
          effect: { __typename: 'ToyViewEffectDraw', cards: 2 },
        },
      },
    });
  });

  it('a command is read in the field of its name', () => {
    expect(contracts.command('toy', { type: 'pass' })).toEqual({
      __typename: 'GameCommand',
      toy: { __typename: 'ToyCommand', pass: true },
    });
    expect(toy.command(act)['act']).toMatchObject({
      __typename: 'ToyActCommand',
      effect: { __typename: 'ToyActCommandEffectDraw', cards: 2 },
    });
  });
});

describe('values from GraphQL', () => {
  it('a command has the form that a client sends', () => {
    expect(contracts.commandInput('toy', act)).toEqual({ toy: { act: actInput } });
    expect(contracts.commandInput('toy', { type: 'pass' })).toEqual({ toy: { pass: true } });
    expect(contracts.commandInput('toy', { ...act, effect: { kind: 'no-effect' } })).toMatchObject({
      toy: { act: { effect: { no_effect: true } } },
    });
  });

  it('client input becomes the command again', async () => {
    const schema = await schemaOf(contracts);
    const result = await graphql({
      schema,
      source: 'mutation($command: GameCommandInput!) { echo(command: $command) }',
      rootValue: { echo: ({ command }: { command: unknown }) => JSON.stringify(command) },
      variableValues: { command: contracts.commandInput('toy', act) },
    });
    expect(contracts.readCommand(JSON.parse(String(result.data?.['echo'])))).toEqual({ ruleset: 'toy', command: act });
  });

  it('null stands for "left out" where the ruleset knows no null', () => {
    const { command } = contracts.readCommand({ toy: { act: { ...actInput, note: null, hands: ['BARE'] } } });
    expect(command).not.toHaveProperty('note');
    expect(command).toHaveProperty('target', null);
  });

  it('left out stands for null where the ruleset accepts null and requires the field', () => {
    const { target: _, ...rest } = actInput;
    expect(contracts.readCommand({ toy: { act: rest } }).command).toHaveProperty('target', null);
  });

  it('options are read by ruleset', () => {
    expect(contracts.readOptions({ toy: { rounds: 3 } })).toEqual({ ruleset: 'toy', options: { rounds: 3 } });
    expect(contracts.readOptions({ lantern: {} })).toEqual({ ruleset: 'lantern', options: {} });
  });

  it('options with too many values are refused before their faults are searched', () => {
    const least = (count: number): object => ({ toy: { rounds: Array.from({ length: count - 2 }, () => 0) } });
    expect(() => contracts.readOptions({ ...least(1_500) })).not.toThrow();
    expect(() => contracts.readOptions({ ...least(1_501) })).toThrow(
      'Options may have at most 1500 values, but these have 1501: each object, list, text and number is one.',
    );
  });

  it.each([
    ['two fields', { toy: { pass: true }, lantern: {} }],
    ['no field', {}],
    ['a Boolean that is not true', { toy: { pass: false } }],
    [
      'a key twice',
      {
        toy: {
          act: {
            ...actInput,
            rubies: [
              { key: 'a', value: 1 },
              { key: 'a', value: 2 },
            ],
          },
        },
      },
    ],
  ])('%s is an error for the client', (_, input) => {
    expect(() => contracts.readCommand(input)).toThrow(expect.objectContaining({ name: 'InputError' }));
  });
});

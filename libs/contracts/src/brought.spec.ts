/** @jest-environment-options {"ownModules": true} */
import { lantern } from '#lantern-presentation';
import { graphql, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { InputError } from './input-values.js';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';

const deck = z
  .strictObject({ cards: z.array(z.strictObject({ cardId: z.string(), copies: z.int() }).meta({ id: 'Entry' })) })
  .meta({ id: 'Deck' });
const toy = aRuleset({
  brought: z
    .strictObject({ starter: z.enum(['red', 'blue']).optional(), deck: deck.optional() })
    .meta({ minProperties: 1, maxProperties: 1 }),
});
const contracts = freshContracts([toy, lantern]);
const brought = { deck: { cards: [{ cardId: 'L01', copies: 2 }] } };

describe('The things that a player brings to a seat', () => {
  let schema: GraphQLSchema;

  beforeAll(async () => {
    schema = await schemaOf(contracts);
  });

  it('are typed by their ruleset, in both directions; a ruleset without any has no field', () => {
    expect(sdlOf(schema, 'GameBrought')).toContain('union GameBrought = ToyBrought');
    expect(sdlOf(schema, 'GameBroughtInput')).toMatch(/@oneOf {[^}]*toy: ToyBroughtInput[^}]*}$/);
    expect(sdlOf(schema, 'GameBroughtInput')).not.toContain('lantern');
    expect(sdlOf(schema, 'ToyBroughtInput')).toMatch(/@oneOf/);
    expect(sdlOf(schema, 'ToyDeckInput')).toContain('cards: [ToyEntryInput!]!');
    expect(sdlOf(schema, 'SeatTaken')).toMatch(/Secret: null for all viewers[^}]*brought: GameBrought\n/);
  });

  it('are read from an input, and served in the event to viewers that may see them', () => {
    expect(contracts.readBrought({ toy: brought })).toEqual({ ruleset: 'toy', brought });
    const event = { type: 'seatTaken', seat: 0, account: null, bot: 'random', seed: null };
    expect(contracts.of('toy').event(event)).toMatchObject({ brought: null });
    expect(contracts.of('toy').event({ ...event, brought })['brought']).toMatchObject({
      __typename: 'ToyBrought',
      starter: null,
      deck: { __typename: 'ToyDeck', cards: [{ cardId: 'L01', copies: 2 }] },
    });
    expect(contracts.of('lantern').event(event)).toMatchObject({ brought: null });
  });

  it('cannot be given to a game that accepts none, or to two games', () => {
    expect(() => contracts.readBrought({ lantern: {} })).toThrow(InputError);
    expect(() => contracts.readBrought({ toy: brought, lantern: {} })).toThrow(InputError);
    expect(() => contracts.readBrought({})).toThrow(InputError);
  });

  it('pass GraphQL: exactly one of the fields', async () => {
    const ask = async (text: string): Promise<unknown> =>
      (await graphql({ schema, source: `mutation { echo(brought: { toy: ${text} }) }` })).errors?.[0]?.message;
    expect(await ask('{ starter: red, deck: { cards: [] } }')).toMatch(/[Ee]xactly one/);
    expect(await ask('{ deck: { cards: [{ cardId: "L01" }] } }')).toMatch(/copies/);
  });

  it('are not in the schema where no ruleset accepts any', async () => {
    const others = freshContracts([lantern]);
    const without = await schemaOf(others);
    expect(others.types).toMatchObject({ brought: undefined, broughtInput: undefined });
    expect(without.getType('GameBroughtInput')).toBeUndefined();
    expect(sdlOf(without, 'SeatTaken')).not.toContain('brought');
  });
});

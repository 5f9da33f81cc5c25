/** @jest-environment-options {"ownModules": true} */
import { localizedText, secret } from '#kernel';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';
import { aRuleset, freshContracts, schemaOf, sdlOf } from './testing/index.js';

/** The SDL of a type that derives from a view with one field `it`. */
async function sdlOfField(field: z.ZodType, name = 'ToyView'): Promise<string> {
  return sdlOf(await schemaOf(freshContracts([aRuleset({ view: z.strictObject({ it: field }) })])), name);
}

const Bid = z.strictObject({ mage: z.string(), rubies: z.int() }).meta({ id: 'Bid', description: 'A sealed bid.' });

describe('types of fields', () => {
  it.each<[string, z.ZodType, string]>([
    ['a text', z.string().min(1), 'String!'],
    ['a whole number', z.int().min(0), 'Int!'],
    ['a number with a check for whole', z.number().int(), 'Int!'],
    ['a number beyond 32 bits', z.int().max(2 ** 40), 'Float!'],
    ['a number', z.number(), 'Float!'],
    ['a boolean', z.boolean(), 'Boolean!'],
    ['an optional field', z.string().optional(), 'String'],
    ['a nullable field', z.string().nullable(), 'String'],
    ['a union with null', z.union([z.string(), z.null()]), 'String'],
    ['a field with a default', z.int().default(3), 'Int!'],
    ['a readonly list', z.array(z.int()).readonly(), '[Int!]!'],
    ['a nullable list', z.array(z.int()).nullable(), '[Int!]'],
    ['a list with null inside', z.array(z.int().nullable()), '[Int]!'],
    ['a nullable list with null inside', z.array(z.int().nullable()).nullable(), '[Int]'],
    ['a list of lists', z.array(z.array(z.int())), '[[Int!]!]!'],
    ['a pair of one type', z.tuple([z.int(), z.int()]), '[Int!]!'],
    ['a literal', z.literal('fire'), 'String!'],
    ['a literal number', z.literal([1, 2]), 'Int!'],
    ['a union of plain values of one type', z.union([z.literal(1), z.int().min(5)]), 'Int!'],
    ['an object with an id', Bid, 'ToyBid!'],
    ['a list of objects', z.array(Bid), '[ToyBid!]!'],
    ['an object without an id', z.strictObject({ x: z.int() }), 'ToyViewIt!'],
    ['an enum with an id', z.enum(['FIRE', 'AIR']).meta({ id: 'element' }), 'ToyElement!'],
    ['an enum without an id', z.enum(['FIRE', 'AIR']), 'ToyViewIt!'],
    ['several literals', z.literal(['FIRE', 'AIR']), 'ToyViewIt!'],
    ['a union of texts', z.union([z.enum(['a', 'b']), z.literal('c')]), 'ToyViewIt!'],
    ['a record', z.record(z.string(), z.int()), '[ToyViewItEntry!]!'],
  ])('%s', async (_, field, type) => {
    expect(await sdlOfField(field)).toContain(`  it: ${type}\n`);
  });

  it('a text in both languages is one type of all rulesets', async () => {
    const rulesets = ['toy', 'ball'].map((name) =>
      aRuleset({ view: z.strictObject({ it: localizedText() }) }, { name }),
    );
    const schema = await schemaOf(freshContracts(rulesets));
    expect(sdlOf(schema, 'ToyView')).toContain('  it: Localized!\n');
    expect(sdlOf(schema, 'BallView')).toContain('  it: Localized!\n');
  });

  it('a record is a list of entries with its key and value', async () => {
    const rubies = z.record(z.enum(['fire', 'air']), Bid.nullable());
    expect(await sdlOfField(rubies, 'ToyViewItEntry')).toContain(
      '  key: ToyViewItKey!\n\n  """A sealed bid."""\n  value: ToyBid\n',
    );
  });

  it('an enum has its values in capitals', async () => {
    expect(await sdlOfField(z.enum(['one', 'two-handed', 'true']), 'ToyViewIt')).toBe(
      'enum ToyViewIt {\n  ONE\n  TWO_HANDED\n  TRUE\n}',
    );
  });

  it('the description of a named type is that of its fields too, unless they have their own', async () => {
    const schema = await schemaOf(
      freshContracts([
        aRuleset({ view: z.strictObject({ best: Bid.meta({ description: 'The best one.' }), last: Bid }) }),
      ]),
    );
    expect(sdlOf(schema, 'ToyBid')).toContain('"""A sealed bid."""\ntype ToyBid');
    expect(sdlOf(schema, 'ToyView')).toBe(
      'type ToyView {\n  """The best one."""\n  best: ToyBid!\n\n  """A sealed bid."""\n  last: ToyBid!\n}',
    );
  });

  it('a type may contain itself', async () => {
    const Node = z
      .strictObject({
        name: z.string(),
        get children() {
          return z.array(Node);
        },
      })
      .meta({ id: 'Node' });
    expect(await sdlOfField(Node, 'ToyNode')).toBe('type ToyNode {\n  name: String!\n  children: [ToyNode!]!\n}');
  });

  it('a discriminated union is a union of object types', async () => {
    const effect = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('draw'), cards: z.int() }),
      z.strictObject({ kind: z.literal('rest') }),
    ]);
    const schema = await schemaOf(
      freshContracts([aRuleset({ view: z.strictObject({ effects: z.array(effect.meta({ id: 'Effect' })) }) })]),
    );
    expect(sdlOf(schema, 'ToyView')).toContain('  effects: [ToyEffect!]!\n');
    expect(sdlOf(schema, 'ToyEffect')).toBe('union ToyEffect = ToyEffectDraw | ToyEffectRest');
    expect(sdlOf(schema, 'ToyEffectDraw')).toBe('type ToyEffectDraw {\n  kind: String!\n  cards: Int!\n}');
  });

  it('a union of objects with a common literal field is discriminated by it', async () => {
    const target = z.union([
      z.strictObject({ at: z.literal('seat'), seat: z.int() }),
      z.strictObject({ at: z.literal('tile'), tile: z.string() }),
    ]);
    expect(await sdlOfField(target, 'ToyViewIt')).toBe('union ToyViewIt = ToyViewItSeat | ToyViewItTile');
  });
});

describe('secret fields', () => {
  it('may be null and say who sees them', async () => {
    const events = {
      bidPlaced: z.strictObject({
        seat: z.int(),
        team: z.string(),
        bid: secret(Bid, { seat: 'seat' }),
        plan: secret(z.string(), { side: 'team' }).meta({}),
        order: secret(z.array(z.int()), 'nobody'),
      }),
    };
    const sdl = sdlOf(await schemaOf(freshContracts([aRuleset({ events })])), 'ToyBidPlaced');
    expect(sdl).toContain(
      'Secret: only the seats in `seat` may see it; null for all others until the game is over.\n  """\n  bid: ToyBid\n',
    );
    expect(sdl).toContain('Secret: null for all viewers until the game is over.');
    expect(sdl).toContain('  order: [Int!]\n');
  });
});

describe('commands', () => {
  const commands = {
    placeBid: z.strictObject({ bid: Bid, note: z.string().optional() }).meta({ description: 'Bids (GUILD-034).' }),
    choose: z.strictObject({
      what: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('card'), card: z.string() }),
        z.strictObject({ kind: z.literal('no-card') }),
      ]),
      rubies: z.record(z.string(), z.int()),
      times: z.int().default(1),
    }),
    pass: z.strictObject({}),
  };

  it('are a @oneOf input, a Boolean where there is nothing to fill in', async () => {
    const schema = await schemaOf(freshContracts([aRuleset({ commands })]));
    const input = sdlOf(schema, 'ToyCommandInput');
    expect(input).toContain('input ToyCommandInput @oneOf {');
    expect(input).toContain('  """Bids (GUILD-034)."""\n  placeBid: ToyPlaceBidCommandInput\n');
    expect(input).toContain('  """Must be `true`."""\n  pass: Boolean\n');
    expect(sdlOf(schema, 'ToyPlaceBidCommandInput')).toContain('  bid: ToyBidInput!\n  note: String\n');
    expect(sdlOf(schema, 'ToyChooseCommandInput')).toBe(
      'input ToyChooseCommandInput {\n  what: ToyChooseCommandWhatInput!\n  rubies: [ToyChooseCommandRubiesEntryInput!]!\n  times: Int! = 1\n}',
    );
    expect(sdlOf(schema, 'ToyChooseCommandWhatInput')).toBe(
      'input ToyChooseCommandWhatInput @oneOf {\n  card: ToyChooseCommandWhatCardInput\n\n  """Must be `true`."""\n  no_card: Boolean\n}',
    );
  });

  it('are read in the same structure', async () => {
    const schema = await schemaOf(freshContracts([aRuleset({ commands })]));
    expect(sdlOf(schema, 'ToyCommand')).toMatch(
      /placeBid: ToyPlaceBidCommand\n.*choose: ToyChooseCommand\n.*pass: Boolean\n/s,
    );
    expect(sdlOf(schema, 'GameCommandInput')).toContain('toy: ToyCommandInput');
  });
});

describe('a ruleset in the schema', () => {
  it('the events of a ruleset are a union with the events of every game', async () => {
    const schema = await schemaOf(freshContracts([lantern, aRuleset({})]));
    const kernel =
      'GameOpened | SeatTaken | SeatLeft | StartCalled | SeedGiven | SeedsWithheld | GameStarted | SeatTimedOut | ClockPardoned | VacationTaken | TimeGranted | SeatReplaced | SeatOffered | OfferWithdrawn | SeatTakenOver | BotTookOver | TakeBackAllowed | CommandsTakenBack | Proposed | ProposalAnswered | ProposalDropped | GamePaused | PauseEnded | Undone | SeatResigned | GameOver | GameAbandoned | SeedRevealed';
    expect(sdlOf(schema, 'ToyEvent')).toContain(`union ToyEvent = ${kernel} | ToyPassed`);
    expect(sdlOf(schema, 'LanternEvent')).toContain(`${kernel} | LanternHandDealt`);
    expect(sdlOf(schema, 'GameEventPayload')).toMatch(/SeedRevealed \| Lantern.* \| ToyPassed$/);
    expect(sdlOf(schema, 'GameOpened')).toContain('options: GameOptions');
  });

  it('an event contains its own name, so that it may have no other fields', async () => {
    const schema = await schemaOf(freshContracts([aRuleset({ events: { rested: z.strictObject({}) } })]));
    expect(sdlOf(schema, 'ToyRested')).toBe('type ToyRested {\n  """Always `rested`."""\n  type: String!\n}');
  });

  it('options have defaults and may be absent altogether', async () => {
    const options = z.strictObject({ rounds: z.int().default(10), mode: z.enum(['a', 'b-c']).default('b-c') });
    const schema = await schemaOf(freshContracts([aRuleset({ options }), aRuleset({}, { name: 'bare' })]));
    expect(sdlOf(schema, 'ToyOptionsInput')).toBe(
      'input ToyOptionsInput {\n  rounds: Int! = 10\n  mode: ToyOptionsMode! = B_C\n}',
    );
    expect(sdlOf(schema, 'GameOptionsInput')).toMatch(/toy: ToyOptionsInput\n.*bare: Boolean/s);
    expect(sdlOf(schema, 'GameOptions')).toContain('union GameOptions = ToyOptions');
  });

  it('content is typed where there is any', async () => {
    const content = z.strictObject({
      cards: z.array(z.strictObject({ id: z.string(), cost: z.int() }).meta({ id: 'Card' })),
    });
    const contracts = freshContracts([
      aRuleset({ content }, { content: { cards: [{ id: 'a', cost: 1 }] } }),
      aRuleset({}, { name: 'bare' }),
    ]);
    expect(sdlOf(await schemaOf(contracts), 'ToyContent')).toBe('type ToyContent {\n  cards: [ToyCard!]!\n}');
    expect(contracts.of('toy').content()).toMatchObject({ cards: [{ __typename: 'ToyCard', id: 'a', cost: 1 }] });
    expect(contracts.of('bare').content()).toBeNull();
  });
});

import { buildSchema, parse, type ExecutionArgs } from 'graphql';
import { anybody, type Caller } from '../../access/caller.js';
import { SharedAnswers, sortOf } from './shared-answers.js';

const schema = buildSchema(`
  type Query { hello: String }
  type Game { name: String }
  type Event { version: Int type(upper: Boolean): String game: Game }
  type Subscription { gameEvents(gameId: ID, after: Int): Event }
`);

const caller = (id: string): Caller => ({
  account: { id, name: id, createdAt: 0, isBot: false },
  tokenId: id,
  scopes: new Set(['games:read']),
  until: null,
});

const EVENT = 'subscription ($id: ID, $after: Int) { gameEvents(gameId: $id, after: $after) { version type } }';
const GAME = 'subscription ($id: ID) { gameEvents(gameId: $id) { version game { name } } }';
const UPPER = 'subscription ($up: Boolean) { gameEvents(gameId: "g") { type(upper: $up) } }';

describe('The answers of subscriptions', () => {
  let time: number;
  let answers: SharedAnswers;
  let computed: number;
  /** A value of a stream whose type is looked up by a resolver that is counted. */
  const source = () => ({
    gameEvents: {
      version: 7,
      type: () => {
        computed += 1;
        return 'moved';
      },
      game: () => {
        computed += 1;
        return { name: 'The game' };
      },
    },
  });

  beforeEach(() => {
    [time, computed] = [0, 0];
    answers = new SharedAnswers(() => time);
  });

  async function ask(value: object, text: string, who: Caller = anybody, variableValues = {}, locale = 'en') {
    const args: ExecutionArgs = {
      schema,
      document: parse(text),
      variableValues,
      contextValue: { caller: who, locale },
    };
    return answers.of(args, value, sortOf(args));
  }

  it('are computed once for all who follow the same event, from any version on', async () => {
    const event = source();
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        ask(event, EVENT, at % 2 ? caller(`${at}`) : anybody, { id: 'g', after: at }),
      ),
    );
    expect(computed).toBe(1);
    for (const answer of all) expect(answer).toEqual({ data: { gameEvents: { version: 7, type: 'moved' } } });
    await ask(source(), EVENT);
    expect(computed).toBe(2);
  });

  it('tell callers apart who ask for more than the event', async () => {
    const event = source();
    for (const who of [caller('ada'), caller('bo'), anybody]) for (const _ of [1, 2]) await ask(event, GAME, who);
    expect(computed).toBe(3);
    const [narrow, wide] = [
      caller('ada'),
      { ...caller('ada'), scopes: new Set(['games:read', 'games:play'] as const) },
    ];
    await ask(event, GAME, narrow);
    await ask(event, GAME, wide);
    expect(computed).toBe(4);
  });

  it('tell texts, languages and the variables of their fields apart', async () => {
    const event = source();
    await ask(event, EVENT);
    await ask(event, EVENT, anybody, {}, 'fr');
    await ask(event, UPPER, anybody, { up: true });
    await ask(event, UPPER, anybody, { up: false });
    expect(computed).toBe(4);
  });

  it('are computed again after a second, and for each subscriber where there was a fault', async () => {
    const event = source();
    await ask(event, EVENT);
    time = 1_001;
    await ask(event, EVENT);
    expect(computed).toBe(2);
    let faults = 0;
    const broken = { gameEvents: { version: 7, type: () => Promise.reject(new Error(`fault ${(faults += 1)}`)) } };
    const messages = [await ask(broken, EVENT), await ask(broken, EVENT)].map(({ errors }) => errors?.[0]?.message);
    expect(messages).toEqual(['fault 1', 'fault 2']);
  });
});

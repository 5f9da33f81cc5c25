import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf, tier } from '#kernel/testing';
import { rulesets } from '../../apps/rulesets.js';
import { buildSchema } from 'graphql';
import type { TestClient } from '../../apps/api/src/testing/index.js';
import { Documents, type Known } from './documents.js';
import { Frames } from './frames.js';
import { playedLeague } from '../api/played-league.js';
import { optionsForTwo } from '../table/options-for-two.js';
import { FuzzedServer } from './fuzzed-server.js';
import { bent, junk } from './junk.js';
import { RawRequests } from './raw-requests.js';

/** So many inputs in all: the same ones for a seed, but for the ids of games. */
const INPUTS = sizeOf('FUZZ_INPUTS', { here: 1_000, change: 1_000, full: 20_000 });
const COUNTS = {
  documents: INPUTS * 0.4,
  commands: INPUTS * 0.3,
  options: INPUTS * 0.05,
  requests: INPUTS * 0.15,
  frames: INPUTS * 0.1,
};
// How many of them fit is luck with few: shares are demanded at full size, whose seed is fixed.
const SAME_AGAIN = sameAgain('test/fuzz', 'FUZZ_INPUTS');
const FRAMES_A_SOCKET = 20;
const AT_ONCE = 8;

const RULESETS = rulesets.map(({ name }) => name);
const SUBMIT = `mutation($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename ... on PlayerError { message } ... on CommandAccepted { version } } }`;
const OPEN = `mutation($input: OpenGameInput!) { openGame(input: $input) { __typename ... on PlayerError { message } ... on CommandAccepted { game { id } } } }`;
const LEGAL = 'query($id: ID!) { game(id: $id) { version legalCommands { input } } }';

interface Legal {
  readonly game: { readonly version: number; readonly legalCommands: readonly { readonly input: unknown }[] };
}

/** A running game and its players. */
interface FuzzedGame {
  readonly id: string;
  readonly players: readonly TestClient[];
}

describe('Thousands of malformed inputs', () => {
  let server: FuzzedServer;
  let games: FuzzedGame[];
  let known: Known;
  let tokens: string[];
  const found: string[] = [];

  beforeAll(async () => {
    server = await FuzzedServer.start();
    games = [];
    for (const ruleset of RULESETS) games.push(await begun(ruleset));
    const players = games.flatMap((game) => game.players);
    tokens = players.flatMap(({ token }) => token ?? []);
    const ids = games.map(({ id }) => id);
    const { leagueId } = await playedLeague(server.api, players[0]!);
    const texts = [...ids, ...ids, ...ids, leagueId, leagueId, ...RULESETS, 'random', randomUUID(), '1', 'en'];
    known = { texts };
  });
  afterEach(() => {
    const { faults } = server.api;
    const wrong = [...found.splice(0).slice(0, 10), ...faults.splice(0).slice(0, 5).map(String)];
    if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nThe same once more: ${SAME_AGAIN}`);
  });
  afterAll(() => server.close());

  async function begun(ruleset: string): Promise<FuzzedGame> {
    const players = [await server.register(`${ruleset} one`), await server.register(`${ruleset} two`)];
    const [one, two] = players as [TestClient, TestClient];
    const must = async (client: TestClient, name: string, type: string, input: object): Promise<string> => {
      const document = `mutation($input: ${type}!) { ${name}(input: $input) { ... on CommandAccepted { game { id } } } }`;
      const answer = await client.data<Record<string, { game: { id: string } }>>(document, {
        input: { commandId: randomUUID(), ...input },
      });
      return answer[name]!.game.id;
    };
    const id = await must(one, 'openGame', 'OpenGameInput', {
      options: optionsForTwo(ruleset),
      seats: [{ me: true }],
    });
    await must(two, 'joinGame', 'JoinGameInput', { gameId: id });
    await must(one, 'startGame', 'StartGameInput', { gameId: id });
    await server.api.settle();
    return { id, players };
  }

  /** So many inputs, some at a time; each piece of work has luck of its own, so that the order of answers changes nothing. */
  async function storm(
    name: string,
    count: number,
    input: (random: Random) => Promise<string | undefined>,
  ): Promise<void> {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < count) {
        const at = next++;
        const wrong = await input(Random.from(seedOf(`${name} ${at}`)));
        if (wrong !== undefined) found.push(`${name} ${at}: ${wrong}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  it('documents along the schema, with and without a token', async () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    let executed = 0;
    await storm('document', COUNTS.documents, async (random) => {
      const sent = new Documents(schema, known, random).next();
      const { wrong, came } = await server.ask(sent, random.below(4) === 0 ? undefined : random.pick(tokens));
      if (came.text.startsWith('{"data":{')) executed += 1;
      return wrong === undefined ? undefined : `${JSON.stringify(sent).slice(0, 400)} → ${wrong}`;
    });
    // A document that is refused before it runs tests little. The wider the schema grows, the fewer documents fit by chance.
    expect(executed).toBeGreaterThan(tier === 'full' ? COUNTS.documents / 20 : 0);
  });

  it.each(RULESETS)('commands of %s that are almost right, between right ones', async (ruleset) => {
    const { id, players } = games[RULESETS.indexOf(ruleset)]!;
    const random = Random.from(seedOf(`commands ${ruleset}`));
    const outcomes = new Map<string, number>();
    let legal: readonly unknown[] = [];
    const seen: unknown[] = [{ [ruleset]: {} }];
    for (let count = 0; count < COUNTS.commands / RULESETS.length; count += 1) {
      const { token } = random.pick(players);
      if (count % 10 === 0) {
        const { came } = await server.ask({ query: LEGAL, variables: { id } }, token);
        legal = (JSON.parse(came.text) as { data: Legal }).data.game.legalCommands.map(({ input }) => input);
        seen.push(...legal.slice(0, 5));
      }
      const right = legal.length > 0 ? random.pick(legal) : { [ruleset]: {} };
      // As it is, from another moment of the game, or with something changed.
      const command = random.pick([right, random.pick(seen), bent(random, right)]);
      const input = { gameId: id, commandId: randomUUID(), command };
      const variables = { input: random.below(12) === 0 ? bent(random, input) : input };
      const { wrong, came } = await server.ask({ query: SUBMIT, variables }, token);
      const [, outcome = 'none'] = /"__typename":"(\w+)"/.exec(came.text) ?? [];
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (wrong !== undefined) found.push(`${ruleset} ${count}: ${JSON.stringify(variables).slice(0, 400)} → ${wrong}`);
      if (count % 10 === 9) await server.api.settle();
    }
    // A command that no rule ever sees tests little.
    const { CommandAccepted = 0, CommandRejected = 0 } = Object.fromEntries(outcomes);
    expect(CommandRejected).toBeGreaterThan(tier === 'full' ? COUNTS.commands / RULESETS.length / 6 : 0);
    if (tier === 'full') expect(CommandAccepted).toBeGreaterThan(5);
  });

  it('options of games, scenarios of Clash among them', async () => {
    const options = RULESETS.map((ruleset) => ({
      options: optionsForTwo(ruleset),
      seats: [{ me: true }, { bot: 'random' }],
    }));
    await storm('options', COUNTS.options, async (random) => {
      const whole = random.pick(options);
      const own = { options: { clash: { scenario: junk(random), heroesA: 3 } }, seats: [] };
      const input = {
        commandId: randomUUID(),
        ...(bent(random, bent(random, random.below(3) === 0 ? own : whole)) as object),
      };
      const { wrong } = await server.ask({ query: OPEN, variables: { input } }, random.pick(tokens));
      return wrong === undefined ? undefined : `${JSON.stringify(input).slice(0, 400)} → ${wrong}`;
    });
  });

  it('requests to every path, with headers and bodies that do not fit', async () => {
    const ids = games.map(({ id }) => id);
    await storm('request', COUNTS.requests, async (random) => {
      const raw = new RawRequests(ids, tokens, random).next();
      const wrong = await server.knock(raw);
      return wrong === undefined
        ? undefined
        : `${raw.method} ${raw.path} ${JSON.stringify(raw.headers)} ${String(raw.body).slice(0, 200)} → ${wrong}`;
    });
  });

  it('messages on sockets', async () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    await storm('socket', COUNTS.frames / FRAMES_A_SOCKET, async (random) => {
      const frames = new Frames(new Documents(schema, known, random), random);
      const all = Array.from({ length: FRAMES_A_SOCKET }, () => frames.next());
      const wrong = await server.talk(all, random.below(3) === 0 ? undefined : random.pick(tokens));
      return wrong === undefined ? undefined : `${all.map(String).join('\n').slice(0, 600)} → ${wrong}`;
    });
  });

  it('leave every game whole, and open to its players', async () => {
    for (const { id, players } of games) {
      const [one] = players as [TestClient];
      const { game } = await one.data<{ game: { version: number; events: { nodes: { version: number }[] } } }>(
        'query($id: ID!) { game(id: $id) { version events(last: 20) { nodes { version } } } }',
        { id },
      );
      expect(game.events.nodes.at(-1)?.version).toBe(game.version);
    }
  });
});

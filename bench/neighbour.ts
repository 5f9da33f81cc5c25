import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Row } from './bench.js';
import { BenchClient } from './bench-client.js';
import { startServers, type Servers } from './servers.js';
import { median, quantile } from './statistics.js';

/** How long each part of the bench goes on. */
const SECONDS = 8;

/** Milliseconds between two looks of the player at a game. */
const EVERY = 60;

/** Requests that each abuser has under way at a time. */
const AT_A_TIME = 6;

const LOOK = 'query($id: ID!) { game(id: $id) { version view { __typename } waiting { __typename } } }';

const EVENTS = 'query($id: ID!) { game(id: $id) { events(first: 100) { nodes { version payloadJson description } } } }';

/** A document that GraphQL would compare field by field, if it came so far. */
const REPEATED = `{ ${'games { nodes { events { nodes { game { id } } } } } '.repeat(290)} }`;

/** An account with a game of its own. */
interface Player {
  readonly client: BenchClient;
  readonly id: string;
}

/** A request of an abuser: to an address, with a document where it is posted. */
interface Asked {
  readonly path: string;
  readonly body?: string;
}

type Abuse = (player: Player, turn: number) => Asked;

/** An expensive request, within the limits. */
const dear: Abuse = ({ id }, turn) => {
  const all: readonly Asked[] = [
    { path: `/v1/games/${id}/table.svg` },
    { path: '/graphql', body: JSON.stringify({ query: EVENTS, variables: { id } }) },
    { path: '/openapi.json' },
    { path: `/v1/games/${id}/view` },
  ];
  return all[turn % all.length] as Asked;
};

/** A refused request: each time another text, so that no cache has it. */
const refused: Abuse = (_player, turn) => ({
  path: '/graphql',
  body: JSON.stringify({ query: `${REPEATED} # ${turn} ${Math.random()}` }),
});

async function openPlayer(url: string): Promise<Player> {
  const client = await BenchClient.register(url);
  const input = { options: { clash: { mode: 'SOLO', scenarioId: 'silent-hour' } }, seats: [{ me: true }] };
  const { game } = await client.command<{ game: { id: string } }>('openGame', input, 'game { id }');
  await client.command('startGame', { gameId: game.id });
  return { client, id: game.id };
}

/** Sends a request, and gives the status of the answer once all of it is there. */
const sent = (url: string, agent: Agent, token: string, { path, body }: Asked): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const one = request(url + path, { method, agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    one.on('error', () => resolve(0));
    one.end(body);
  });

/** Sends one request on a connection of its own. */
async function once(url: string, { client }: Player, asked: Asked): Promise<void> {
  const agent = new Agent();
  await sent(url, agent, client.token ?? '', asked);
  agent.destroy();
}

/** Abuses for some seconds, always with so many requests under way, and gives how many were answered. */
async function abuse(url: string, player: Player, what: Abuse): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const until = performance.now() + SECONDS * 1_000;
  let turn = 0;
  const asking = async (): Promise<void> => {
    while (performance.now() < until) await sent(url, agent, player.client.token ?? '', what(player, turn++));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, asking));
  agent.destroy();
  return turn;
}

/** Looks at a game for some seconds, and gives how long each look took, in milliseconds. */
async function looks({ client, id }: Player): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    const began = performance.now();
    await client.ask(LOOK, { id });
    const took = performance.now() - began;
    times.push(took);
    await pause(Math.max(0, EVERY - took));
  }
  return times;
}

/** The effect of others on a player, compared with runs without them just before and after. */
async function beside(
  servers: Servers,
  player: Player,
  abusers: readonly Player[],
  what: Abuse,
  name: string,
): Promise<Row[]> {
  const before = await looks(player);
  const [felt, answered] = await Promise.all([
    looks(player),
    Promise.all(abusers.map((abuser) => abuse(servers.url, abuser, what))),
  ]);
  const alone = [...before, ...(await looks(player))];
  const row = (figure: string, of: (times: readonly number[]) => number): Row => ({
    what: `a look at a game beside ${name}: ${figure}`,
    value: of(felt),
    unit: 'ms',
    baseline: { what: 'alone', value: of(alone) },
    aim: 'at most 3',
  });
  process.stderr.write(`  ${name}: ${answered.reduce((sum, each) => sum + each, 0)} requests of theirs\n`);
  return [row('median', median), row('99th percentile', (times) => quantile(times, 0.99))];
}

/** The effect on a player of accounts that use all of their limits, on an API with the default limits. */
export const neighbour: Bench = {
  name: 'neighbour',
  run: async () => {
    const limits = { POINTS_WITH_TOKEN: '100000', RUNNING_GAMES: '200', OPEN_GAMES: '50' };
    const servers = await startServers({ limits });
    const players: Player[] = [];
    try {
      for (let count = 0; count <= 20; count += 1) players.push(await openPlayer(servers.url));
      const [player, ...abusers] = players as [Player, ...Player[]];
      const [first] = abusers as [Player];
      // First requests compile code and make files: that is no matter of neighbours.
      await looks(player);
      for (let turn = 0; turn < 20; turn += 1)
        for (const what of [dear, refused]) await once(servers.url, player, what(player, turn));
      return [
        ...(await beside(servers, player, [first], dear, 'an abuser')),
        ...(await beside(servers, player, abusers, dear, '20 abusers')),
        ...(await beside(servers, player, abusers, refused, '20 whose documents are refused')),
      ];
    } finally {
      await Promise.all(players.map(({ client }) => client.close()));
      await servers.stop();
    }
  },
};

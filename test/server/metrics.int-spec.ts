import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { everySeries } from '#platform';
import { freePort, queueBackends } from '#platform/testing';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { ServerProcess } from './server-process.js';

/** The series of a process, by name and labels. */
async function scraped(port: number): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** The sum of a series over all its labels; `undefined` when it does not exist. */
function sumOf(told: readonly (readonly [string, number])[], name: string): number | undefined {
  const values = told.filter(([line]) => line === name || line.startsWith(`${name}{`)).map(([, value]) => value);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

/** The data for a collector, as far as it is read here. */
interface Traced {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly { readonly name: string }[] }[];
  }[];
}

/** Its holder may see the queue. */
const ADMIN_TOKEN = randomBytes(24).toString('hex');

describe.each(queueBackends)('The metrics of API and worker, with jobs through $backend,', ({ redisUrl }) => {
  let database: ScratchDatabase;
  let processes: readonly ServerProcess[] = [];
  let ports: { readonly api: number; readonly worker: number };
  let url: string;
  let token: string;
  let socket: Client;
  let collector: Server;
  /** The spans that a collector has got, by the name of the service. */
  const spans = new Map<string, Set<string>>();

  beforeAll(async () => {
    collector = createServer(
      (request, response) =>
        void request.toArray().then((body) => {
          for (const { resource, scopeSpans } of (JSON.parse(Buffer.concat(body).toString()) as Traced).resourceSpans) {
            const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue;
            const known = spans.get(service) ?? new Set();
            for (const { name } of scopeSpans.flatMap((each) => each.spans)) known.add(name);
            spans.set(service, known);
          }
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        }),
    );
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    database = await scratchDatabase();
    const environment = {
      DATABASE_URL: database.loginUrl,
      REDIS_URL: redisUrl ?? '',
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      SEED_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'info',
      ADMIN_TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    };
    ports = { api: await freePort(), worker: await freePort() };
    const api = new ServerProcess('apps/api', { ...environment, METRICS_PORT: String(ports.api) });
    const worker = new ServerProcess('apps/worker', { ...environment, METRICS_PORT: String(ports.worker) });
    processes = [api, worker];
    await worker.ready();
    url = await api.ready();
    token = await newAccount(url);
    socket = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, lazy: false });
  });
  afterAll(async () => {
    await socket.dispose();
    await Promise.all(processes.map((each) => each.stop()));
    collector.close();
    await database.drop();
  });

  it('export every series, and each counter has increased when a game was played', async () => {
    const games = [await startBotGame(url, token), await startBotGame(url, token)];
    await untilOver(url, token, games, 60);
    await until(
      'the socket is counted',
      async () => (await scraped(ports.api)).get('chronicler_sockets{over="websocket"}') === 1,
    );
    const [api, worker] = [await scraped(ports.api), await scraped(ports.worker)];
    const told = [...api, ...worker];
    for (const { name, type } of everySeries) {
      // It counts faults, and there were none.
      if (name === 'chronicler_faults_total') continue;
      const sum = sumOf(told, type === 'histogram' ? `${name}_count` : name);
      if (type === 'gauge') expect({ name, sum }).toEqual({ name, sum: expect.any(Number) });
      else expect({ name, moved: (sum ?? 0) > 0 }).toEqual({ name, moved: true });
    }
    const lantern = 'stream="game",ruleset="lantern"';
    expect(api.get(`chronicler_commands_total{${lantern},by="player",outcome="accepted"}`)).toBeGreaterThanOrEqual(4);
    expect(worker.get(`chronicler_commands_total{${lantern},by="system",outcome="accepted"}`)).toBeGreaterThan(4);
    expect(worker.get('chronicler_command_seconds_count{ruleset="lantern"}')).toBeGreaterThan(4);
    expect(worker.get('chronicler_appends_total{outcome="ok"}')).toBeGreaterThan(4);
    expect(worker.get('chronicler_jobs_total{kind="bot",outcome="done"}')).toBeGreaterThan(4);
    expect(api.get('chronicler_requests_total{method="POST",status="200"}')).toBeGreaterThan(4);
    expect(api.get('chronicler_loads_total{from="memory"}')).toBeGreaterThan(0);
    expect(worker.get('chronicler_warm_games')).toBe(games.length);
  });

  it('report that nothing waits once everything is done', async () => {
    const isDone = async (): Promise<boolean> => {
      const told = await scraped(ports.worker);
      const lags = ['feed', 'game_list', 'campaign_list', 'league_list', 'game_results', 'attendance'].map((reader) =>
        told.get(`chronicler_feed_lag_seconds{reader="${reader}"}`),
      );
      const owed = ['not due', '1s', '5s', '1m', 'more'].map((age) => told.get(`chronicler_obligations{age="${age}"}`));
      const jobs = ['waiting', 'active', 'delayed'].map((state) => told.get(`chronicler_queue_jobs{state="${state}"}`));
      return [...lags, ...owed, ...jobs].every((value) => value === 0);
    };
    await until('nothing waits', isDone, 30, 250);
  });

  it('show the queue beside them to holders of the administrators’ token, read-only', async () => {
    const board = (path: string, authorization?: string, method = 'GET'): Promise<Response> =>
      fetch(`http://127.0.0.1:${ports.worker}/queues${path}`, {
        method,
        headers: authorization ? { authorization } : {},
      });
    const basic = (token: string): string => `Basic ${Buffer.from(`admin:${token}`).toString('base64')}`;
    if (redisUrl === undefined) {
      expect((await board('/api/queues', `Bearer ${ADMIN_TOKEN}`)).status).toBe(404);
      return;
    }
    const refused = [undefined, basic('wrong'), `Bearer ${token}`].map(async (each) => (await board('/', each)).status);
    expect(await Promise.all(refused)).toEqual([401, 401, 401]);
    const { queues } = (await (await board('/api/queues', basic(ADMIN_TOKEN))).json()) as { queues: object[] };
    expect(queues).toMatchObject([{ name: 'obligations', readOnlyMode: true, counts: { failed: 0 } }]);
    expect((await board('/', `Bearer ${ADMIN_TOKEN}`)).headers.get('content-type')).toContain('text/html');
    expect((await board('/api/queues/obligations/clean/completed', basic(ADMIN_TOKEN), 'PUT')).status).toBe(405);
    expect(
      (await fetch(`http://127.0.0.1:${ports.api}/queues`, { headers: { authorization: basic(ADMIN_TOKEN) } })).status,
    ).toBe(404);
  });

  it('count live answers of REST beside sockets, while they are open', async () => {
    const count = async (): Promise<unknown> => (await scraped(ports.api)).get('chronicler_sockets{over="rest"}');
    expect(await count()).toBe(0);
    const gone = new AbortController();
    await fetch(`${url}/v1/lobby`, { headers: { accept: 'text/event-stream' }, signal: gone.signal });
    await until('the answer is counted', async () => (await count()) === 1);
    gone.abort();
    await until('it is not counted any more', async () => (await count()) === 0);
  });

  it('decrease when a socket has closed', async () => {
    await socket.dispose();
    await until(
      'no socket is counted',
      async () => (await scraped(ports.api)).get('chronicler_sockets{over="websocket"}') === 0,
    );
  });

  it('are only at their own address', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${ports.api}/graphql`)).status).toBe(404);
  });

  it('log only lines of JSON, and send spans to a collector', async () => {
    await socket.dispose();
    expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0]);
    for (const line of processes.flatMap(({ printed }) => printed.trim().split('\n')))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect([...spans.get('chronicler-api')!].sort()).toEqual(expect.arrayContaining(['append', 'command', 'request']));
    expect([...spans.get('chronicler-worker')!].sort()).toEqual(expect.arrayContaining(['append', 'command', 'job']));
  });
});

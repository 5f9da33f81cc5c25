import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Row } from './bench.js';
import { BenchClient } from './bench-client.js';
import { startServers, type Servers } from './servers.js';
import { median, quantile } from './statistics.js';

/** How many subscribers there are, and how many commands are enough to tell: each gives as many figures as subscribers. */
const RUNS = [
  { subscribers: 1, commands: 100 },
  { subscribers: 100, commands: 30 },
  { subscribers: 1_000, commands: 8 },
];
/** So many subscriptions a socket may have by default. */
const A_SOCKET = 50;

/** A player who sits down at a table and leaves it, again and again: commands without end, in a game of any ruleset. */
class Visitor {
  private sits = false;

  constructor(
    private readonly client: BenchClient,
    private readonly gameId: string,
  ) {}

  /** Gives the version of the game after the command. */
  async move(): Promise<number> {
    const { gameId } = this;
    const { version } = await this.client.command<{ version: number }>(this.sits ? 'leaveGame' : 'joinGame', {
      gameId,
    });
    this.sits = !this.sits;
    return version;
  }
}

/** When each subscriber heard of each version, in milliseconds. */
class Hearing {
  readonly at = new Map<number, number[]>();
  private fault: Error | undefined;

  constructor(private readonly subscribers: number) {}

  heard(version: number): void {
    const times = this.at.get(version) ?? [];
    times.push(performance.now());
    this.at.set(version, times);
  }

  /** A subscriber hears nothing any more. */
  fails(fault: Error): void {
    this.fault ??= fault;
  }

  /** Settles when all subscribers have heard of a version. Throws when one cannot. */
  async complete(version: number): Promise<readonly number[]> {
    while ((this.at.get(version)?.length ?? 0) < this.subscribers) {
      if (this.fault) throw this.fault;
      await pause(5);
    }
    return this.at.get(version) ?? [];
  }
}

async function measure(servers: Servers, { subscribers, commands }: (typeof RUNS)[number]): Promise<Row[]> {
  const { url } = servers;
  const [host, guest] = [await BenchClient.register(url), await BenchClient.register(url)];
  const sockets = await Promise.all(
    Array.from({ length: Math.ceil(subscribers / A_SOCKET) }, () => BenchClient.register(url)),
  );
  const input = { options: { lantern: {} }, seats: [] };
  const { game, version } = await host.command<{ version: number; game: { id: string } }>(
    'openGame',
    input,
    'version game { id }',
  );
  const hearing = new Hearing(subscribers);
  for (let number = 0; number < subscribers; number += 1) {
    const socket = sockets[Math.floor(number / A_SOCKET)];
    // It ends when the socket is closed.
    socket
      ?.listen(game.id, (event) => hearing.heard(event.version))
      .catch((fault: unknown) => hearing.fails(fault as Error));
  }
  await hearing.complete(version);
  const visitor = new Visitor(guest, game.id);
  await hearing.complete(await visitor.move());
  const [heard, answered]: [number[], number[]] = [[], []];
  const before = await servers.cpu();
  for (let command = 0; command < commands; command += 1) {
    const sent = performance.now();
    const reached = await visitor.move();
    answered.push(performance.now() - sent);
    heard.push(...(await hearing.complete(reached)).map((at) => at - sent));
  }
  const spent = ((await servers.cpu()).api - before.api) * 1_000;
  await Promise.all([host, guest, ...sockets].map((client) => client.close()));
  const what = `from a mutation to ${subscribers} subscriber${subscribers === 1 ? '' : 's'}`;
  const baseline = { what: 'to its own answer', value: median(answered) };
  return [
    { what: `${what}, median`, value: median(heard), unit: 'ms', baseline },
    { what: `${what}, 99th percentile`, value: quantile(heard, 0.99), unit: 'ms' },
    { what: `${what}, API CPU an event`, value: spent / commands, unit: 'ms' },
  ];
}

/** How long an event is on its way from its cause to all listeners, over loopback. */
export const news: Bench = {
  name: 'news',
  run: async () => {
    const servers = await startServers();
    try {
      const rows: Row[] = [];
      for (const run of RUNS) rows.push(...(await measure(servers, run)));
      return rows;
    } finally {
      await servers.stop();
    }
  },
};

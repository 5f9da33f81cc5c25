import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { until } from '#event-store/testing';
import { freePort } from '#platform/testing';

const execute = promisify(execFile);

/** Milliseconds after which a node that does not answer counts as failed. */
const NODE_TIMEOUT = 1_000;

/** How many nodes have slots; one more stands by for the first. */
const MASTERS = 3;

/** A node, by its port. */
interface Node {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A Redis Cluster of a test's own: three masters, and a replica of the first. */
export class RedisCluster {
  private constructor(
    private readonly folder: string,
    private readonly nodes: Node[],
  ) {}

  /** Starts the nodes, and has `redis-cli` make a cluster of them. */
  static async start(): Promise<RedisCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'chronicler-cluster-'));
    const ports: number[] = [];
    while (ports.length <= MASTERS) ports.push(await freePort());
    const nodes = await Promise.all(ports.map((port) => startNode(folder, port)));
    const cluster = new RedisCluster(folder, nodes);
    const addresses = ports.map((port) => `127.0.0.1:${port}`);
    await execute('redis-cli', ['--cluster', 'create', ...addresses.slice(0, MASTERS), '--cluster-yes']);
    const [id] = (await cluster.ask(ports[0]!, 'cluster', 'myid')).trim().split('\n');
    const [first] = addresses;
    const standby = ['--cluster-slave', '--cluster-master-id', id!];
    await execute('redis-cli', ['--cluster', 'add-node', addresses.at(-1)!, first!, ...standby]);
    await until('the replica has the data of its master', async () =>
      (await cluster.ask(ports.at(-1)!, 'info', 'replication')).includes('master_link_status:up'),
    );
    await cluster.isWhole();
    return cluster;
  }

  /** As `REDIS_URL` names it. */
  get url(): string {
    return `redis+cluster://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  }

  /** One of the nodes, as if it were a server alone. */
  get urlOfOne(): string {
    return `redis://127.0.0.1:${this.nodes[1]!.port}`;
  }

  /** Each master's keys, by its port. */
  async keys(): Promise<ReadonlyMap<number, readonly string[]>> {
    const lists = this.running.slice(0, MASTERS).map(async ({ port }) => {
      const text = await this.ask(port, 'keys', '*');
      return [port, text.split('\n').filter((key) => key !== '')] as const;
    });
    return new Map(await Promise.all(lists));
  }

  /** The slot of a key, as a node counts it. */
  async slotOf(key: string): Promise<number> {
    return Number(await this.ask(this.running[0]!.port, 'cluster', 'keyslot', key));
  }

  /** Ends the first master as a crash does; its replica takes its slots. Waits until it has them. */
  async failOver(): Promise<void> {
    const [{ child, port }] = this.nodes as [Node, ...Node[]];
    child.kill('SIGKILL');
    await once(child, 'exit');
    const replica = this.running.at(-1)!;
    await until(`the replica of ${port} is a master`, async () =>
      (await this.ask(replica.port, 'info', 'replication')).includes('role:master'),
    );
    await this.isWhole();
  }

  async stop(): Promise<void> {
    const ends = this.running.map(({ child }) => once(child, 'exit'));
    for (const { child } of this.running) child.kill('SIGKILL');
    await Promise.all(ends);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get running(): readonly Node[] {
    return this.nodes.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  }

  /** Waits until every node says that all slots are served. */
  private async isWhole(): Promise<void> {
    for (const { port } of this.running)
      await until('all slots are served', async () =>
        (await this.ask(port, 'cluster', 'info')).includes('cluster_state:ok'),
      );
  }

  private async ask(port: number, ...words: string[]): Promise<string> {
    return (await execute('redis-cli', ['-p', String(port), ...words])).stdout;
  }
}

async function startNode(folder: string, port: number): Promise<Node> {
  const settings = {
    port,
    bind: '127.0.0.1',
    save: '',
    dir: folder,
    'cluster-enabled': 'yes',
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': NODE_TIMEOUT,
    'repl-diskless-sync-delay': 0,
    // Nodes talk to each other on a port of their own, and ports ten thousand above are the system's.
    'cluster-port': await freePort(),
  };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept connections')) return { port, child };
  }
  throw new Error('A node of the cluster ended before it was ready.');
}

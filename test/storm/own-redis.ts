import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../server/free-port.js';

/** Whether this machine can start a Redis. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of one's own, which may be killed. */
export class OwnRedis {
  private server: ChildProcess | undefined;
  private port = 0;

  /** Its address, from the first start on. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, empty, and waits until it takes connections. */
  async start(): Promise<void> {
    this.port ||= await freePort();
    const server = spawn('redis-server', ['--port', String(this.port), '--save', ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.server = server;
    for await (const line of createInterface({ input: server.stdout })) {
      if (line.includes('Ready to accept connections')) break;
    }
    server.stdout.resume();
  }

  async kill(): Promise<void> {
    if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return;
    this.server.kill('SIGKILL');
    await once(this.server, 'exit');
  }
}

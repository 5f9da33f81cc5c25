import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** The ready message of a process on standard output. */
const ready = { 'apps/api': /The API answers at (http:\/\/[\d.:]+)/, 'apps/worker': /The worker is (running)/ };

/** An API or a worker as a process of its own, as an operator runs it. */
export class ServerProcess {
  /** What it has printed so far, on both outputs. */
  printed = '';
  private readonly child: ChildProcess;

  /** `environment` is added to that of this process. */
  constructor(
    readonly app: keyof typeof ready,
    environment: Readonly<Record<string, string>>,
  ) {
    // Bots play fast, and in any number of games of a test.
    const bots = { BOT_PACE: '0', BOT_TABLES: '1000' };
    const env = { ...process.env, PORT: '0', ...bots, ...environment };
    this.child = spawn(process.execPath, ['scripts/run.mjs', app], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => (this.printed += String(chunk)));
    }
  }

  get runs(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until it serves; returns the address of an API. Throws when it ends before. */
  async ready(): Promise<string> {
    for (;;) {
      const [, word] = ready[this.app].exec(this.printed) ?? [];
      if (word !== undefined) return word;
      if (!this.runs) throw new Error(`${this.app} ended before it was ready. It printed:\n${this.printed}`);
      await Promise.race([once(this.child.stdout!, 'data'), once(this.child, 'exit')]);
    }
  }

  /** Freezes it for a number of milliseconds. */
  async freeze(milliseconds: number): Promise<void> {
    this.child.kill('SIGSTOP');
    try {
      await pause(milliseconds);
    } finally {
      this.child.kill('SIGCONT');
    }
  }

  /** Waits for its end. Returns its exit code, or `null` when a signal ended it. */
  async ended(): Promise<number | null> {
    if (this.runs) await once(this.child, 'close');
    return this.child.exitCode;
  }

  /** Sends a signal and waits for the end. Returns the exit code. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.runs) this.child.kill(signal);
    return this.ended();
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { build } from '#platform/testing';
import type { JobServer } from './job-server.js';

/** The moment of a job at which a worker stops: see `doomed-worker.ts`. */
export type Fault = 'before' | 'during' | 'after';

/** Workers on the jobs of a suite, as processes that are killed. */
export class KillableWorkers {
  private readonly children: ChildProcess[] = [];

  /** Builds the program of the processes. */
  static async on(jobs: JobServer): Promise<KillableWorkers> {
    await build();
    return new KillableWorkers(jobs);
  }

  private constructor(private readonly jobs: JobServer) {}

  /** Starts one; with a fault it stops at its first job of that kind, and waits to be killed. */
  start(fault?: Fault, at = 'game'): ChildProcess {
    const { databaseUrl, queuePrefix = '', redisUrl, seedKey } = this.jobs.options;
    const child = spawn(execPath, ['dist/apps/worker/src/testing/doomed-worker.js'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        DATABASE_URL: databaseUrl,
        QUEUE_PREFIX: queuePrefix,
        SEED_KEY: Buffer.from(seedKey).toString('hex'),
        ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
        ...(fault === undefined ? {} : { FAULT: fault, FAULT_AT: at }),
      },
    });
    this.children.push(child);
    return child;
  }

  /** Kills the remaining ones. */
  async killAll(): Promise<void> {
    await Promise.all(this.children.splice(0).map(kill));
  }
}

/** Waits until a worker reports that it has stopped. */
export async function reached(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) if (line === 'reached') return;
  throw new Error('The worker ended before it reached its fault.');
}

/** Kills a worker, and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

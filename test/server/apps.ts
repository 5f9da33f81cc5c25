import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** API and worker as processes of their own. */
export class Apps {
  /** Of the API; empty before it answers. */
  url = '';
  readonly children: ChildProcess[] = [];

  /** `env`: what both are told, beside what this process is. */
  constructor(private readonly env: Readonly<Record<string, string>>) {}

  async start(): Promise<void> {
    const api = this.run('apps/api');
    this.run('apps/worker');
    for await (const line of createInterface({ input: api.stdout! })) {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address === undefined) continue;
      this.url = address;
      return;
    }
    throw new Error('The API ended before it answered.');
  }

  /** Asks them to end. Answers with their exit codes; `null` for one that was killed. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.children.map(stop));
  }

  async ask<T>(query: string, token?: string): Promise<T> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  private run(app: string): ChildProcess {
    const env = { ...process.env, ...this.env, PORT: '0' };
    const child = spawn(process.execPath, ['scripts/run.mjs', app], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.children.push(child);
    return child;
  }
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return child.exitCode;
}

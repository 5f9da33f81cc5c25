import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const restarting = new URL('../../scripts/restarting.mjs', import.meta.url).href;

/** Says when it starts and when it is told to stop. */
const SERVER = `
  process.on('SIGTERM', () => { console.log('stopped in order'); process.exit(0); });
  console.log('started', process.pid);
  setInterval(() => {}, 1000);
`;

/** The content of `source` says what the build of it gives. */
const program = (folder: string): string => `
  import { spawn } from 'node:child_process';
  import { readFileSync } from 'node:fs';
  import { runRestarting } from '${restarting}';
  const signal = await runRestarting({
    folders: ['${folder}'],
    build: async () => {
      const [verdict] = readFileSync('${folder}/source', 'utf8').split(' ');
      console.log('built', verdict);
      if (verdict === 'broken') throw new Error('A mistake in line 7.');
      return verdict === 'changed';
    },
    start: () => spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' }),
  });
  console.log('ended', signal);
`;

/** A server under `runRestarting`, on a folder with one source. */
class Supervised {
  private readonly folder = mkdtempSync(join(tmpdir(), 'restarting-'));
  private readonly supervisor: ChildProcess;
  private output = '';

  constructor() {
    this.save('same');
    const words = ['--input-type=module', '-e', program(this.folder)];
    this.supervisor = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.supervisor.stdout!, this.supervisor.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
  }

  save(verdict: string): void {
    writeFileSync(join(this.folder, 'source'), `${verdict} ${Math.random()}`);
  }

  /** The number of processes that have started, and the last of them. */
  get started(): { readonly count: number; readonly pid: number } {
    const pids = [...this.output.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid));
    return { count: pids.length, pid: pids.at(-1) ?? 0 };
  }

  /** Resolves once the process runs and the folder is watched. */
  async ready(): Promise<void> {
    await this.says(/^started/m);
    await this.says(/^built same/m);
  }

  /** Resolves once the output matches. */
  async says(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.output))
      await Promise.race([once(this.supervisor.stdout!, 'data'), once(this.supervisor.stderr!, 'data')]);
  }

  /** Stops the supervisor as Ctrl-C under npm does, and gives all that was said. */
  async interrupt(): Promise<string> {
    const closed = once(this.supervisor, 'close');
    this.supervisor.kill('SIGINT');
    this.supervisor.kill('SIGINT');
    await closed;
    rmSync(this.folder, { recursive: true });
    return this.output;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('npm run start:dev', () => {
  it('starts a new process when a build has changed something, and the old one is gone', async () => {
    const server = new Supervised();
    await server.ready();
    const { pid: first } = server.started;
    server.save('changed');
    await server.says(/started[^]*started/);
    expect(isAlive(first)).toBe(false);
    expect(isAlive(server.started.pid)).toBe(true);
    await server.interrupt();
    expect(isAlive(server.started.pid)).toBe(false);
  });

  it('leaves the process alone when a build fails or changes nothing', async () => {
    const server = new Supervised();
    await server.ready();
    server.save('same');
    await server.says(/built same[^]*built same/);
    server.save('broken');
    await server.says(/A mistake in line 7\.\nNothing is restarted/);
    expect(isAlive(server.started.pid)).toBe(true);
    await server.interrupt();
    expect(server.started.count).toBe(1);
  });

  it('waits at Ctrl-C until the process has stopped in order', async () => {
    const server = new Supervised();
    await server.ready();
    expect(await server.interrupt()).toMatch(/stopped in order\nended null\n$/);
  });

  it('says that a process was killed and has not cleaned up', async () => {
    const server = new Supervised();
    await server.ready();
    process.kill(server.started.pid, 'SIGKILL');
    expect(await server.interrupt()).toMatch(/ended SIGKILL\n$/);
  });
});

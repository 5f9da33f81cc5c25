import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { commands } from '../../apps/cli/src/commands.js';
import { root } from './guide.js';

/** A program as it was called. */
export interface Call {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** What a program notes when it is called instead of the one that takes minutes, or a machine with containers. */
const NOTE = `#!${process.execPath}
const { appendFileSync } = require('node:fs');
const { basename } = require('node:path');
const [, path, ...words] = process.argv;
appendFileSync(__dirname + '/calls', JSON.stringify({ program: basename(path), words, env: process.env }) + '\\n');
`;

/** Programs that stand in for `npm`, `bash` and `docker`, first on the path: they note how they were called. */
export class StandIns {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));

  constructor() {
    writeFileSync(join(this.folder, 'package.json'), '{ "type": "commonjs" }');
    for (const program of ['npm', 'bash', 'docker']) writeFileSync(join(this.folder, program), NOTE, { mode: 0o755 });
  }

  /** What puts them on the path, as a block to type before others. */
  get block(): readonly [string, string] {
    return ['stand-ins', `export PATH='${this.folder}':"$PATH"`];
  }

  /** The calls so far. */
  calls(): readonly Call[] {
    const file = join(this.folder, 'calls');
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Call);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What is wrong with a call of npm: a script that there is not, a command of `chronicler`, or a path of tests. */
function faultOfNpm(words: readonly string[]): string | undefined {
  const [verb = '', ...rest] = words.filter((word) => !word.startsWith('-'));
  if (verb === 'ci') return undefined;
  const [script = verb, ...own] = verb === 'run' ? rest : [verb, ...rest];
  if (scripts[script] === undefined) return `There is no script ${script}.`;
  if (script === 'chronicler' && commands[own[0] ?? ''] === undefined) return `chronicler does no ${own[0]}.`;
  if (script === 'test') return own.map((path) => (existsSync(join(root, path)) ? '' : `No ${path}.`)).find(Boolean);
  return undefined;
}

/** What each command of `docker compose` that the pages use may be told. */
const flags: Readonly<Record<string, readonly string[]>> = {
  build: [],
  run: ['--rm'],
  up: ['--build', '--detach', '--no-deps', '--wait'],
};

/** What is wrong with a call of docker: a command or a flag that it does not have, a service that is not in the file. */
function faultOfDocker(words: readonly string[]): string | undefined {
  const [compose, command = '', ...rest] = words;
  const known = flags[command];
  if (compose !== 'compose' || known === undefined) return `docker does no ${words.join(' ')}.`;
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    readonly services: object;
  };
  const odd = rest.filter((word) =>
    word.startsWith('-') ? !known.includes(word) : !Object.keys(services).includes(word),
  );
  return odd.length > 0 ? `docker compose ${command} knows no ${odd.join(' ')}.` : undefined;
}

/** What is wrong with calls: nothing where each names what there is. */
export const faultsOf = (calls: readonly Call[]): readonly string[] =>
  calls.flatMap(({ program, words }) => {
    if (program === 'npm') return faultOfNpm(words) ?? [];
    if (program === 'docker') return faultOfDocker(words) ?? [];
    return existsSync(join(root, words[0] ?? '')) ? [] : [`There is no ${words[0]}.`];
  });

import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isCommandName } from '../../apps/cli/src/manual/index.js';
import { root } from './guide.js';

/** A program as it was called. */
export interface Call {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The notes of a stand-in that is called instead of a program that takes minutes, or needs containers. */
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

  /** The block that puts them on the path, to type before others. */
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

/** The fault of a call of npm: a missing script, command of `chronicler`, or path of tests. */
function faultOfNpm(words: readonly string[]): string | undefined {
  const [verb = '', ...rest] = words.filter((word) => !word.startsWith('-'));
  if (verb === 'ci') return undefined;
  const [script = verb, ...own] = verb === 'run' ? rest : [verb, ...rest];
  if (scripts[script] === undefined) return `There is no script ${script}.`;
  if (script === 'chronicler' && !isCommandName(own[0] ?? '')) return `chronicler does no ${own[0]}.`;
  if (script === 'test') return own.map((path) => (existsSync(join(root, path)) ? '' : `No ${path}.`)).find(Boolean);
  return undefined;
}

/** The flags of each command of `docker compose` that the pages use. */
const flags: Readonly<Record<string, readonly string[]>> = {
  build: [],
  run: ['--rm'],
  up: ['--build', '--detach', '--no-deps', '--wait'],
};

/** The fault of a call of docker: an unknown command or flag, a service that is not in the file. */
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

/** The faults of calls: none where each names existing things. */
export const faultsOf = (calls: readonly Call[]): readonly string[] =>
  calls.flatMap(({ program, words }) => {
    if (program === 'npm') return faultOfNpm(words) ?? [];
    if (program === 'docker') return faultOfDocker(words) ?? [];
    return existsSync(join(root, words[0] ?? '')) ? [] : [`There is no ${words[0]}.`];
  });

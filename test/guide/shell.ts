import { spawn, spawnSync } from 'node:child_process';
import { isChangeTier } from '#platform/testing';
import { hasZsh } from '../reporters/test-zsh.mjs';
import { root } from './guide.js';

/**
 * A shell as it is for a person who types a page into it. In zsh that differs from a script: a `#` begins
 * no comment there, and a pattern without a match is an error. Settings of a person's own files are left out.
 */
const programs = {
  bash: ['bash', '--noprofile', '--norc', '-eu'],
  zsh: ['zsh', '-f', '-i', '+o', 'promptsp', '-eu'],
} as const;

/** A shell that the pages are for. */
export type Shell = keyof typeof programs;

/** Both shells; bash alone in the tier of changes, and where zsh is not installed, which the run says at its end. */
export const shells: readonly Shell[] = !isChangeTier && hasZsh() ? ['bash', 'zsh'] : ['bash'];

/** The input of a shell. */
interface Given {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder in which it stands; the repository unless it is said. */
  readonly cwd?: string;
}

/**
 * Types blocks into one shell, one after the other, and gives the output of each, by its name. Fails when one of them
 * fails, or complains.
 */
export async function typedInto(
  shell: Shell,
  blocks: Iterable<readonly [name: string, text: string]>,
  { env = {}, cwd = root }: Given = {},
): Promise<ReadonlyMap<string, string>> {
  const script = [...blocks].map(([name, text]) => `echo '== ${name}'\n${text}`).join('\n');
  const [program, ...options] = programs[shell];
  const quiet = { PS1: '', PS2: '', RPS1: '', HISTFILE: '' };
  const child = spawn(program, options, { cwd, env: { ...process.env, ...quiet, ...env } });
  let [out, complaints] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  const code = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end(`${script}\n`);
  expect({ code: await code, complaints, out: complaints ? out : '' }).toEqual({ code: 0, complaints: '', out: '' });
  return new Map(out.split(/^== /m).flatMap((part) => [[part.split('\n')[0]!, part.slice(part.indexOf('\n') + 1)]]));
}

/** The complaints of a shell about a block that it reads without running; empty where there are none. */
export function unreadableIn(shell: Shell, text: string): string {
  const { status, stderr } = spawnSync(shell, ['-n'], { input: text, encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

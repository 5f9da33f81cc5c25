import { spawnSync } from 'node:child_process';

/** True where zsh is, in which the pages for people are typed as well as in bash. */
export const hasZsh = () => spawnSync('zsh', ['--version']).status === 0;

/** Throws where it is not. */
export function requireZsh() {
  if (!hasZsh()) throw new Error('Install zsh: what the pages say to type is typed into it too.');
}

/** What a run without it has to say. */
export const leftOutWithoutZsh = `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: zsh. What the pages say to type was typed into bash alone (test/guide).
 Install zsh.
────────────────────────────────────────────────────────────────────────────────────────────────`;

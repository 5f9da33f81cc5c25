// Holds commit messages to CONTRIBUTING.md: `node scripts/commit-message.mjs FILE` for the hook of git,
// `npm run commits -- BASE` for the commits since a base.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const LONGEST_SUBJECT = 72;

/** Written by git, or on their way to be squashed. */
const exempt = /^(?:Merge|Revert|fixup!|squash!|amend!) ?/;

/** What is wrong with a message; lines that begin with `#` are git's own, as is all after its scissors. */
export function faultsOfMessage(message) {
  const [subject = '', blank = '', ...body] = message
    .replace(/^# -+ >8 -+$[^]*/m, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());
  if (exempt.test(subject)) return [];
  const faults = [];
  if (subject === '') faults.push('it has no subject');
  if (subject.length > LONGEST_SUBJECT)
    faults.push(`its subject has ${subject.length} characters: at most ${LONGEST_SUBJECT}`);
  if (blank !== '') faults.push('its second line is not empty');
  if (!body.some((line) => line !== '' && !/^[\w-]+-by: /i.test(line))) faults.push('its body gives no reason');
  return faults;
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The messages after a base by the hashes of their commits, or undefined where the clone does not hold the base. */
function messagesSince(base) {
  try {
    const log = git('log', '--no-merges', '--format=%h%x00%B%x00%x00', `${base}..HEAD`);
    return log
      .split('\0\0\n')
      .filter(Boolean)
      .map((entry) => entry.split('\0'));
  } catch {
    return undefined;
  }
}

function report(name, message) {
  const faults = faultsOfMessage(message);
  if (faults.length === 0) return;
  process.stderr.write(`${name} “${message.split('\n')[0]}”: ${faults.join('; ')}.\n`);
  process.exitCode = 1;
}

function main([first, base]) {
  if (first !== '--since') return report('The message', readFileSync(first, 'utf8'));
  const messages = base ? messagesSince(base) : undefined;
  if (messages === undefined) process.stdout.write('NOT RUN: this clone does not hold the base of the change.\n');
  for (const [hash, message] of messages ?? []) report(hash, message);
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));

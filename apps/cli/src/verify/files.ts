import { createReadStream } from 'node:fs';
import process from 'node:process';
import { faultReasons, verifierFrom, verifyTranscript, type Judge, type TranscriptFault, type Verdict } from '#audit';
import { openReleases } from '#games';
import { ProgressBar } from '../progress-bar.js';

/** Judges transcripts, each by itself. One line a file; 1 where any is not what was written, or cannot be read. */
export async function verifyFiles(files: readonly string[], keys: readonly string[] | undefined): Promise<number> {
  const judge = await judgeWith(keys);
  const progress = new ProgressBar(files.length, process.stderr);
  let wrong = 0;
  for (const [place, file] of files.entries()) {
    if (files.length > 1) progress.show(place, file);
    const { ok, says } = await sentenceOn(file, judge);
    progress.end();
    process.stdout.write(`${file}: ${says}\n`);
    if (!ok) wrong += 1;
  }
  return wrong === 0 ? 0 : 1;
}

/** Judges by every release that is here. Throws a TypeError for what is no key. */
export async function judgeWith(keys: readonly string[] | undefined): Promise<Judge> {
  const registry = await openReleases();
  return {
    rulesOf: ({ name, version }) => registry.edition(name, version),
    ...(keys ? { trusted: keys.map(verifierFrom) } : {}),
  };
}

/** What is to be said of a transcript, and whether it is sound. */
export async function sentenceOn(file: string, judge: Judge): Promise<{ readonly ok: boolean; readonly says: string }> {
  try {
    const verdict = await verifyTranscript(createReadStream(file), judge);
    return { ok: verdict.ok, says: verdict.ok ? praise(verdict, judge) : blame(verdict.fault) };
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

function praise({ end, commits, key }: Extract<Verdict, { ok: true }>, { trusted }: Judge): string {
  const { id, ruleset, version } = end;
  const signed = trusted ? `signed by ${key}` : `signed by ${key}, which nobody has vouched for: name it with --key`;
  return `sound: game ${id} of ${ruleset.name} ${ruleset.version}, ${commits} commits, ${version} events, ${signed}`;
}

function blame({ line, version, reason, path, expected, found }: TranscriptFault): string {
  const place = version === null ? `line ${line}` : `line ${line}, version ${version}`;
  const details = [
    path === '' ? [] : `at ${path}`,
    expected === null ? [] : `expected ${expected}`,
    found === null ? [] : `found ${found}`,
  ].flat();
  return `${place}: ${faultReasons[reason].en}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

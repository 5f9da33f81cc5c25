import type { TranscriptRuleset } from '#audit';
import { sha256Of } from '#kernel/server';
import type { RulesetRelease } from '#records';
import { hex } from '@scure/base';
import { runReleased, VENDORED } from './released-module.js';

/**
 * Fetches the released rules that a transcript names, with all they import, and hashes every byte before any of it
 * runs. `undefined` where the server has no such rules, or others under their digest. The import that follows takes
 * them from the cache of the browser, in which they never change.
 */
export async function fetchRules(pin: TranscriptRuleset): Promise<RulesetRelease | undefined> {
  const { digest } = pin;
  if (digest === null) return undefined;
  const address = `/rules/${digest}.mjs`;
  const code = await fetchHashed(address, digest);
  if (code === undefined) return undefined;
  const imported = [...code.matchAll(VENDORED)].map(([, path = '', sha256 = '']) =>
    fetchHashed(`/rules/${path}`, sha256),
  );
  if ((await Promise.all(imported)).includes(undefined)) return undefined;
  return runReleased(address, pin);
}

async function fetchHashed(address: string, sha256: string): Promise<string | undefined> {
  const answer = await fetch(address, { cache: 'force-cache' });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return hex.encode(sha256Of(text)) === sha256 ? text : undefined;
}

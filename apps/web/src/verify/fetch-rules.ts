import type { TranscriptRuleset } from '#audit';
import type { AnyRules, Kernel } from '#kernel';
import { sha256Of } from '#kernel/server';
import type { RulesetRelease } from '#records';
import { hex } from '@scure/base';

/** The exports of a released module. */
interface ReleasedModule {
  readonly ruleset: AnyRules;
  readonly kernel: Kernel;
}

/** The packages that a release imports, each with its SHA-256 in its name. */
const VENDORED = /"\.\/(vendor\/[a-z0-9-]+-([0-9a-f]{64})\.mjs)"/gu;

/**
 * Fetches the released rules that a transcript names, with all they import, and hashes every byte before any of it
 * runs. `undefined` where the server has no such rules, or others under their digest. The import that follows takes
 * them from the cache of the browser, in which they never change.
 */
export async function fetchRules({ name, version, digest }: TranscriptRuleset): Promise<RulesetRelease | undefined> {
  if (digest === null) return undefined;
  const address = `/rules/${digest}.mjs`;
  const code = await fetchHashed(address, digest);
  if (code === undefined) return undefined;
  const imported = [...code.matchAll(VENDORED)].map(([, path = '', sha256 = '']) =>
    fetchHashed(`/rules/${path}`, sha256),
  );
  if ((await Promise.all(imported)).includes(undefined)) return undefined;
  const { ruleset, kernel } = (await import(/* @vite-ignore */ address)) as ReleasedModule;
  if (ruleset.name !== name || ruleset.version !== version) return undefined;
  // Nothing is shown of a game that is judged: rules alone stand for their presentation.
  return { ruleset, kernel, presentation: ruleset as unknown as RulesetRelease['presentation'], digest };
}

async function fetchHashed(address: string, sha256: string): Promise<string | undefined> {
  const answer = await fetch(address, { cache: 'force-cache' });
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return hex.encode(sha256Of(text)) === sha256 ? text : undefined;
}

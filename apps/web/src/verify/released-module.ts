import type { TranscriptRuleset } from '#audit';
import type { AnyRules, Kernel } from '#kernel';
import type { RulesetRelease } from '#records';

/** The exports of a released module. */
interface ReleasedModule {
  readonly ruleset: AnyRules;
  readonly kernel: Kernel;
}

/** The specifiers of the packages that a release imports: a path, and in it the SHA-256. */
export const VENDORED = /"\.\/(vendor\/[a-z0-9-]+-([0-9a-f]{64})\.mjs)"/gu;

/** Runs a module whose bytes have been hashed. `undefined` where it has other rules than the transcript names. */
export async function runReleased(
  address: string,
  { name, version, digest }: TranscriptRuleset,
): Promise<RulesetRelease | undefined> {
  const { ruleset, kernel } = (await import(/* @vite-ignore */ address)) as ReleasedModule;
  if (ruleset.name !== name || ruleset.version !== version) return undefined;
  // Nothing is shown of a game that is judged: rules alone stand for their presentation.
  return { ruleset, kernel, presentation: ruleset as unknown as RulesetRelease['presentation'], digest };
}

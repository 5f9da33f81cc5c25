import type { AnyRules, Kernel } from '#kernel';
import type { RulesetRelease, Presenting } from '#records';
import type { TranscriptRuleset } from '#audit';
import index from '../../../rulesets/index.json' with { type: 'json' };

/** The releases of rulesets that this package brings, in the order in which they were released. */
export const releases: readonly { readonly ruleset: string; readonly version: string; readonly sha256: string }[] =
  index.releases;

/**
 * A released version of a ruleset, with the kernel that it brings; `undefined` where this package has none of that
 * name and version. It is loaded on first use.
 */
export async function releasedRules({
  name,
  version,
}: Pick<TranscriptRuleset, 'name' | 'version'>): Promise<RulesetRelease | undefined> {
  const release = releases.find((one) => one.ruleset === name && one.version === version);
  if (!release) return undefined;
  const { ruleset, kernel } = (await import(`./rulesets/${name}-${version}.mjs`)) as ReleasedModule;
  // A judge decides and folds; it shows no game to people.
  return { ruleset, kernel, presentation: ruleset as unknown as Presenting, digest: release.sha256 };
}

/** The exports of a released module. */
interface ReleasedModule {
  readonly ruleset: AnyRules;
  readonly kernel: Kernel;
}

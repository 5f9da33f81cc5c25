import { dirname } from 'node:path';
import type { AnyRuleset } from '#kernel';
import { packagePath, type Configuration } from '#platform';
import { RulesetRegistry } from './registry.js';
import { loadRelease, releasesIn, type Release, type Shelved } from './releases.js';

/** Where the releases are: beside the package. */
const releasesFolder = (): string => dirname(packagePath(import.meta.url, 'rulesets/index.json'));

/**
 * The rulesets of a server. Under `released` a ruleset that was never released is played as it stands; under `working-tree` all are,
 * and games of older releases go on. Throws an Error for a release that is not what was released.
 * @param rulesets as they are worked on: their presentations show the games of all releases.
 * @param folder where the releases are; those of rulesets that are not among these are left alone.
 */
export async function openRulesets(
  rulesets: readonly AnyRuleset[],
  source: Configuration['rules'] = 'released',
  folder = releasesFolder(),
): Promise<RulesetRegistry> {
  const releases = await releasesOf(rulesets, folder);
  const shelvedIn = shelved(rulesets, folder);
  if (source === 'working-tree') {
    const older = releases.filter((release) => !rulesets.some((ruleset) => isOf(ruleset, release)));
    return new RulesetRegistry(rulesets, { newest: [], older: older.map(shelvedIn) });
  }
  const newest = new Map(releases.map((release) => [release.ruleset, release]));
  const older = releases.filter((release) => newest.get(release.ruleset) !== release);
  return new RulesetRegistry(neverReleased(rulesets, releases), {
    newest: await Promise.all([...newest.values()].map((release) => shelvedIn(release).load())),
    older: older.map(shelvedIn),
  });
}

/** Every version that games may have been played by, each loaded on first use: for judging games without opening any. */
export async function openReleases(
  rulesets: readonly AnyRuleset[],
  folder = releasesFolder(),
): Promise<RulesetRegistry> {
  const releases = await releasesOf(rulesets, folder);
  return new RulesetRegistry(neverReleased(rulesets, releases), {
    newest: [],
    older: releases.map(shelved(rulesets, folder)),
  });
}

const releasesOf = async (rulesets: readonly AnyRuleset[], folder: string): Promise<readonly Release[]> =>
  (await releasesIn(folder)).filter(({ ruleset }) => rulesets.some(({ name }) => name === ruleset));

const shelved =
  (rulesets: readonly AnyRuleset[], folder: string) =>
  (release: Release): Shelved => ({
    name: release.ruleset,
    version: release.version,
    load: () => loadRelease(folder, release, presentationFor(rulesets, release)),
  });

function presentationFor(rulesets: readonly AnyRuleset[], { ruleset: name }: Release): AnyRuleset {
  const found = rulesets.find((ruleset) => ruleset.name === name);
  if (!found) throw new Error(`There is no presentation of the ruleset "${name}".`);
  return found;
}

const neverReleased = (rulesets: readonly AnyRuleset[], releases: readonly Release[]): readonly AnyRuleset[] =>
  rulesets.filter(({ name }) => !releases.some(({ ruleset }) => ruleset === name));

const isOf = ({ name, version }: { readonly name: string; readonly version: string }, release: Release): boolean =>
  name === release.ruleset && version === release.version;

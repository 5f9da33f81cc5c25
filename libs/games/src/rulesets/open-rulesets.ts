import { dirname } from 'node:path';
import { packagePath, type Configuration } from '#platform';
import { RulesetRegistry } from './registry.js';
import { loadRelease, releasesIn, type Release, type Shelved } from './releases.js';
import { rulesets } from './working-tree.js';

/** Where the releases are: beside the package. */
const releasesFolder = (): string => dirname(packagePath(import.meta.url, 'rulesets/index.json'));

const shelvedIn =
  (folder: string) =>
  (release: Release): Shelved => ({
    name: release.ruleset,
    version: release.version,
    load: () => loadRelease(folder, release),
  });

/**
 * The rulesets of a server. Under `released` a ruleset that was never released is played as it stands; under `working-tree` all are,
 * and games of older releases go on. Throws an Error for a release that is not what was released.
 * @param folder where the releases are.
 */
export async function openRulesets(
  source: Configuration['rules'] = 'released',
  folder = releasesFolder(),
): Promise<RulesetRegistry> {
  const releases = await releasesIn(folder);
  if (source === 'working-tree') {
    const older = releases.filter((release) => !rulesets.some((ruleset) => isOf(ruleset, release)));
    return new RulesetRegistry(rulesets, { newest: [], older: older.map(shelvedIn(folder)) });
  }
  const newest = new Map(releases.map((release) => [release.ruleset, release]));
  const older = releases.filter((release) => newest.get(release.ruleset) !== release);
  return new RulesetRegistry(neverReleased(releases), {
    newest: await Promise.all([...newest.values()].map((release) => loadRelease(folder, release))),
    older: older.map(shelvedIn(folder)),
  });
}

/** Every version that games may have been played by, each loaded on first use: for judging games without opening any. */
export async function openReleases(folder = releasesFolder()): Promise<RulesetRegistry> {
  const releases = await releasesIn(folder);
  return new RulesetRegistry(neverReleased(releases), { newest: [], older: releases.map(shelvedIn(folder)) });
}

const neverReleased = (releases: readonly Release[]): (typeof rulesets)[number][] =>
  rulesets.filter(({ name }) => !releases.some(({ ruleset }) => ruleset === name));

const isOf = ({ name, version }: { readonly name: string; readonly version: string }, release: Release): boolean =>
  name === release.ruleset && version === release.version;

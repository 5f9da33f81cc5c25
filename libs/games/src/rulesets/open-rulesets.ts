import { dirname } from 'node:path';
import { packagePath, type Configuration } from '#platform';
import { RulesetRegistry } from './registry.js';
import { loadRelease, releasesIn, type Release, type Shelved } from './releases.js';
import { rulesets } from './working-tree.js';

/**
 * The rulesets of a server. Under `released` a ruleset that was never released is played as it stands; under `working-tree` all are,
 * and games of older releases go on. Throws an Error for a release that is not what was released.
 * @param folder where the releases are: `rulesets`, beside the package.
 */
export async function openRulesets(
  source: Configuration['rules'] = 'released',
  folder = dirname(packagePath(import.meta.url, 'rulesets/index.json')),
): Promise<RulesetRegistry> {
  const releases = await releasesIn(folder);
  const shelved = (release: Release): Shelved => ({
    name: release.ruleset,
    version: release.version,
    load: () => loadRelease(folder, release),
  });
  if (source === 'working-tree') {
    const older = releases.filter((release) => !rulesets.some((ruleset) => isOf(ruleset, release)));
    return new RulesetRegistry(rulesets, { newest: [], older: older.map(shelved) });
  }
  const newest = new Map(releases.map((release) => [release.ruleset, release]));
  const older = releases.filter((release) => newest.get(release.ruleset) !== release);
  const unreleased = rulesets.filter(({ name }) => !newest.has(name));
  return new RulesetRegistry(unreleased, {
    newest: await Promise.all([...newest.values()].map((release) => loadRelease(folder, release))),
    older: older.map(shelved),
  });
}

const isOf = ({ name, version }: { readonly name: string; readonly version: string }, release: Release): boolean =>
  name === release.ruleset && version === release.version;

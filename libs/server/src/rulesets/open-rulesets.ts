import { dirname } from 'node:path';
import type { AnyRuleset } from '#kernel';
import { packagePath, type Configuration } from '#platform';
import { RulesetRegistry, type Releases, type Shelved } from '#games';
import { loadRelease, releasesIn, type Release } from './releases.js';

/** Where the releases of built-in rulesets are: beside the package. */
const releasesFolder = (): string => dirname(packagePath(import.meta.url, 'rulesets/index.json'));

/** Rulesets with a folder of releases of their own. */
export interface RulesetSource {
  /** As they are worked on: their presentations show the games of all releases. */
  readonly rulesets: readonly AnyRuleset[];
  /** Absent: none of them was ever released. */
  readonly folder?: string;
}

/**
 * The rulesets of a server. Under `released` a ruleset that was never released is played as it stands; under `working-tree` all are,
 * and games of older releases go on. Throws an Error for a release that is not what was released.
 * @param rulesets as they are worked on: their presentations show the games of all releases.
 * @param folder where the releases are; those of rulesets that are not among these are left alone.
 * @param others rulesets of other packages.
 */
export async function openRulesets(
  rulesets: readonly AnyRuleset[],
  source: Configuration['rules'] = 'released',
  folder = releasesFolder(),
  others: readonly RulesetSource[] = [],
): Promise<RulesetRegistry> {
  const laidOut = source === 'working-tree' ? asWorkedOn : asReleased;
  return registryOf(await Promise.all([{ rulesets, folder }, ...others].map(laidOut)));
}

/** Every version that games may have been played by, each loaded on first use: for judging games without opening any. */
export async function openReleases(
  rulesets: readonly AnyRuleset[],
  folder = releasesFolder(),
  others: readonly RulesetSource[] = [],
): Promise<RulesetRegistry> {
  return registryOf(await Promise.all([{ rulesets, folder }, ...others].map(onDemand)));
}

/** Rulesets that are played as they stand, and releases: loaded, or to be loaded. */
interface LaidOut extends Pick<Releases, 'newest' | 'older'> {
  readonly known: readonly AnyRuleset[];
}

const registryOf = (all: readonly LaidOut[]): RulesetRegistry =>
  new RulesetRegistry(
    all.flatMap(({ known }) => known),
    { newest: all.flatMap(({ newest }) => newest), older: all.flatMap(({ older }) => older) },
  );

async function asWorkedOn(source: RulesetSource): Promise<LaidOut> {
  const { rulesets } = source;
  const older = (await releasesOf(source)).filter((release) => !rulesets.some((ruleset) => isOf(ruleset, release)));
  return { known: rulesets, newest: [], older: older.map(shelved(source)) };
}

async function asReleased(source: RulesetSource): Promise<LaidOut> {
  const releases = await releasesOf(source);
  const shelvedIn = shelved(source);
  const newest = new Map(releases.map((release) => [release.ruleset, release]));
  const older = releases.filter((release) => newest.get(release.ruleset) !== release);
  return {
    known: neverReleased(source.rulesets, releases),
    newest: await Promise.all([...newest.values()].map((release) => shelvedIn(release).load())),
    older: older.map(shelvedIn),
  };
}

async function onDemand(source: RulesetSource): Promise<LaidOut> {
  const releases = await releasesOf(source);
  return { known: neverReleased(source.rulesets, releases), newest: [], older: releases.map(shelved(source)) };
}

const releasesOf = async ({ rulesets, folder }: RulesetSource): Promise<readonly Release[]> =>
  folder === undefined
    ? []
    : (await releasesIn(folder)).filter(({ ruleset }) => rulesets.some(({ name }) => name === ruleset));

const shelved =
  ({ rulesets, folder = '' }: RulesetSource) =>
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

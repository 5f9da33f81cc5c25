import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyRules, Kernel } from '#kernel';
import type { RulesetRelease, Presenting } from '#records';
import { z } from 'zod';

const releaseSchema = z.strictObject({
  ruleset: z.string().regex(/^[a-z][a-z0-9]*$/),
  version: z.string().regex(/^\d+\.\d+$/),
  /** SHA-256 of the module, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A ruleset, frozen in a version of it. */
export type Release = z.output<typeof releaseSchema>;

/** The list of all releases, `index.json`: the versions of a ruleset in the order in which they were released. */
const indexSchema = z.strictObject({ releases: z.array(releaseSchema) });

/** The exports of a released module. */
interface ReleasedModule {
  readonly ruleset: AnyRules;
  readonly kernel: Kernel;
}

/** The file of a release, beside the list. */
export const fileOfRelease = ({ ruleset, version }: Pick<Release, 'ruleset' | 'version'>): string =>
  `${ruleset}-${version}.mjs`;

/** The releases in a folder. Throws an Error for a list that is none, or names a version twice. */
export async function releasesIn(folder: string): Promise<readonly Release[]> {
  const file = join(folder, 'index.json');
  const { data, error } = indexSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!data) throw new Error(`${file} is not a list of releases: ${z.prettifyError(error)}`);
  const files = data.releases.map(fileOfRelease);
  const twice = files.find((name, place) => files.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`${file} names ${twice} twice.`);
  return data.releases;
}

/**
 * A release with the kernel that it brings, and the presentation of its rules. Throws an Error when its module is not there, or is not what was released: nothing of
 * it runs then.
 */
export async function loadRelease(folder: string, release: Release, presentation: Presenting): Promise<RulesetRelease> {
  const file = join(folder, fileOfRelease(release));
  const code = await readFile(file);
  const digest = digestOf(code);
  if (digest !== release.sha256)
    throw new Error(
      `${file} is not what was released: its SHA-256 is ${digest}, and index.json says ${release.sha256}.`,
    );
  await checkVendored(folder, code.toString('utf8'));
  const { ruleset, kernel } = (await import(pathToFileURL(file).href)) as ReleasedModule;
  if (ruleset.name !== release.ruleset || ruleset.version !== release.version)
    throw new Error(`${file} holds ${ruleset.name} ${ruleset.version}.`);
  return { ruleset, kernel, presentation, digest };
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The packages that a release imports, each with its SHA-256 in its name. */
const VENDORED = /"\.\/(vendor\/[a-z0-9-]+-([0-9a-f]{64})\.mjs)"/gu;

/** Throws an Error for a vendored package that is not the one that the release was made with. */
async function checkVendored(folder: string, code: string): Promise<void> {
  for (const [, path = '', sha256] of code.matchAll(VENDORED)) {
    const file = join(folder, path);
    const digest = digestOf(await readFile(file));
    if (digest !== sha256) throw new Error(`${file} is not what was released: its SHA-256 is ${digest}.`);
  }
}

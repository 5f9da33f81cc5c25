import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileOfRelease, type Release } from '#server';

const run = promisify(execFile);

/**
 * The git tags that hold a file of a folder: a tagged file is released.
 * @returns `undefined` without git, or if the folder is in no repository.
 */
export async function tagsHolding(folder: string, file: string): Promise<readonly string[] | undefined> {
  const git = async (...words: string[]): Promise<string> => (await run('git', words, { cwd: folder })).stdout;
  const tags = await git('tag').catch(() => undefined);
  if (tags === undefined) return undefined;
  const holding: string[] = [];
  for (const tag of tags.split('\n').filter(Boolean))
    if ((await git('ls-tree', `refs/tags/${tag}`, '--', file)) !== '') holding.push(tag);
  return holding;
}

/**
 * The reason why the module of a version may not be written; `undefined` where it may: the version is new, or no tag
 * holds it yet.
 * @param listed the releases of the folder.
 * @param tags the tags that hold the version; `undefined` without git.
 */
export function refusal(
  made: Release,
  listed: readonly Release[],
  tags: readonly string[] | undefined,
): string | undefined {
  const name = `${made.ruleset} ${made.version}`;
  if (tags?.[0] !== undefined) return `${name} is released, the git tag ${tags[0]} holds it: give it a new version.`;
  if (tags || !listed.some((one) => fileOfRelease(one) === fileOfRelease(made))) return undefined;
  return `${name} is already listed, and without git it is unknown whether it is released: give it a new version.`;
}

import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const LAWS = /\.laws(?:\.spec)?\.[cm]?[jt]s$/u;

/** A place without one file of laws. The message says so. */
export class NoLawsError extends Error {
  override readonly name = 'NoLawsError';
}

/**
 * The file of laws of a ruleset: the given one, or the only `*.laws.ts` of the package in a folder.
 * Throws a NoLawsError where there is none, or more than one.
 */
export async function lawsFileOf(place: string): Promise<string> {
  const path = resolve(place);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new NoLawsError(`There is no ${path}.`);
  if (found.isFile()) return path;
  const names = await readdir(path, { recursive: true });
  const laws = names.filter((name) => LAWS.test(name) && !/(?:^|\/)(?:node_modules|dist)\//u.test(name));
  const [first] = laws;
  if (first !== undefined && laws.length === 1) return join(path, first);
  throw new NoLawsError(
    first === undefined
      ? `${path} has no file *.laws.ts, which calls describeLaws for its ruleset.`
      : `${path} has several files of laws; name one of them: ${laws.join(', ')}.`,
  );
}

import { resolve } from 'node:path';

/** The name of a package on npm, with its scope if it has one. */
const PACKAGE = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/u;

const isPath = (text: string): boolean => /^\.{0,2}\//u.test(text) || text === '.' || text === '..';

/**
 * Reads names of packages and paths of modules with commas between, each once. Relative paths start at the working directory.
 * `undefined` for anything else.
 * @returns package names as they are, paths as absolute ones.
 */
export function readRulesetModules(text: string): readonly string[] | undefined {
  const given = text.split(',').map((one) => one.trim());
  if (!given.every((one) => isPath(one) || PACKAGE.test(one))) return undefined;
  const modules = given.map((one) => (isPath(one) ? resolve(one) : one));
  return new Set(modules).size === modules.length ? modules : undefined;
}

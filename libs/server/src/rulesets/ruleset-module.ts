import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineRuleset, type AnyRuleset } from '#kernel';

/** A ruleset of another package, with its place. */
export interface ForeignRuleset {
  readonly ruleset: AnyRuleset;
  /** The file that exports it. */
  readonly file: string;
  /** The file that exports its rules alone, as "rules": what the package exports as "./rules", or else `file`. */
  readonly rulesFile: string;
  /** The folder of its package, or of the file where it has none. */
  readonly folder: string;
}

/** A module that gives no ruleset. The message names the module and the reason. */
export class RulesetModuleError extends Error {
  override readonly name = 'RulesetModuleError';
}

/**
 * Loads the ruleset that a module exports as `ruleset`.
 * Throws a RulesetModuleError where there is no such module, where it cannot be loaded, or where it exports no whole ruleset.
 * @param module the name of a package, sought from the working directory and then from this server, or the absolute path of a
 * package or file.
 */
export async function loadRulesetModule(module: string): Promise<ForeignRuleset> {
  const { file, rulesFile } = await filesOfModule(module);
  const { ruleset } = await imported(module, file);
  if (typeof ruleset !== 'object' || ruleset === null)
    throw new RulesetModuleError(`RULESETS: ${module} exports no "ruleset" (${file}).`);
  try {
    return { ruleset: defineRuleset(ruleset as AnyRuleset), file, rulesFile, folder: packageOf(file) ?? dirname(file) };
  } catch (cause) {
    throw new RulesetModuleError(`RULESETS: ${module}: ${messageOf(cause)}`, { cause });
  }
}

async function imported(module: string, file: string): Promise<{ readonly ruleset?: unknown }> {
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch (cause) {
    throw new RulesetModuleError(`RULESETS: ${module} cannot be loaded: ${messageOf(cause)}`, { cause });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function filesOfModule(module: string): Promise<Pick<ForeignRuleset, 'file' | 'rulesFile'>> {
  const path = isAbsolute(module) ? module : installed(module);
  if (path === undefined) throw new RulesetModuleError(`RULESETS: there is no package "${module}" here. Install it.`);
  if (!existsSync(path)) throw new RulesetModuleError(`RULESETS: there is no ${path}.`);
  if (!statSync(path).isDirectory()) return { file: path, rulesFile: path };
  const { main, rules = main } = await entriesOf(module, path);
  const [file, rulesFile] = [join(path, main), join(path, rules)];
  const absent = [file, rulesFile].find((one) => !existsSync(one));
  if (absent === undefined) return { file, rulesFile };
  throw new RulesetModuleError(`RULESETS: ${module} has no ${absent}. A package in TypeScript must be built first.`);
}

/** The folder of an installed package. */
function installed(name: string): string | undefined {
  const starts = [process.cwd(), dirname(fileURLToPath(import.meta.url))];
  const folders = starts.flatMap(upward).map((folder) => join(folder, 'node_modules', name));
  return folders.find((folder) => existsSync(folder));
}

/** A folder and all folders above it. */
const upward = (folder: string): readonly string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...upward(dirname(folder))];

const packageOf = (file: string): string | undefined =>
  upward(dirname(file)).find((folder) => existsSync(join(folder, 'package.json')));

/** The files of a package that others import. */
async function entriesOf(module: string, folder: string): Promise<{ readonly main: string; readonly rules?: string }> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new RulesetModuleError(`RULESETS: ${module} is a folder without package.json.`);
  try {
    const { exports, main } = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>;
    const rules = targetOf((exports as Readonly<Record<string, unknown>> | undefined)?.['./rules']);
    return { main: targetOf(exports) ?? targetOf(main) ?? 'index.js', ...(rules === undefined ? {} : { rules }) };
  } catch (cause) {
    throw new RulesetModuleError(`RULESETS: ${file} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** Where `exports` leads for an import of the package itself; `undefined` where it does not say. */
function targetOf(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const byKey = exports as Readonly<Record<string, unknown>>;
  const key = ['.', 'node', 'import', 'default'].find((one) => targetOf(byKey[one]) !== undefined);
  return key === undefined ? undefined : targetOf(byKey[key]);
}

import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileOfRelease, loadRelease, releasesIn, type Release } from '#server';
import { eventTypeName } from '#contracts';
import type { AnyRuleset, Upcast } from '#kernel';
import { packagePath, readConfiguration } from '#platform';
import { foreignRulesets, rulesets } from '../../../rulesets.js';
import { buildSchema } from 'graphql';
import { schemaText, withoutDescriptions } from '../../../api/src/index.js';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { builtInRules, bundle, foreignRules, type RulesPlace } from './bundle.js';
import { breaksBetween } from './growth.js';
import { refusal, tagsHolding } from './released-once.js';
import { typesOfRuleset } from './types-of-ruleset.js';

/** The result of a release, for people. */
interface Released {
  readonly says: string;
  readonly done: boolean;
}

/** Releases a ruleset. Returns the exit code. */
export async function release(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  const found = request && (await rulesetOf(request.name));
  if (!found) throw new WrongUse('release', request && unknownRuleset(request.name));
  const { says, done } = await releaseFrom(found, request.folder ?? join(found.place.root, 'rulesets'));
  if (done) answer({ of: request.name, ok: true, says }, says);
  else process.stderr.write(`${says}\n`);
  return done ? 0 : 1;
}

const unknownRuleset = (name: string): string =>
  `There is no ruleset ${name}. There are ${rulesets.map((one) => one.name).join(', ')}, and those that RULESETS names.`;

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]) {
  const {
    positionals,
    values: { into },
  } = readWords('release', words);
  const [name, ...more] = positionals;
  return name !== undefined && more.length === 0 ? { name, folder: into } : undefined;
}

/** A ruleset that is to be released, and where its rules are. */
interface Found {
  readonly ruleset: AnyRuleset;
  readonly place: RulesPlace;
}

async function rulesetOf(name: string): Promise<Found | undefined> {
  const ruleset = rulesets.find((one) => one.name === name);
  const root = dirname(packagePath(import.meta.url, 'package.json'));
  if (ruleset) return { ruleset, place: builtInRules(root, name) };
  const foreign = (await foreignRulesets(readConfiguration(process.env))).find((one) => one.ruleset.name === name);
  return foreign && { ruleset: foreign.ruleset, place: foreignRules(foreign) };
}

/** Writes the module of a release, its types, and its line in the list; nothing where it may not be released. */
async function releaseFrom({ ruleset, place }: Found, folder: string): Promise<Released> {
  const releases = existsSync(join(folder, 'index.json')) ? await releasesIn(folder) : [];
  const { name, version } = ruleset;
  const { code, vendored } = await bundle(place, ruleset);
  const made: Release = { ruleset: name, version, sha256: createHash('sha256').update(code).digest('hex') };
  const file = fileOfRelease(made);
  if (releases.some(({ sha256 }) => sha256 === made.sha256))
    return { says: `${name} ${version} is listed, and the working tree gives the same module.`, done: true };
  const refused = refusal(made, releases, await tagsHolding(folder, file));
  if (refused !== undefined) return { says: refused, done: false };
  const others = releases.filter((one) => fileOfRelease(one) !== file);
  const types = withoutDescriptions(typesOfRuleset(buildSchema(await schemaText([ruleset])), name));
  const before = others.findLast((one) => one.ruleset === name);
  const breaks = before ? await breaksSince(folder, before, ruleset, types) : [];
  if (before && breaks.length > 0)
    return {
      says: [`${name} ${version} breaks the promises of ${before.version}:`, ...breaks].join('\n  '),
      done: false,
    };
  await mkdir(join(folder, 'vendor'), { recursive: true });
  for (const one of vendored) await writeFile(join(folder, one.path), one.code);
  await writeFile(join(folder, file), code);
  await writeFile(join(folder, fileOfTypes(made)), types);
  await writeFile(join(folder, 'index.json'), `${JSON.stringify({ releases: [...others, made] }, null, 2)}\n`);
  return {
    says: `Written: ${file}, ${code.length} bytes, SHA-256 ${made.sha256}. It is released once a git tag holds it.`,
    done: true,
  };
}

/** The types of a release, beside its module. */
const fileOfTypes = (made: Release): string => fileOfRelease(made).replace(/\.mjs$/, '.graphql');

/** The breaking changes; a new major version may have any. */
async function breaksSince(
  folder: string,
  before: Release,
  ruleset: AnyRuleset,
  types: string,
): Promise<readonly string[]> {
  const { name, version, upcasts = [] } = ruleset;
  if (majorOf(before.version) !== majorOf(version)) return [];
  const older = await readFile(join(folder, fileOfTypes(before)), 'utf8');
  // Only a step that is new brings games of the release before to today's form.
  const known = (await loadRelease(folder, before, ruleset)).ruleset.upcasts ?? [];
  const isNew = ({ type, from }: Upcast): boolean => !known.some((step) => step.type === type && step.from === from);
  const upcast = upcasts.filter(isNew).map(({ type }) => eventTypeName(name, type));
  return breaksBetween(buildSchema(older), buildSchema(types), upcast);
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folderOf = (ruleset: string): string => resolve('test', 'golden', ruleset);
const fileOf = (ruleset: string, name: string): string => join(folderOf(ruleset), `${name}.ndjson`);

/** The names of the golden games that are stored of a ruleset, in order. */
export const storedNames = (ruleset: string): string[] =>
  readdirSync(folderOf(ruleset))
    .map((file) => file.replace(/\.ndjson$/, ''))
    .sort();

/** The text of a golden game. Throws when there is none. */
export const readGolden = (ruleset: string, name: string): string => readFileSync(fileOf(ruleset, name), 'utf8');

/** Stores a golden game in the place of the one before. */
export const writeGolden = (ruleset: string, name: string, text: string): Promise<void> =>
  writeFile(fileOf(ruleset, name), text);

/** Forgets a golden game. */
export const removeGolden = (ruleset: string, name: string): Promise<void> => rm(fileOf(ruleset, name));

/** Makes room for the golden games of a ruleset. */
export const makeFolder = (ruleset: string): Promise<unknown> => mkdir(folderOf(ruleset), { recursive: true });

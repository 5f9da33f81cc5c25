import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folderOf = (folder: string): string => resolve('test', 'golden', folder);

/**
 * Where golden games are: those of the working tree in a folder with the name of the ruleset, those of an older release in one
 * with its version too.
 */
export const goldenFolders: readonly string[] = readdirSync(folderOf('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plans')
  .map(({ name }) => name)
  .sort();

const fileOf = (folder: string, name: string): string => join(folderOf(folder), `${name}.ndjson`);

/** The names of the golden games of a folder, in order. */
export const storedNames = (folder: string): string[] =>
  readdirSync(folderOf(folder))
    .map((file) => file.replace(/\.ndjson$/, ''))
    .sort();

/** The text of a golden game. Throws when there is none. */
export const readGolden = (folder: string, name: string): string => readFileSync(fileOf(folder, name), 'utf8');

/** Stores a golden game in the place of the one before. */
export const writeGolden = (ruleset: string, name: string, text: string): Promise<void> =>
  writeFile(fileOf(ruleset, name), text);

/** Deletes a golden game. */
export const removeGolden = (ruleset: string, name: string): Promise<void> => rm(fileOf(ruleset, name));

/** Makes room for the golden games of a ruleset. */
export const makeFolder = (ruleset: string): Promise<unknown> => mkdir(folderOf(ruleset), { recursive: true });

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isServerWord } from '#contracts';

/** The name of the game in the template. */
const PLACEHOLDER = 'mygame';

/** What is wrong with a name for a game; `undefined`: nothing. */
export function faultOfName(name: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]*$/u.test(name)) return `"${name}" is not one word of lower-case letters and digits.`;
  if (taken.includes(name)) return `There is a ruleset "${name}" already.`;
  return isServerWord(name) ? `Types of the API begin with "${name}": choose another name.` : undefined;
}

/** What is wrong with a folder for a new package; `undefined`: nothing. */
export const faultOfFolder = async (folder: string): Promise<string | undefined> =>
  existsSync(folder) && (await readdir(folder)).length > 0 ? `${folder} is not empty.` : undefined;

/** The parts of a new package. */
export interface NewPackage {
  readonly folder: string;
  /** The name of the game. */
  readonly name: string;
  /** Folders with files of the package; a file of a later one replaces that of an earlier one. */
  readonly templates: readonly string[];
  /** Texts of the templates that are replaced, beside the name of the game. */
  readonly replaced: Readonly<Record<string, string>>;
}

/** Writes every file of the templates; names and texts have the name of the game in place of that of the template. */
export async function writePackage({ folder, name, templates, replaced }: NewPackage): Promise<void> {
  const words = Object.entries({
    ...replaced,
    [PLACEHOLDER]: name,
    [PLACEHOLDER.toUpperCase()]: name.toUpperCase(),
    'My game': name.charAt(0).toUpperCase() + name.slice(1),
  });
  const filled = (text: string): string => words.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  for (const template of templates) {
    for (const path of await readdir(template, { recursive: true })) {
      if (!/\.(?:ts|txt)$/u.test(path)) continue;
      const file = join(folder, targetOf(filled(path)));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, filled(await readFile(join(template, path), 'utf8')));
    }
  }
}

/** The path in the package of a file of a template. npm leaves out some names, so those have another one there. */
const targetOf = (path: string): string => path.replace(/\.txt$/u, '').replace(/^gitignore$/u, '.gitignore');

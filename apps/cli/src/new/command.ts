import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { isServerWord } from '#contracts';
import { packagePath } from '#platform';
import { rulesets } from '../../../rulesets.js';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';

/** The name of the game in the template. */
const PLACEHOLDER = 'mygame';

/** Writes a package with a game. Gives the exit code. */
export async function newRuleset(words: readonly string[]): Promise<number> {
  const {
    positionals,
    values: { into },
  } = readWords('new', words);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new WrongUse('new');
  const root = dirname(packagePath(import.meta.url, 'package.json'));
  const folder = into === undefined ? join(dirname(root), name) : resolve(into);
  const fault = faultOf(name) ?? (await faultOfFolder(root, folder));
  if (fault !== undefined) {
    process.stderr.write(`${fault}\n`);
    return 1;
  }
  await writePackage(root, folder, name);
  const place = relative(process.cwd(), folder);
  answer({ written: folder }, `Written: ${place}\n\nNext:\n  cd ${place}\n  npm install\n  npm test\n  npm start`);
  return 0;
}

function faultOf(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*$/u.test(name)) return `"${name}" is not one word of lower-case letters and digits.`;
  if (rulesets.some((one) => one.name === name)) return `There is a ruleset "${name}" already.`;
  return isServerWord(name) ? `Types of the API begin with "${name}": choose another name.` : undefined;
}

async function faultOfFolder(root: string, folder: string): Promise<string | undefined> {
  if (`${folder}${sep}`.startsWith(`${root}${sep}`))
    return `${folder} is inside this repository. Name a folder outside it with --into.`;
  if (!existsSync(join(root, 'apps')))
    return 'The template is part of the sources: run this in a clone of the repository.';
  if (existsSync(folder) && (await readdir(folder)).length > 0) return `${folder} is not empty.`;
  return undefined;
}

/** Writes every file of the template; names and texts have the name of the game in place of that of the template. */
async function writePackage(root: string, folder: string, name: string): Promise<void> {
  const template = join(root, 'apps/cli/src/new/template');
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  const link = relative(folder, root).split(sep).join('/');
  const filled = (text: string): string =>
    text
      .replaceAll(PLACEHOLDER, name)
      .replaceAll(PLACEHOLDER.toUpperCase(), name.toUpperCase())
      .replaceAll('My game', capitalized)
      .replaceAll('path/to/chronicler', link);
  for (const path of await readdir(template, { recursive: true })) {
    if (!/\.(?:ts|txt)$/u.test(path)) continue;
    const file = join(
      folder,
      filled(path)
        .replace(/\.txt$/u, '')
        .replace(/^gitignore$/u, '.gitignore'),
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, filled(await readFile(join(template, path), 'utf8')));
  }
}

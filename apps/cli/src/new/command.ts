import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { packagePath } from '#platform';
import { rulesets } from '../../../rulesets.js';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { faultOfFolder, faultOfName, writePackage } from './write-package.js';

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
  const taken = rulesets.map((one): string => one.name);
  const fault = faultOfName(name, taken) ?? faultOfPlace(root, folder) ?? (await faultOfFolder(folder));
  if (fault !== undefined) {
    process.stderr.write(`${fault}\n`);
    return 1;
  }
  const link = relative(folder, root).split(sep).join('/');
  const templates = [join(root, 'apps/cli/src/new/template')];
  await writePackage({ folder, name, templates, replaced: { 'path/to/chronicler': link } });
  const place = relative(process.cwd(), folder);
  answer({ written: folder }, `Written: ${place}\n\nNext:\n  cd ${place}\n  npm install\n  npm test\n  npm start`);
  return 0;
}

function faultOfPlace(root: string, folder: string): string | undefined {
  if (`${folder}${sep}`.startsWith(`${root}${sep}`))
    return `${folder} is inside this repository. Name a folder outside it with --into.`;
  return existsSync(join(root, 'apps'))
    ? undefined
    : 'The template is part of the sources: run this in a clone of the repository.';
}

#!/usr/bin/env node
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultOfFolder, faultOfName, writePackage } from '../../../apps/cli/src/new/write-package.js';
import index from '../../../rulesets/index.json' with { type: 'json' };

const usage = `Usage: npm create @chronicler/ruleset NAME [-- --into FOLDER]

Writes a package with a tiny game: rules, presentation, laws. NAME is one word of lower-case letters and digits.
FOLDER is new or empty; unless it is named it is NAME.
`;

/** Writes a package with a game, which has the kernel from npm. Gives the exit code. */
async function main(words: readonly string[]): Promise<number> {
  const { positionals, into } = read(words);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const folder = resolve(into ?? name);
  const taken = index.releases.map(({ ruleset }) => ruleset);
  const fault = faultOfName(name, taken) ?? (await faultOfFolder(folder));
  if (fault !== undefined) {
    process.stderr.write(`${fault}\n`);
    return 1;
  }
  const templates = ['template', 'template-for-npm'].map((one) => fileURLToPath(new URL(one, import.meta.url)));
  const replaced = { "'chronicler/": "'@chronicler/" };
  await writePackage({ folder, name, templates, replaced });
  const place = relative(process.cwd(), folder) || '.';
  process.stdout.write(`Written: ${place}\n\nNext:\n  cd ${place}\n  npm install\n  npm test\n`);
  return 0;
}

/** The words and the option; no words where they make no sense. */
function read(words: readonly string[]): { readonly positionals: readonly string[]; readonly into?: string } {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { into: { type: 'string' } },
    });
    return { positionals, ...values };
  } catch {
    return { positionals: [] };
  }
}

process.exitCode = await main(process.argv.slice(2));

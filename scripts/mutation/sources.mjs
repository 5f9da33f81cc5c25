import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Code that is no rule: the forms of events, content, views, sentences, pictures, bots, and test support. */
const besides = ['content', 'describe', 'picture', 'bots', 'testing', 'events'];

/** Texts and schemas: tables of words, which define form and not legality. */
const tables = /\/(refusals|words|index|events|commands|options|brought|schemas|[a-z-]*-schema)\.ts$/;

const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesUnder(join(path, name)))
    : [path];

const isSpec = (file) => file.endsWith('.spec.ts');

/** The files with rules of a library under a path. Other code is left out, unless the path asks for it. */
export function rulesUnder(library, path) {
  const isRule = (file) => !besides.some((folder) => file.slice(path.length).split('/').includes(folder));
  return filesUnder(path === library ? join(library, 'src') : path)
    .filter((file) => file.endsWith('.ts') && !isSpec(file) && isRule(file))
    .filter((file) => file === path || !tables.test(file));
}

/** The specs of a library that need nothing but Node. */
export const specsOf = (library) => filesUnder(join(library, 'src')).filter(isSpec);

/** The file that a spec is made into with all that it imports (bundle-specs.mjs). */
export const bundleOf = (spec) => spec.replace(/\.ts$/, '.cjs');

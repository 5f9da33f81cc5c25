import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { ForeignRuleset } from '#server';
import type { AnyRules } from '#kernel';
import type { BuildOptions, Plugin } from 'esbuild';

const banner = (name: string, version: string): string =>
  `// Chronicler: the rules of ${name} ${version}, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.`;

/** The same sources give the same bytes, in any folder. Readable, for anyone who wants to check the rules of a game. */
const settings = {
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'node20',
  conditions: ['source'],
  charset: 'utf8',
  preserveSymlinks: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** A file of a release, by its path within the folder of releases. */
export interface ReleasedFile {
  readonly path: string;
  readonly code: Uint8Array;
}

/** The module of a release, and the packages that it imports: each once for all releases, named by its digest. */
export interface Bundle {
  readonly code: Uint8Array;
  readonly vendored: readonly ReleasedFile[];
}

/** Where rules are that are released. */
export interface RulesPlace {
  /** The folder of their package. */
  readonly root: string;
  /** The import that gives the rules, from that folder. */
  readonly rules: { readonly name: string; readonly from: string };
  /** The kernel, as the package imports it. */
  readonly kernel: string;
}

/** Rules of this repository, by their name. */
export const builtInRules = (root: string, name: string): RulesPlace => ({
  root,
  rules: { name, from: `#${name}` },
  kernel: '#kernel',
});

/** Rules of another package, which exports them as `rules`. */
export const foreignRules = ({ rulesFile, folder: root }: ForeignRuleset): RulesPlace => ({
  root,
  rules: { name: 'rules', from: `./${relative(root, rulesFile).split(sep).join('/')}` },
  kernel: 'chronicler/kernel',
});

/**
 * Rules with all that they need: their code, their content and the kernel as one module, from the sources of a package, and the
 * packages that these import beside it. Throws an Error for sources that cannot be bundled, and where development packages are not
 * installed.
 */
export async function bundle(
  { root, rules, kernel }: RulesPlace,
  { name, version }: Pick<AnyRules, 'name' | 'version'>,
): Promise<Bundle> {
  const vendored = new Map<string, Promise<ReleasedFile>>();
  const code = await built(
    root,
    `export { ${rules.name} as ruleset } from '${rules.from}';\nexport { kernel } from '${kernel}';\n`,
    {
      banner: { js: banner(name, version) },
      plugins: [vendoring(root, vendored)],
    },
  );
  return { code, vendored: await Promise.all(vendored.values()) };
}

/** Bundles a piece of code, as if it stood in a folder. Paths in what comes of it start at `root`. */
async function built(root: string, contents: string, options: BuildOptions, folder = root): Promise<Uint8Array> {
  const { build } = await import('esbuild').catch((cause: unknown) => {
    throw new Error('A release needs the development packages: install them with `npm ci`.', {
      cause,
    });
  });
  const { outputFiles = [] } = await build({
    ...settings,
    ...options,
    absWorkingDir: root,
    stdin: { contents, resolveDir: folder, sourcefile: 'release.ts', loader: 'ts' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Nothing came of bundling: ${contents}`);
  return file.contents;
}

/** Leaves packages out of a bundle: it imports them from `vendor`. */
const vendoring = (root: string, vendored: Map<string, Promise<ReleasedFile>>): Plugin => ({
  name: 'vendoring',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, async ({ path: specifier, resolveDir }) => {
      if (specifier.startsWith('chronicler/')) return undefined;
      const known = vendored.get(specifier) ?? vendoredFile(root, specifier, resolveDir);
      vendored.set(specifier, known);
      return { path: `./${(await known).path}`, external: true };
    });
  },
});

/** A package as the package of the rules has it, or else the module that imports it. */
async function vendoredFile(root: string, specifier: string, importer: string): Promise<ReleasedFile> {
  const from = (folder: string, contents: string): Promise<Uint8Array> => built(root, contents, {}, folder);
  const all = `export * from '${specifier}';\n`;
  const folder = await from(root, all).then(
    () => root,
    () => importer,
  );
  const code = await from(folder, `${all}export { default } from '${specifier}';\n`).catch(() => from(folder, all));
  const name = specifier
    .replace(/\.js$/u, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '');
  return { path: `vendor/${name}-${createHash('sha256').update(code).digest('hex')}.mjs`, code };
}

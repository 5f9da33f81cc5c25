import { createHash } from 'node:crypto';
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

/**
 * Rules with all that they need: their code, their content and the kernel as one module, from the sources of a package, and the
 * packages that these import beside it. Throws an Error for sources that cannot be bundled, and where development packages are not
 * installed.
 */
export async function bundle(root: string, { name, version }: Pick<AnyRules, 'name' | 'version'>): Promise<Bundle> {
  const vendored = new Map<string, ReleasedFile>();
  const code = await built(
    root,
    `export { ${name} as ruleset } from '#${name}';\nexport { kernel } from '#kernel';\n`,
    {
      banner: { js: banner(name, version) },
      plugins: [vendoring(root, vendored)],
    },
  );
  return { code, vendored: [...vendored.values()] };
}

/** Bundles a piece of code, as if it stood in a folder. */
async function built(root: string, contents: string, options: BuildOptions): Promise<Uint8Array> {
  const { build } = await import('esbuild').catch((cause: unknown) => {
    throw new Error('A release needs the development packages: install them with `npm ci`.', {
      cause,
    });
  });
  const { outputFiles = [] } = await build({
    ...settings,
    ...options,
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, sourcefile: 'release.ts', loader: 'ts' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Nothing came of bundling: ${contents}`);
  return file.contents;
}

/** Leaves packages out of a bundle: it imports them from `vendor`. */
const vendoring = (root: string, vendored: Map<string, ReleasedFile>): Plugin => ({
  name: 'vendoring',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, async ({ path: specifier }) => {
      const known = vendored.get(specifier) ?? (await vendoredFile(root, specifier));
      vendored.set(specifier, known);
      return { path: `./${known.path}`, external: true };
    });
  },
});

async function vendoredFile(root: string, specifier: string): Promise<ReleasedFile> {
  const hasDefault = 'default' in ((await import(specifier)) as object);
  const contents = `export * from '${specifier}';\n${hasDefault ? `export { default } from '${specifier}';\n` : ''}`;
  const code = await built(root, contents, {});
  const name = specifier
    .replace(/\.js$/u, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '');
  return { path: `vendor/${name}-${createHash('sha256').update(code).digest('hex')}.mjs`, code };
}

import type { AnyRuleset } from '#kernel';
import type { BuildOptions } from 'esbuild';

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

/**
 * A ruleset with all its dependencies, as one module: its code, its content and the kernel, from the sources of a
 * package. Throws an Error for sources that cannot be bundled, and where development packages are not installed.
 */
export async function bundle(
  root: string,
  { name, version }: Pick<AnyRuleset, 'name' | 'version'>,
): Promise<Uint8Array> {
  const { build } = await import('esbuild').catch((cause: unknown) => {
    throw new Error('A release needs the development packages: install them with `npm ci`.', {
      cause,
    });
  });
  const contents = `export { ${name} as ruleset } from '#${name}';\nexport { kernel } from '#kernel';\n`;
  const { outputFiles } = await build({
    ...settings,
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, sourcefile: 'release.ts', loader: 'ts' },
    banner: { js: banner(name, version) },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Bundling ${name} gave no output.`);
  return file.contents;
}

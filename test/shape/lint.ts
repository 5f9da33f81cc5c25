import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A thing that the linter refuses: its rule, and where it stands. */
export interface Refusal {
  readonly path: string;
  readonly rule: string;
  readonly line: number;
}

/** What this project's linter says of texts at these paths. Its rules that need types are left out. */
export async function lint(texts: Readonly<Record<string, string>>): Promise<readonly Refusal[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const config = join(folder, 'oxlint.config.mjs');
    await writeFile(config, withoutTypes);
    return refusalsIn(await run(['-c', config, '--format', 'json', folder]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const withoutTypes = `
import config from ${JSON.stringify(join(root, 'oxlint.config.mjs'))};
const jsPlugins = config.jsPlugins.map((path) => new URL(path, ${JSON.stringify(`file://${root}`)}).pathname);
export default { ...config, jsPlugins, options: {} };
`;

/** Its output; it exits with 1 where it refuses something. */
const run = (words: readonly string[]): Promise<string> =>
  execute(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...words], { cwd: root }).then(
    ({ stdout }) => stdout,
    (fault: unknown) => (fault as { readonly stdout: string }).stdout,
  );

function refusalsIn(output: string): readonly Refusal[] {
  const { diagnostics } = JSON.parse(output) as {
    readonly diagnostics: readonly {
      readonly code: string;
      readonly filename: string;
      readonly labels: readonly { readonly span: { readonly line: number } }[];
    }[];
  };
  return diagnostics.map(({ code, filename, labels }) => ({
    path: filename.replace(/^.*?lint-[^/]*\//, ''),
    rule: code,
    line: labels[0]?.span.line ?? 0,
  }));
}

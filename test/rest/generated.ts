import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';

/** Where `.ci/full` installs the generators. */
const home = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'scripts', 'generators');

/** A generator of clients, and a program on its output. */
export interface Generator {
  /** Its package. */
  readonly name: string;
  /** Its program and arguments, run in the folder of its files. */
  readonly command: readonly [program: string, ...words: string[]];
  /** The source of a module that exports `play`. */
  readonly program: string;
}

/** The output of a generator, in a folder of its own. */
export class Generated {
  private constructor(private readonly folder: string) {}

  /** Runs a generator on files, by their names. Rejects with its output when it fails. */
  static async from({ command, program }: Generator, files: Readonly<Record<string, string>>): Promise<Generated> {
    const around = join(home, '.chronicler');
    mkdirSync(around, { recursive: true });
    const folder = mkdtempSync(join(around, 'client-'));
    for (const [name, text] of Object.entries({ ...files, 'program.ts': program }))
      writeFileSync(join(folder, name), text);
    const [bin, ...words] = command;
    await promisify(execFile)(join(home, 'node_modules', '.bin', bin), words, { cwd: folder });
    return new Generated(folder);
  }

  /** The messages of the strict compiler on the program, and on all that it imports. */
  complaints(): readonly string[] {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    };
    const program = ts.createProgram([join(this.folder, 'program.ts')], options);
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }

  /** The program, bundled with what it imports. */
  async load<Module>(): Promise<Module> {
    const outfile = join(this.folder, 'program.mjs');
    const entryPoints = [join(this.folder, 'program.ts')];
    const banner = {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    };
    await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error', banner });
    return import(pathToFileURL(outfile).href) as Promise<Module>;
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

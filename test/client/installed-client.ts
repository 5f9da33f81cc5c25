import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../guide/guide.js';

/** An executed program, and its output. */
interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** A folder in which the client is installed as npm would install it. */
export class InstalledClient {
  private constructor(
    private readonly folder: string,
    /** The files of the package. */
    readonly files: readonly string[],
  ) {}

  /** Packs the client, and installs it beside its dependencies, which are taken from the repository. */
  static install(): InstalledClient {
    const folder = mkdtempSync(join(tmpdir(), 'chronicler-client-'));
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(root, 'packages/client'),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ filename, files }] = JSON.parse(packed.toString()) as [{ filename: string; files: { path: string }[] }];
    const modules = join(folder, 'node_modules');
    execFileSync('mkdir', ['-p', join(modules, 'chronicler-client'), join(modules, '@types')]);
    execFileSync('tar', [
      '-xzf',
      join(folder, filename),
      '--strip-components=1',
      '-C',
      join(modules, 'chronicler-client'),
    ]);
    for (const name of ['graphql', 'graphql-ws', 'ws', '@types/node', 'undici-types'])
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    return new InstalledClient(
      folder,
      files.map(({ path }) => path),
    );
  }

  /** Writes a file. */
  write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** Compiles a file strictly. Returns the errors of the compiler. */
  compile(name: string): string[] {
    const options: ts.CompilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(this.folder, 'node_modules/@types')],
      outDir: this.folder,
    };
    const program = ts.createProgram([join(this.folder, name)], options);
    const { diagnostics } = program.emit();
    return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  }

  /** Runs a program in the folder. */
  async run(program: string, file: string, environment: Readonly<Record<string, string>>): Promise<Ran> {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(program, [file], { cwd: this.folder, env: { ...env, ...environment } });
    let [out, complaints] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, out, complaints };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

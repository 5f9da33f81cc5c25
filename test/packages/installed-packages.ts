import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../guide/guide.js';
import { compileStrictly, type Compiled } from './compile-strictly.js';
import { packed, type Tarball } from './packed.js';

/** An executed program, and its output. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** The manifest of a package, as far as tests read it. */
export interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

/** A package as npm would publish it. */
export interface Packed {
  readonly tarball: string;
  /** Where it is installed. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly manifest: Manifest;
}

/** A folder in which packages of ours are installed as npm would install them, without a registry. */
export class InstalledPackages {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'chronicler-packages-')));
  private readonly packed = new Map<string, Packed>();

  /** Packs packages (`kernel`), and installs them beside their dependencies, which are taken from the repository. */
  static install(...names: readonly string[]): InstalledPackages {
    const installed = new InstalledPackages();
    for (const [at, tarball] of packed(names, installed.folder).entries()) installed.add(tarball, names[at]!);
    for (const name of ['@types/node', 'undici-types', 'tsx', '.bin']) installed.link(name);
    installed.write('package.json', '{ "type": "module" }');
    return installed;
  }

  /** A package that was installed here. */
  package(name: string): Packed {
    const found = this.packed.get(name);
    if (!found) throw new Error(`The package "${name}" is not installed here.`);
    return found;
  }

  /** Writes a file. */
  write(name: string, text: string): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  /** Compiles files strictly, beside themselves. Returns the errors of the compiler. */
  compile(names: readonly string[], how: Compiled = 'nodenext'): readonly string[] {
    return compileStrictly(this.folder, names, how);
  }

  /** Runs a program in the folder, or in one inside it. */
  async run(
    program: string,
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    inside = '.',
  ): Promise<Ran> {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const cwd = join(this.folder, inside);
    const child = spawn(program, words, { cwd, env: { ...env, ...environment } });
    let [out, complaints] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, out, complaints };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private add({ filename, files }: Tarball, name: string): void {
    const tarball = join(this.folder, filename);
    const folder = join(this.folder, 'node_modules/@chronicler', name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    this.packed.set(name, { tarball, folder, files: files.map(({ path }) => path), manifest });
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (!needed.startsWith('@chronicler/')) this.link(needed);
  }

  /** Installs a package from the repository, once. */
  private link(name: string): void {
    const place = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    try {
      symlinkSync(join(root, 'node_modules', name), place);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
  }
}

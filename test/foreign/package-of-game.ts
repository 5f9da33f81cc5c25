import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A package of a game outside the repository, as `chronicler new` writes it, in a folder of its own. */
export class PackageOfGame {
  /** Holds the package and nothing else. */
  private readonly around = realpathSync(mkdtempSync(join(tmpdir(), 'new-game-')));
  readonly folder: string;

  constructor(name: string) {
    this.folder = join(this.around, name);
  }

  /** Links to what it depends on, as `npm install` does from the paths in its package.json. */
  link(): void {
    mkdirSync(join(this.folder, 'node_modules'));
    const { dependencies, devDependencies } = JSON.parse(this.read('package.json')) as Record<string, object>;
    for (const [name, from] of Object.entries({ ...dependencies, ...devDependencies })) {
      const path = join(this.folder, (from as string).replace(/^file:/u, ''));
      symlinkSync(path, join(this.folder, 'node_modules', name));
    }
  }

  /** Builds it with its own compiler. Throws an Error with the complaints of the compiler. */
  async build(): Promise<void> {
    const compiler = join(this.folder, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler], { cwd: this.folder }).catch((fault: unknown) => {
      throw new Error((fault as { readonly stdout: string }).stdout);
    });
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Changes a text of a file. Throws an Error where the text is not there. */
  change(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
    writeFileSync(join(this.folder, path), text.replace(from, to));
  }

  remove(): void {
    rmSync(this.around, { recursive: true });
  }
}

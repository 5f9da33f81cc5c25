import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The blocks of a guide, by what stands after the language: a file that a block is, or the name of a document. */
export type Blocks = ReadonlyMap<string, string>;

/** Reads a guide. Throws an Error when two blocks have one name. */
export const blocksOf = (guide: string): Blocks => blocksIn(`docs/guides/${guide}`);

/** Reads a page of the repository likewise. */
export function blocksIn(page: string): Blocks {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/^```\w+ (.+)\n([\s\S]*?)^```$/gm)].map(([, name, body]) => [name!, body!] as const);
  const byName = new Map(blocks);
  if (byName.size < blocks.length) throw new Error(`Two blocks of ${page} have one name.`);
  return byName;
}

/** Those blocks that are files of a folder, by their path in it. */
export const filesIn = (blocks: Blocks, folder: string): Blocks =>
  new Map([...blocks].flatMap(([name, body]) => (name.startsWith(folder) ? [[name.slice(folder.length), body]] : [])));

/** Files that somebody has typed into an empty folder of the repository, where no test and no formatter looks. */
export class TypedFolder {
  private readonly folder: string;
  private program?: ts.Program;
  /** What the files import, read once. */
  private readonly imported = new Map<string, ts.SourceFile | undefined>();

  constructor(private readonly files: Blocks) {
    const unwatched = join(root, '.chronicler');
    mkdirSync(unwatched, { recursive: true });
    this.folder = mkdtempSync(join(unwatched, 'guide-'));
    for (const [name, text] of files) this.write(name, text);
  }

  /** Types a file, or types it anew. */
  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** What the compiler has to say of these files, under the settings of the repository. */
  complaints(): string[] {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
      config: { compilerOptions: object };
    };
    const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, noEmit: true }, root);
    const rootNames = [...this.files.keys()].map((name) => join(this.folder, name));
    const host = this.hostFor(options);
    const program = ts.createProgram({
      rootNames,
      options,
      host,
      ...(this.program ? { oldProgram: this.program } : {}),
    });
    this.program = program;
    const said = rootNames.flatMap((path) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    });
    return [...program.getOptionsDiagnostics(), ...said].map(
      ({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  }

  private hostFor(options: ts.CompilerOptions): ts.CompilerHost {
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (path, ...how) => {
      if (path.startsWith(this.folder)) return read(path, ...how);
      if (!this.imported.has(path)) this.imported.set(path, read(path, ...how));
      return this.imported.get(path);
    };
    return host;
  }

  /** Loads a file that was typed. */
  load<Module>(name: string): Promise<Module> {
    return import(pathToFileURL(join(this.folder, name)).href) as Promise<Module>;
  }

  /** Leaves nothing behind. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The blocks of a page, by the name after the language: of the file that a block is, or of a document. */
export type Blocks = ReadonlyMap<string, string>;

/** A block of a page as it is printed. */
export interface Fence {
  readonly language: string;
  /** The name after the language; empty where there is none. */
  readonly name: string;
  readonly body: string;
  /** Where it begins. */
  readonly line: number;
}

/** Every block of a page of the repository, named or not, indented or not. */
export function fencesOf(page: string): readonly Fence[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^ *(?<fence>`{3,}|~{3,})(?<language>\w*) *(?<name>.*)\n(?<body>[^]*?)^ *\k<fence>$/gm)].map(
    ({ index, groups }) => ({
      language: groups!['language']!,
      name: groups!['name']!,
      body: groups!['body']!,
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

/** The blocks of a page that have names. Throws an Error when two have one. */
export function blocksOf(page: string): Blocks {
  const blocks = fencesOf(page).flatMap(({ name, body }) => (name === '' ? [] : [[name, body] as const]));
  const byName = new Map(blocks);
  if (byName.size < blocks.length) throw new Error(`Two blocks of ${page} have one name.`);
  return byName;
}

/** A page whose blocks a suite runs: it knows which of them were not asked for. */
export class Page {
  private readonly blocks: Blocks;
  private readonly taken = new Set<string>();

  constructor(private readonly path: string) {
    this.blocks = blocksOf(path);
  }

  /** A block, word for word. Throws an Error where there is none of that name. */
  block(name: string): string {
    const body = this.blocks.get(name);
    if (body === undefined) throw new Error(`${this.path} has no block "${name}".`);
    this.taken.add(name);
    return body;
  }

  /** The blocks in a language that were not asked for. */
  left(...languages: readonly string[]): readonly string[] {
    const all = fencesOf(this.path).filter(({ language }) => languages.includes(language));
    return all.map(({ name }) => name).filter((name) => !this.taken.has(name));
  }
}

/** Those blocks that are files of a folder, by their path in it. */
export const filesIn = (blocks: Blocks, folder: string): Blocks =>
  new Map([...blocks].flatMap(([name, body]) => (name.startsWith(folder) ? [[name.slice(folder.length), body]] : [])));

/** Files as typed into an empty folder of the repository, where no test and no formatter looks. */
export class TypedFolder {
  private readonly folder: string;
  private program?: ts.Program;
  /** The imports of the files, read once. */
  private readonly imported = new Map<string, ts.SourceFile | undefined>();

  constructor(private readonly files: Blocks) {
    const unwatched = join(root, '.chronicler');
    mkdirSync(unwatched, { recursive: true });
    this.folder = mkdtempSync(join(unwatched, 'guide-'));
    for (const [name, text] of files) this.write(name, text);
  }

  /** Types a file, or types it again. */
  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** The messages of the compiler on these files, under the settings of the repository. */
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

  /** Removes the files. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

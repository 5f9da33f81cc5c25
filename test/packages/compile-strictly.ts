import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../guide/guide.js';

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
} as const;

/** How modules are found, as authors of programs have it in their tsconfig.json. */
export type Compiled = 'nodenext' | 'node16' | 'node10';

/**
 * Compiles files of a folder strictly, beside themselves. Returns the errors of the compiler: of TypeScript 7, which takes a fifth of
 * the time, and for `node10`, which it no longer knows, of TypeScript 6.
 */
export function compileStrictly(folder: string, names: readonly string[], how: Compiled): readonly string[] {
  return how === 'node10' ? withTypeScript6(folder, names) : withTypeScript7(folder, names, how);
}

function withTypeScript7(folder: string, files: readonly string[], module: Compiled): readonly string[] {
  const compilerOptions = { ...strict, module, moduleResolution: module, target: 'es2022', types: ['node'] };
  const project = join(folder, 'tsconfig.strict.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  // An error begins its line; what explains it is indented below.
  return stdout.split(/\n(?! )/u).filter(Boolean);
}

function withTypeScript6(folder: string, names: readonly string[]): readonly string[] {
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      ...strict,
      target: ts.ScriptTarget.ES2022,
      types: ['node'],
      typeRoots: [join(folder, 'node_modules/@types')],
      module: ts.ModuleKind.CommonJS,
      // oxlint-disable-next-line typescript/no-deprecated -- many programs are compiled so for years to come
      moduleResolution: ts.ModuleResolutionKind.Node10,
      ignoreDeprecations: '6.0',
      esModuleInterop: true,
    },
  );
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ file, messageText }) =>
    [file?.fileName ?? '', ts.flattenDiagnosticMessageText(messageText, '\n')].join(': '),
  );
}

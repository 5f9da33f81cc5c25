import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { buildSchema, isEnumType, parse } from 'graphql';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';

describe('The output of graphql-codegen for the schema', () => {
  it('compiles without any configuration', async () => {
    const source = await codegen({
      filename: FILE,
      schema: parse(await schema()),
      documents: [],
      config: {},
      plugins: [{ typescript: {} }],
      pluginMap: { typescript: typescriptPlugin },
    });
    expect(source).toContain('export enum RefusalCode');
    expect(faultsOf(source)).toEqual([]);
  });

  it('a duplicate name in an enum is a fault', () => {
    expect(faultsOf("export enum Code { GameOver = 'GAME_OVER', GameOver = 'gameOver' }")).toContainEqual(
      expect.stringContaining('Duplicate identifier'),
    );
  });
});

it('Every value of every enum is in capitals', async () => {
  const enums = Object.values(buildSchema(await schema()).getTypeMap()).filter(isEnumType);
  const values = enums.flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`));
  expect(values.filter((value) => !/\.[A-Z_][A-Z0-9_]*$/.test(value) && !value.startsWith('__'))).toEqual([]);
});

const FILE = 'generated.ts';

const schema = (): Promise<string> => readFile('schema.graphql', 'utf8');

/** The errors of the TypeScript compiler for a standalone file. */
function faultsOf(source: string): string[] {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const file = ts.createSourceFile(FILE, source, ts.ScriptTarget.ES2022);
  const program = ts.createProgram([FILE], options, {
    ...host,
    getSourceFile: (name, version) => (name === FILE ? file : host.getSourceFile(name, version)),
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

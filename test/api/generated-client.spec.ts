import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { buildSchema, isEnumType, parse } from 'graphql';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { Page } from '../guide/guide.js';

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

describe('A legal command in a typed client', () => {
  const page = new Page('docs/guides/play-over-the-api.md');
  const DOCUMENT = `
    query Look($game: ID!) { game(id: $game) { legalCommands { input } } }
    mutation Submit($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename } }`;
  const SENT = `
    type Legal = NonNullable<LookQuery['game']>['legalCommands'][number];
    export const sent = (commandId: string, gameId: string, { input }: Legal): SubmitMutationVariables =>
      ({ input: { commandId, gameId, command: input } });`;
  const generated = async (config: object): Promise<string> => {
    const source = await codegen({
      filename: FILE,
      schema: parse(await schema()),
      documents: [{ location: 'play.graphql', document: parse(DOCUMENT) }],
      config,
      plugins: [{ operations: {} }],
      pluginMap: { operations: operationsPlugin },
    });
    return `${source}${SENT}`;
  };

  it('is sent back without a cast, by the configuration of the guide', async () => {
    expect(faultsOf(await generated(JSON.parse(page.block('scalars')) as object))).toEqual([]);
  });

  it('needs that configuration', async () => {
    const faults = faultsOf(await generated({ scalars: { GameCommandJSON: 'unknown' } }));
    expect(faults).toEqual([expect.stringContaining("Type 'unknown' is not assignable to type 'GameCommandInput'")]);
  });

  afterAll(() => {
    expect(page.left('json')).toEqual([]);
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

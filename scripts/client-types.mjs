// Writes the typed operations of packages/client and apps/web: `node scripts/client-types.mjs`, or `--check` to check them.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { Kind, parse, print, visit } from 'graphql';
import { gameTypes } from './client-games.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What has operations of its own, and what these import: a command to send back is typed where the client is. */
const targets = [
  { folder: 'packages/client/src', imports: `{ TypedDocument } from '../typed-document.js'` },
  { folder: 'apps/web/src', imports: `{ GameCommandInput, TypedDocument } from '#client'` },
];

const generatedIn = ({ folder }, name) => join(root, folder, 'generated', name);

const headerOf = (
  imports,
) => `// Written by \`npm run client:types\` from schema.graphql and documents.graphql: not to be changed by hand.
import type ${imports};

`;

const config = {
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown', GameCommandJSON: 'GameCommandInput' },
};

/** The fragments that a definition spreads, and those that these do, each once. */
function spreadIn(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name: { value: name } }) {
      if (found.has(name)) return;
      found.set(name, fragments.get(name));
      spreadIn(fragments.get(name), fragments, found);
    },
  });
  return found;
}

/** An operation as a constant: its text, typed by its variables and its result. */
function constantOf(operation, fragments) {
  const name = operation.name.value;
  const type = `${name}${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
  const text = [operation, ...spreadIn(operation, fragments).values()].map(print).join('\n');
  return `/** The document of the ${operation.operation} ${name}. */
export const ${name}Document = \`${text}\` as TypedDocument<${type}, ${type}Variables>;
`;
}

async function operationsOf({ folder, imports }) {
  const source = join(root, folder, 'documents.graphql');
  const document = parse(readFileSync(source, 'utf8'), { noLocation: true });
  const types = await codegen({
    filename: generatedIn({ folder }, 'operations.ts'),
    schema: parse(readFileSync(join(root, 'schema.graphql'), 'utf8')),
    documents: [{ location: source, document }],
    config,
    plugins: [{ types: {} }],
    pluginMap: { types: operationTypes },
  });
  const of = (kind) => document.definitions.filter((definition) => definition.kind === kind);
  const fragments = new Map(of(Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]));
  const constants = of(Kind.OPERATION_DEFINITION).map((operation) => constantOf(operation, fragments));
  return `${headerOf(imports)}${types}\n${constants.join('\n')}`;
}

const files = [
  ...(await Promise.all(
    targets.map(async (target) => [generatedIn(target, 'operations.ts'), await operationsOf(target)]),
  )),
  [generatedIn(targets[0], 'games.ts'), await gameTypes()],
];
const isChecked = process.argv.includes('--check');
if (!isChecked) for (const [file, text] of files) writeFileSync(file, text);
else {
  for (const [file] of files.filter(([file, text]) => readFileSync(file, 'utf8') !== text)) {
    process.stderr.write(`${file} is out of date with the schema: run \`npm run client:types\`.\n`);
    process.exitCode = 1;
  }
}

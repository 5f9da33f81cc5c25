import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { schemaText, withoutDescriptions } from '../../api/src/index.js';

/** Where the schema is checked in. */
const FILE = 'schema.graphql';
/** Where the schema of the last release is: what clients rely on. */
const RELEASED = 'schema.released.graphql';

/** Writes the schema of the API into the current folder; with `--released` as what clients rely on from now on. Gives the exit code. */
export async function writeSchema(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { released: { type: 'boolean', default: false } } });
  const text = await schemaText();
  const file = values.released ? RELEASED : FILE;
  await writeFile(file, values.released ? withoutDescriptions(text) : text);
  process.stdout.write(`Written: ${file}\n`);
  return 0;
}

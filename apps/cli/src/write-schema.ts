import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { schemaText, withoutDescriptions } from '../../api/src/index.js';

/** The file of the checked-in schema. */
const FILE = 'schema.graphql';
/** The file of the schema of the last release, on which clients rely. */
const RELEASED = 'schema.released.graphql';

/**
 * Writes the schema of the API into the current folder; with `--released` as the one on which clients rely from now
 * on. Returns the exit code.
 */
export async function writeSchema(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { released: { type: 'boolean', default: false } } });
  const text = await schemaText();
  const file = values.released ? RELEASED : FILE;
  await writeFile(file, values.released ? withoutDescriptions(text) : text);
  process.stdout.write(`Written: ${file}\n`);
  return 0;
}

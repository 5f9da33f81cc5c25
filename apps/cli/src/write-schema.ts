import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packagePath } from '#platform';
import { schemaText, withoutDescriptions } from '../../api/src/index.js';
import { answer } from './output.js';
import { readWords } from './read-words.js';

/** The file of the checked-in schema. */
const FILE = 'schema.graphql';
/** The file of the schema of the last release, on which clients rely. */
const RELEASED = 'schema.released.graphql';

/**
 * Writes the schema of the API into the root of the repository; with `--released` as the one on which clients rely from now
 * on. Returns the exit code.
 */
export async function writeSchema(words: readonly string[]): Promise<number> {
  const { values } = readWords('schema', words);
  const text = await schemaText();
  const file = values.released ? RELEASED : FILE;
  const folder = values.into ?? dirname(packagePath(import.meta.url, 'package.json'));
  await writeFile(join(folder, file), values.released ? withoutDescriptions(text) : text);
  answer({ written: file }, `Written: ${file}`);
  return 0;
}

import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { schemaText } from '../../api/src/index.js';

/** Where the schema is checked in. */
const FILE = 'schema.graphql';

/** Writes the schema of the API into the current folder. Gives the exit code. */
export async function writeSchema(): Promise<number> {
  await writeFile(FILE, await schemaText());
  process.stdout.write(`Written: ${FILE}\n`);
  return 0;
}

import { readFile } from 'node:fs/promises';
import { schemaText } from '../../apps/api/src/index.js';

describe('The schema', () => {
  it('that is checked in is the one that the code gives; if not, run `npm run schema`', async () => {
    expect(await schemaText()).toBe(await readFile('schema.graphql', 'utf8'));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { schemaText } from '../../apps/api/src/index.js';
import { root } from './guide.js';

const schema = buildSchema(await schemaText());

/** The documents of GraphQL in a guide, named or not. */
const documentsOf = (guide: string): string[] =>
  [...readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(/^```graphql.*\n([\s\S]*?)^```$/gm)].map(
    ([, document]) => document!,
  );

describe('The guides for clients', () => {
  it.each(['play-over-the-api.md', 'campaigns.md'])('%s asks for nothing that the schema does not have', (guide) => {
    const documents = documentsOf(guide);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap((document) => validate(schema, parse(document)))).toEqual([]);
  });
});

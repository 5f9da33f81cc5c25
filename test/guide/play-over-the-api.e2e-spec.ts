import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, root } from './guide.js';

const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));

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

describe('The guide to play over the API', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('opens a game with a scenario of its own, word for word', async () => {
    const document = blocksOf('play-over-the-api.md').get('own-scenario')!;
    const ada = await TestClient.register(api.url, 'Ada');
    const { openGame } = await ada.data<{ openGame: object }>(document, { id: randomUUID() });
    expect(openGame).toEqual({ game: { id: expect.any(String) } });
  });
});

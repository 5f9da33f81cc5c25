import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { messageTypes } from '#league-service';
import { leagueEventSchemas } from '#leagues';
import { Page, root } from './guide.js';

/** The descriptions of events, by the type of the message. */
const described = Object.entries(leagueEventSchemas).map(
  ([type, schema]) => `| \`league.${type}\` | ${(schema.meta()?.description ?? '').replaceAll('|', '\\|')} |`,
);

describe('The guide to webhooks', () => {
  const page = new Page('docs/guides/webhooks.md');
  const text = readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8');
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));

  it('lists every type of message, with the description of its event, and no other', () => {
    expect(text.split('\n').filter((line) => line.startsWith('| `league.'))).toEqual([
      ...described,
      '| `league.ping` | A test: `testLeagueWebhook`. |',
    ]);
    expect(described).toHaveLength(messageTypes.length);
  });

  it('shows a message as the schema of its event has it', () => {
    const { type, data } = JSON.parse(page.block('message')) as { type: string; data: { event: { type: string } } };
    const { type: event, ...fields } = data.event;
    expect(type).toBe(`league.${event}`);
    expect(leagueEventSchemas.entered.safeParse(fields).error?.issues ?? []).toEqual([]);
  });

  it.each(['create', 'retry'])('has a document %s that the schema takes', (name) => {
    expect(validate(schema, parse(page.block(name)))).toEqual([]);
  });

  afterAll(() => {
    expect(page.left('json', 'graphql')).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guilds } from '#guilds-presentation';
import { happeningKinds } from '#notifications';
import { readGlobalId } from '#streams';
import { buildSchema, parse, validate } from 'graphql';
import { Page, root } from './guide.js';

describe('The guide to notifications', () => {
  const page = new Page('docs/guides/notifications.md');
  const text = readFileSync(join(root, 'docs/guides/notifications.md'), 'utf8');
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));

  it('lists every event, and no other', () => {
    const listed = [...text.matchAll(/^\| `([A-Z]+_?[A-Z_]*)` \| (?!the|limits)/gmu)].map(([, name]) => name!);
    expect(listed.filter((name) => !name.endsWith('_URL') && name !== 'MAIL_FROM')).toEqual(happeningKinds);
  });

  it('has a document that the schema takes', () => {
    expect(validate(schema, parse(page.block('change')))).toEqual([]);
  });

  it('shows a message as it is sent', () => {
    const { type, data } = JSON.parse(page.block('message')) as {
      readonly type: string;
      readonly data: { readonly notifications: readonly { gameId: string; ruleset: object; url: string }[] };
    };
    expect(type).toBe('account.notified');
    const [{ gameId, ruleset, url } = { gameId: '', ruleset: {}, url: '' }] = data.notifications;
    expect(readGlobalId(gameId)?.kind).toBe('Game');
    expect(ruleset).toEqual(guilds.title);
    expect(url).toBe(`https://play.example/games/${gameId}`);
  });

  afterAll(() => {
    expect(page.left('json', 'graphql')).toEqual([]);
  });
});

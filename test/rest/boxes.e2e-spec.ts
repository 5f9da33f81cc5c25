import { rulesets } from '#games';
import { locales } from '#kernel';
import { readPicture } from '#drawing/testing';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { RestClient } from './rest-client.js';
import { namedRules } from './rule-ids.js';

interface ListedPiece {
  readonly list: string;
  readonly id: string;
  readonly picture: string | null;
}

describe('What is in the boxes, over REST', () => {
  let api: TestApi;
  let rest: RestClient;

  beforeAll(async () => {
    api = await startTestApi();
    rest = await RestClient.of(api.url);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const piecesOf = async (name: string): Promise<readonly ListedPiece[]> =>
    (await rest.ask('pieces', { path: { name } })).body;

  it('a card, as data and as a picture, in the language of whoever asks', async () => {
    const path = { name: 'arena', list: 'cards', id: 'L02' };
    const { body } = await rest.ask('piece', { path });
    expect(body).toMatchObject({ id: 'L02', type: 'CREATURE' });
    const { name } = body as { name: { en: string; fr: string } };
    for (const language of ['en', 'fr'] as const) {
      const { text, headers } = await rest.ask('piecePicture', { path, headers: { 'accept-language': language } });
      expect(headers.get('content-language')).toBe(language);
      expect(text).toContain(`<title>${name[language]}</title>`.replaceAll("'", '&#39;'));
      const again = await rest.ask('piecePicture', {
        path,
        headers: { 'accept-language': language, 'if-none-match': headers.get('etag')! },
      });
      expect(again.status).toBe(304);
    }
  });

  it.each(rulesets.filter(({ content }) => content).map(({ name }) => name))(
    'every piece of %s is there',
    async (name) => {
      const pieces = await piecesOf(name);
      expect(pieces.length).toBeGreaterThan(20);
      for (const list of new Set(pieces.map((piece) => piece.list))) {
        const [{ id, picture } = { id: '', picture: null }] = pieces.filter((piece) => piece.list === list);
        expect((await rest.ask('piece', { path: { name, list, id } })).body).toMatchObject({ id });
        const drawn = await rest.ask('piecePicture', { path: { name, list, id } });
        expect(drawn.status).toBe(picture === null ? 404 : 200);
      }
    },
  );

  it('every picture of a piece is an SVG document, in both languages', () => {
    for (const { name, content, piecePictures = {} } of rulesets)
      for (const [list, draw] of Object.entries(piecePictures))
        for (const { id } of (content as Readonly<Record<string, readonly { id: string }[]>>)[list]!)
          for (const locale of locales) {
            const picture = draw(id, locale);
            expect([name, list, id, readPicture(picture).faults]).toEqual([name, list, id, []]);
            expect(draw(id, locale)).toBe(picture);
          }
  });

  it('what there is not is not found', async () => {
    expect((await rest.ask('pieces', { path: { name: 'nim' } })).status).toBe(404);
    for (const path of [
      { name: 'arena', list: 'cards', id: 'nothing' },
      { name: 'arena', list: 'constructor', id: 'name' },
      { name: 'lantern', list: 'cards', id: 'L02' },
    ]) {
      expect((await rest.ask('piece', { path })).status).toBe(404);
      expect((await rest.ask('piecePicture', { path })).status).toBe(404);
    }
  });

  it('what a rule says, by the id that refusals name', async () => {
    const rule = await rest.ask('rule', { path: { id: 'GUILD-037' } });
    expect(rule.body).toMatchObject({ id: 'GUILD-037', ruleset: 'guilds', text: expect.stringMatching(/\w{3}/) });
    expect((await rest.ask('rule', { path: { id: 'CARD-43' } })).body).toMatchObject({ ruleset: null });
    expect((await rest.ask('rule', { path: { id: 'NOPE-1' } })).status).toBe(404);
  });

  it('what the kernel refuses has a text, and so has a rule of a table that says no source', async () => {
    const { body: kernel } = await rest.ask('rule', { path: { id: 'KERNEL' } });
    expect(kernel).toMatchObject({ id: 'KERNEL', ruleset: null, text: expect.stringContaining('seats') });
    const { body: card } = await rest.ask('rule', { path: { id: 'CARD-16' } });
    expect(card).toMatchObject({ text: expect.stringMatching(/^A triggered effect.*endless\.$/), source: '' });
    const { body: lantern } = await rest.ask('rule', { path: { id: 'LANTERN-007' } });
    expect(lantern).toMatchObject({ ruleset: 'lantern', source: 'our own' });
  });

  it('every rule that a refusal of a game may name is found', async () => {
    const missing: string[] = [];
    const named = namedRules();
    for (const id of named) if ((await rest.ask('rule', { path: { id } })).status !== 200) missing.push(id);
    expect(missing).toEqual([]);
    for (const prefix of ['ARENA', 'CARD', 'CLASH', 'GUARD', 'GUILD', 'LANTERN', 'SKAROV'])
      expect(named.filter((id) => id.startsWith(prefix)).length).toBeGreaterThan(5);
  });
});

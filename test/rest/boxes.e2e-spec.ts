import { locales, type AnyRuleset } from '#kernel';
import { readPicture } from '#drawing/testing';
import { rulesets } from '../../apps/rulesets.js';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { RestClient } from './rest-client.js';
import { namedRules } from './rule-ids.js';

interface ListedPiece {
  readonly list: string;
  readonly id: string;
  readonly picture: string | null;
}

describe('The contents of the boxes, over REST', () => {
  let api: TestApi;
  let rest: RestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    rest = await RestClient.of(api.url);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const piecesOf = async (name: string): Promise<readonly ListedPiece[]> =>
    (await rest.ask('pieces', { path: { name } })).body;

  it('a card, as data and as a picture, in the language of the caller', async () => {
    const path = { name: 'arena', list: 'cards', id: 'L02' };
    const { body } = await rest.ask('piece', { path });
    expect(body).toMatchObject({ id: 'L02', type: 'CREATURE' });
    const { name } = body as { name: { en: string; fr: string } };
    for (const language of ['en', 'fr'] as const) {
      const { text, headers } = await rest.ask('piecePicture', { path, headers: { 'accept-language': language } });
      expect(headers['content-language']).toBe(language);
      expect(text).toContain(`<title>${name[language]}</title>`.replaceAll("'", '&#39;'));
      const again = await rest.ask('piecePicture', {
        path,
        headers: { 'accept-language': language, 'if-none-match': headers['etag']! },
      });
      expect(again.status).toBe(304);
      const stated = await rest.ask('piecePicture', { path, query: { locale: language } });
      expect(stated.text).toBe(text);
    }
    expect((await rest.ask('piecePicture', { path, query: { locale: 'de' } })).status).toBe(400);
  });

  it.each(rulesets.map(({ name }) => name))('every piece of %s exists, and is drawn', async (name) => {
    const pieces = await piecesOf(name);
    expect(pieces.length).toBeGreaterThan(8);
    for (const list of new Set(pieces.map((piece) => piece.list))) {
      const [{ id, picture } = { id: '', picture: null }] = pieces.filter((piece) => piece.list === list);
      expect((await rest.ask('piece', { path: { name, list, id } })).body).toMatchObject({ id });
      const drawn = await rest.ask('piecePicture', { path: { name, list, id } });
      expect([name, list, drawn.status, picture]).toEqual([name, list, 200, `/v1/rulesets/${name}/${list}/${id}.svg`]);
    }
  });

  /** The objects with ids in a box: members of lists, and single pieces. */
  const idsIn = (part: unknown): readonly string[] =>
    [part].flat().flatMap((each) => {
      const { id } = (each ?? {}) as { readonly id?: unknown };
      return typeof id === 'string' ? [id] : [];
    });

  it.each(rulesets)('every picture of a piece of $name is an SVG document, in both languages', (ruleset) => {
    const { name, content = {}, piecePictures = {} } = ruleset as AnyRuleset;
    const lists = Object.entries(content).filter(([, part]) => idsIn(part).length > 0);
    expect(lists.map(([list]) => list).sort()).toEqual(Object.keys(piecePictures).sort());
    for (const [list, part] of lists)
      for (const id of idsIn(part)) {
        const drawn = locales.map((locale) => piecePictures[list]!(id, locale));
        for (const picture of drawn)
          expect([name, list, id, readPicture(picture).faults]).toEqual([name, list, id, []]);
        expect(locales.map((locale) => piecePictures[list]!(id, locale))).toEqual(drawn);
      }
  });

  it('unknown things are not found', async () => {
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

  it('the text of a rule, by the id in refusals', async () => {
    const rule = await rest.ask('rule', { path: { id: 'GUILD-037' } });
    expect(rule.body).toMatchObject({ id: 'GUILD-037', ruleset: 'guilds', text: expect.stringMatching(/\w{3}/) });
    expect((await rest.ask('rule', { path: { id: 'CARD-43' } })).body).toMatchObject({ ruleset: null });
    expect((await rest.ask('rule', { path: { id: 'NOPE-1' } })).status).toBe(404);
  });

  it('refusals of the kernel have a text, and so has a rule of a table without a source', async () => {
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

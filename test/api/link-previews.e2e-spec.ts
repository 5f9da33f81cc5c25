import { accepted, ChroniclerClient } from '#client';
import { build } from '#platform/testing';
import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

let api: TestApi;
let client: ChroniclerClient;
let gameId: string;
/** A name of a league that would end an attribute, an element, or a replacement of text. */
const HOSTILE = '"><script>x</script> $& & \'';
beforeAll(async () => {
  await build();
  api = await sharedTestApi();
  ({ client } = await ChroniclerClient.register({ url: api.url }, { name: ownName('Ada') }));
  const opened = await client.open({ options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] });
  gameId = accepted(opened).game.id;
});
afterAll(async () => {
  await client.close();
  await api.close();
});

const page = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(api.url + path, { headers })).text();

/** The Open Graph tags of a page, as their readers get them. */
function tagsOf(html: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/<meta property="og:([a-z:_]+)" content="([^"]*)" \/>/g);
  const read = (text: string): string =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, read(content)]));
}

describe('A link to a page of the web app, where it is shared', () => {
  it('names the game and its players, and says that seats can be taken', async () => {
    const html = await page(`/games/${gameId}`);
    expect(tagsOf(html)).toMatchObject({
      title: expect.stringMatching(/^The Lantern Keepers · Ada.*, random \(2\)$/) as string,
      description: 'The table is open: take a seat, or watch.',
      url: `${api.url}/games/${gameId}`,
    });
    expect(tagsOf(html)).not.toHaveProperty('image');
  });

  it('shows the picture that spectators see once the game has begun, and never that of a seat', async () => {
    accepted(await client.start({ gameId }));
    const { image } = tagsOf(await page(`/games/${gameId}/replay`));
    expect(image).toBe(`${api.url}/v1/games/${gameId}/table.svg`);
    const signedIn = await page(`/games/${gameId}`, { authorization: `Bearer ${String(client.settings.token)}` });
    expect(signedIn).toBe(await page(`/games/${gameId}`));
  });

  it('says in the language of the visitor who has won', async () => {
    accepted(await client.resign({ gameId }));
    expect(tagsOf(await page(`/games/${gameId}`, { 'accept-language': 'fr' }))).toMatchObject({
      title: expect.stringMatching(/^Les Gardiens/) as string,
      description: expect.stringMatching(/^La partie est terminée : 1\. random \(2\), 2\. /) as string,
    });
  });

  it('names a league as text alone', async () => {
    const league = accepted(await client.leagues.open({ name: HOSTILE })).league.id;
    const html = await page(`/leagues/${league}`);
    expect(tagsOf(html)).toMatchObject({ title: HOSTILE });
    expect(html).not.toContain('<script>x');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it.each(['/', '/games/R2FtZTp4', '/leagues/TGVhZ3VlOng'])(
    'is the page alone at %s, where nothing is',
    async (path) => {
      expect(tagsOf(await page(path))).toEqual({});
    },
  );
});

import { Random } from '#kernel';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { openClash, playOut, startClash } from './seated-player.js';

const END = `query($id: ID!) { game(id: $id) {
  version outcome { reason placings { seat rank } }
  view { ... on ClashView { turn result { outcome reason } sides { side points page { articleId size points } } } }
  en: events(last: 100) { nodes { type description(locale: EN) } }
  fr: events(last: 100) { nodes { type description(locale: FR) } }
} }`;

interface Told {
  readonly nodes: readonly { readonly type: string; readonly description: string }[];
}
interface Ended {
  readonly game: {
    readonly version: number;
    readonly outcome: { readonly reason: string; readonly placings: readonly object[] };
    readonly view: {
      readonly turn: number;
      readonly result: { readonly outcome: string; readonly reason: string };
      readonly sides: readonly {
        readonly side: string;
        readonly points: number;
        readonly page: { points: number }[];
      }[];
    };
    readonly en: Told;
    readonly fr: Told;
  };
}

describe('a solo game of Clash over the API', () => {
  let api: TestApi;
  let ada: TestClient;
  let id: string;
  let commands: number;
  let ended: Ended['game'];

  const picture = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/games/${id}/${path}`, { headers });

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    id = (await openClash(ada, { mode: 'SOLO', scenarioId: 'silent-hour', difficulty: 'EASY' })).game!.id;
    await startClash(ada, id);
    commands = await playOut(api, [ada], id, Random.from('solo'));
    ended = (await ada.data<Ended>(END, { id })).game;
  });
  afterAll(() => api.close());

  it('comes to its front page by legalCommands alone', () => {
    expect(commands).toBeGreaterThan(5);
    expect(api.faults).toEqual([]);
    expect(ended.view.result).toEqual({
      outcome: expect.stringMatching(/SIDE_A|VILLAIN|DRAW/),
      reason: expect.any(String),
    });
    expect(ended.outcome.placings).toHaveLength(1);
    for (const { points, page } of ended.view.sides) {
      expect(points).toBe(page.reduce((sum, article) => sum + article.points, 0));
    }
  });

  it('is told in English and in French, event by event', () => {
    expect(ended.en.nodes.map(({ type }) => type)).toEqual(ended.fr.nodes.map(({ type }) => type));
    for (const { description } of [...ended.en.nodes, ...ended.fr.nodes]) expect(description).not.toBe('');
    const differing = ended.en.nodes.filter(({ description }, at) => description !== ended.fr.nodes[at]!.description);
    expect(differing.length).toBeGreaterThan(ended.en.nodes.length * 0.9);
  });

  it('has pictures of its table and of its front page, now and as it was', async () => {
    for (const path of [
      'table.svg',
      `table.svg?version=${ended.version - 20}`,
      'table.svg?seat=0',
      'front-page-a.svg',
    ]) {
      const response = await picture(path, { 'accept-language': 'fr' });
      const svg = await response.text();
      expect([path, response.status, response.headers.get('content-language')]).toEqual([path, 200, 'fr']);
      expect(svg).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg .*<\/svg>\s*$/s);
      // Any three letters may come one after the other in the fonts that it carries.
      expect(svg.replace(/<style>[^<]*<\/style>/, '')).not.toMatch(/<script|NaN|undefined/);
    }
    expect(await (await picture('table.svg')).text()).toContain('Ada');
    expect((await picture('back-page.svg')).status).toBe(404);
  });
});

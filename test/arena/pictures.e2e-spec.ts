import { Random } from '#kernel';
import type { Club } from '../table/club.js';
import type { TableClient } from '../table/table-client.js';
import { duellist } from './players.js';
import { openClub, playOut, seat, starter } from './table.js';

describe('Pictures of a table of Arena over REST', () => {
  let club: Club<['Ada', 'Bo', 'Cleo']>;

  beforeAll(async () => {
    club = await openClub('Ada', 'Bo', 'Cleo');
  });
  afterAll(() => club.close());

  async function picture(gameId: string, client: TableClient, seat?: number, language = 'en'): Promise<string> {
    const response = await fetch(
      `${club.api.url}/v1/games/${gameId}/table.svg${seat === undefined ? '' : `?seat=${seat}`}`,
      { headers: { authorization: `Bearer ${client.token}`, 'accept-language': language } },
    );
    expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
    const svg = await response.text();
    expect(svg).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg .*<\/svg>\s*$/s);
    // Any three letters may come one after the other in the fonts that it carries.
    expect(svg.replace(/<style>[^<]*<\/style>/, '')).not.toMatch(/<script|NaN|undefined/);
    return svg;
  }

  /** What both seats and a spectator see of a game, in both languages. */
  async function threePictures(gameId: string): Promise<readonly [string, string, string]> {
    const [ada, bo, cleo] = club.clients;
    for (const [client, seat] of [[ada, 0], [bo, 1], [cleo]] as const) await picture(gameId, client, seat, 'fr');
    return [await picture(gameId, ada, 0), await picture(gameId, bo, 1), await picture(gameId, cleo)];
  }

  it('each seat sees its own cards, a spectator neither hand; after the end too', async () => {
    const [ada, bo] = club.clients;
    const gameId = await seat([ada, bo], [starter('HOLLOW_TIDE'), starter('LANTERN_COURT')]);
    const before = await threePictures(gameId);
    expect(new Set(before).size).toBe(3);
    for (const svg of before) expect(svg).toContain('Ada');

    const players = [ada, bo].map((client) => ({ client, wish: duellist(Random.from(client.name)) }));
    await playOut(gameId, club.box, players, ({ view: { combat } }) => combat !== null);
    const during = await threePictures(gameId);
    expect(during.filter((svg) => before.includes(svg))).toEqual([]);

    await ada.must('resign', 'ResignInput', { gameId }, 'version');
    await threePictures(gameId);
    expect(club.api.faults).toEqual([]);
  });

  it('sealed decks under construction can be looked at', async () => {
    const [ada, bo] = club.clients;
    const gameId = await seat([ada, bo], [{}, {}], { decks: 'SEALED' });
    expect(new Set(await threePictures(gameId)).size).toBe(3);
  });
});

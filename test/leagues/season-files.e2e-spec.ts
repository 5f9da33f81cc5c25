import { checkReport, readTrf } from '#leagues';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, type Player } from './league-host.js';

/** A Swiss and an elimination of five, the first round of each decided. */
describe('The files of a season', () => {
  let api: TestApi;
  let swiss: LeagueHost;
  let cup: LeagueHost;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    const runs = await TestClient.register(api.url, 'Host');
    players = await bots(api, 5);
    swiss = await LeagueHost.open(runs, 'Lanterns; Night');
    cup = await LeagueHost.open(runs, 'Cup <&>');
    for (const [host, format] of [
      [swiss, { SWISS: { rounds: 3 } }],
      [cup, { KNOCK_OUT: true }],
    ] as const) {
      await host.season(1, { lantern: { storms: 2 } }, { format }, players);
      await host.pair(1, 1);
      for (const { gameId, players: two } of await host.pairings(1))
        await host.must({ forfeit: { season: 1, gameId, absent: [two[1]], reason: 'Did not appear.' } });
    }
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const ask = (host: LeagueHost, file: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/leagues/${host.leagueId}/seasons/1/${file}`, { headers });

  it('has a tournament report in which the check finds nothing wrong, for a Swiss alone', async () => {
    const response = await ask(swiss, 'season.trf');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const { report } = readTrf(await response.text());
    expect(report).toMatchObject({ name: 'Lanterns; Night: Season 1', rounds: 3, type: 'FIDE_DUTCH' });
    expect(report!.players.map(({ points }) => points)).toEqual([1, 0, 0, 1, 1]);
    expect(checkReport(report!)).toMatchObject({ rounds: 1, wrongRounds: [], wrongPlaces: [], notes: [] });
    expect((await ask(cup, 'season.trf')).status).toBe(404);
  });

  it('has a calendar with an event for each round', async () => {
    const response = await ask(swiss, 'rounds.ics', { 'accept-language': 'fr' });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toContain('SUMMARY:Ronde 1 – Season 1\\, Lanterns\\; Night\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('has its participants as a sheet, by number', async () => {
    const lines = (await (await ask(swiss, 'entrants.csv')).text()).trim().split('\r\n');
    expect(lines[0]).toBe('number,player,name,members,withdrawnAfter');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual(
      players.map(({ id }, place) => [String(place + 1), id]),
    );
  });

  it('has them as objects, one a line', async () => {
    const rows = (await (await ask(swiss, 'entrants.ndjson')).text()).trim().split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { player: string }).player)).toEqual(players.map(({ id }) => id));
  });

  it('has its table and its bracket as pictures, which name players and matches by their ids', async () => {
    const table = await ask(swiss, 'standings.svg?lines=3', { 'accept-language': 'fr' });
    expect(table.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const drawn = await table.text();
    expect(drawn.match(/data-ref="[^"]+"/g)).toHaveLength(3);
    expect(drawn).toContain('<title>Lanterns; Night – Season 1</title><desc>Classement après 1 rondes.');
    const bracket = await (await ask(cup, 'bracket.svg')).text();
    expect(bracket).toContain('<title>Cup &lt;&amp;&gt; – Season 1</title>');
    for (const ref of ['W1.1', 'W2.2', 'W3.1', ...players.map(({ id }) => id)])
      expect(bracket).toContain(`data-ref="${ref}"`);
    expect((await ask(swiss, 'bracket.svg')).status).toBe(404);
    for (const unrated of [`leagues/${cup.leagueId}/seasons/1`, `accounts/${players[0]!.id}`])
      expect((await fetch(`${api.url}/v1/${unrated}/ratings.svg`)).status).toBe(404);
    for (const picture of [drawn, bracket]) expect(picture).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  it.each(['season.trf', 'rounds.ics', 'entrants.csv', 'standings.svg'])(
    '%s is sent again only when the league has changed',
    async (file) => {
      const tag = (await ask(swiss, file)).headers.get('etag')!;
      expect((await ask(swiss, file, { 'if-none-match': tag })).status).toBe(304);
      expect((await ask(swiss, `${file}?version=3`, { 'if-none-match': tag })).status).toBe(200);
    },
  );

  it('has one page that other pages may show in a frame: with both pictures, without scripts', async () => {
    const embedded = await fetch(`${api.url}/embed/leagues/${cup.leagueId}/seasons/1`);
    expect(embedded.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embedded.headers.get('x-frame-options')).toBeNull();
    const page = await embedded.text();
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page).not.toMatch(/<script|src=|href="http/);
    const picture = await ask(cup, 'bracket.svg');
    expect(picture.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

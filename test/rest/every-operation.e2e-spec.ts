import { createHash } from 'node:crypto';
import { allScopes } from '#accounts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { TestIssuer } from '#accounts/testing';
import { starterDecks } from '#cards/decks';
import { skarov } from '#skarov-presentation';
import { MailServer } from '#notifications/testing';
import { Receiver } from '#webhooks/testing';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { agreementOperations, seatOperations, timeOperations } from './correspondence-operations.js';
import { elsewhere } from './elsewhere.js';
import { RestClient, type Answered, type Asked } from './rest-client.js';

const { cards } = starterDecks.LANTERN_COURT.decks.ARENA;
const {
  id: _id,
  name: _name,
  heroes: _heroes,
  ...layout
} = skarov.content!.bases.find(({ id }) => id === 'branch-office')!;

describe('Every operation of REST', () => {
  let api: TestApi;
  let rest: RestClient;
  let issuer: TestIssuer;
  let token: string;
  let mails: MailServer;

  beforeAll(async () => {
    [issuer, mails] = await Promise.all([TestIssuer.start(), MailServer.start()]);
    api = await startTestApi({
      mail: { smtpUrl: mails.url, from: 'games@play.example' },
      settings: {
        oidcIssuers: [{ ...issuer.trusted('Test'), scopes: [...allScopes] }],
      },
    });
    rest = await RestClient.of(api.url);
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([issuer.stop(), mails.stop()]);
    expect(api.faults).toEqual([]);
  });

  /** The body of a success. Throws the error otherwise. */
  const good = async <T>(answer: Promise<Answered>): Promise<T> => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(text);
    return body;
  };
  /** The members of a list without pages. */
  const listed = async <T = object>(operation: string, asked: Asked = {}): Promise<readonly T[]> =>
    (await good<{ nodes: T[] }>(rest.ask(operation, asked))).nodes;
  const registered = async (name: string): Promise<string> =>
    (await good<{ token: string }>(rest.ask('createAccount', { body: { name } }))).token;
  interface Opened {
    readonly game: { readonly id: string; readonly version: number };
  }
  const opened = async (body: object): Promise<string> =>
    (await good<Opened>(rest.ask('openGame', { token, body }))).game.id;

  it('is in a document that is OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(rest.document)) as never);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('accounts and tokens', async () => {
    token = await registered('Ada');
    expect((await rest.ask('createAccount', { body: { name: 'ADA' } })).status).toBe(409);
    const me = await good<{ account: { id: string } }>(rest.ask('me', { token }));
    expect((await rest.ask('me')).status).toBe(401);
    expect(await good(rest.ask('account', { path: me.account }))).toEqual(me.account);
    const input = { name: 'reads', scopes: ['GAMES_READ'] };
    const made = await good<{ token: string; about: { id: string } }>(rest.ask('createToken', { token, body: input }));
    expect((await rest.ask('tokens', { token: made.token })).status).toBe(403);
    expect(await listed('tokens', { token })).toHaveLength(2);
    await good(rest.ask('revokeToken', { token, path: made.about }));
    expect(await good(rest.ask('revokeAllTokens', { token }))).toEqual([]);
  });

  it('identities', async () => {
    expect(await listed('signInIssuers')).toEqual([{ issuer: issuer.url, name: 'Test', clientId: 'web' }]);
    const known = await issuer.token('ida', { aud: 'web' });
    await good(rest.ask('signIn', { token: known, body: { name: 'Ida' } }));
    expect((await rest.ask('signIn', { token: await issuer.token('jo'), body: { name: 'Ida' } })).status).toBe(409);
    const other = { token: await issuer.token('ida-too') };
    const linked = await good<{ id: string }>(rest.ask('linkIdentity', { token: known, body: other }));
    expect(await listed('identities', { token: known })).toMatchObject([{ subject: 'ida' }, linked]);
    expect(await good(rest.ask('unlinkIdentity', { token: known, path: linked }))).toEqual(linked);
  });

  it('an account that is recovered', async () => {
    const lost = await registered('Kim');
    const made = await good<{ recoveryCode: string }>(rest.ask('createRecoveryCode', { token: lost, body: {} }));
    expect((await rest.ask('createRecoveryCode', { token: lost, body: {} })).status).toBe(403);
    const body = { recoveryCode: made.recoveryCode, name: 'new' };
    const back = await good<{ token: string }>(rest.ask('replaceTokens', { body }));
    expect((await rest.ask('replaceTokens', { body })).status).toBe(401);
    expect((await rest.ask('me', { token: lost })).status).toBe(401);
    expect(await good(rest.ask('me', back))).toMatchObject({ account: { name: 'Kim' } });
  });

  it('rulesets', async () => {
    const all = await listed<{ name: string }>('rulesets');
    for (const { name } of all) {
      await good(rest.ask('ruleset', { path: { name } }));
      await good(rest.ask('optionsSchema', { path: { name } }));
      expect([200, 404]).toContain((await rest.ask('content', { path: { name } })).status);
    }
    const options = JSON.stringify({ clash: { mode: 'COOPERATIVE' } });
    const seats = await rest.ask('seatsOfRuleset', { path: { name: 'clash' }, query: { options } });
    expect([200, 400]).toContain(seats.status);
    await good(rest.ask('seatsOfRuleset', { path: { name: 'clash' } }));
    expect(
      (await rest.ask('seatsOfRuleset', { path: { name: 'clash' }, query: { options: '{"nim":1}' } })).status,
    ).toBe(400);
    expect((await rest.ask('ruleset', { path: { name: 'nim' } })).status).toBe(404);
  });

  it('games: opened, read, played, left', async () => {
    const bo = await registered('Bo');
    const gameId = await opened({ options: { guilds: {} }, seats: [{ me: true }] });
    const path = { gameId };
    await good(rest.ask('joinGame', { token: bo, path, body: { seed: 'luck' } }));
    await good(rest.ask('leaveGame', { token: bo, path, body: {} }));
    await good(rest.ask('addBot', { token, path, body: { bot: 'random' } }));
    expect((await rest.ask('startGame', { token: bo, path })).status).toBe(403);
    await good(rest.ask('startGame', { token, path }));
    expect((await rest.ask('startGame', { token, path })).status).toBe(422);
    await good(rest.ask('game', { token, path }));
    await good(rest.ask('view', { token, path, query: { seat: '0' } }));
    await good(rest.ask('gamePicture', { path: { id: gameId, picture: 'table' } }));
    expect((await rest.ask('view', { token, path, query: { seat: '1' } })).status).toBe(403);
    await good(rest.ask('presence', { token, path }));
    await good(rest.ask('gameAt', { token, path: { gameId, version: 5 } }));
    expect((await rest.ask('gameAt', { token, path: { gameId, version: 500 } })).status).toBe(404);
    await good(rest.ask('changes', { token, path, query: { from: '1', to: '5' } }));
    expect((await rest.ask('changes', { token, path, query: { from: '1', to: '500' } })).status).toBe(404);
    const [legal] = await good<{ input: object }[]>(rest.ask('legalCommands', { token, path, query: { first: '3' } }));
    await good(rest.ask('tablePieces', { token, path }));
    await good(rest.ask('choices', { token, path, query: { after: 'type=chooseLeader' } }));
    const body = { command: legal!.input };
    await good(rest.ask('validateCommand', { token, path, body }));
    expect((await rest.ask('submitCommand', { token, path, body, headers: { 'if-match': '"1-en"' } })).status).toBe(
      412,
    );
    await good(rest.ask('submitCommand', { token, path, body }));
    const list = { commands: [legal!.input, legal!.input] };
    expect((await rest.ask('submitCommands', { token, path, body: list })).status).toBe(422);
    expect((await rest.ask('takeBack', { token, path })).status).toBe(422);
    await good(rest.ask('events', { token, path, query: { first: '100' } }));
    await good(rest.ask('events', { path, query: { last: '3' }, headers: { accept: 'application/x-ndjson' } }));
    await good(rest.ask('games', { token, query: { mine: 'true', status: 'RUNNING' } }));
    await good(rest.ask('resumeGame', { token, path }));
    expect((await rest.ask('abandonGame', { token, path })).status).toBe(422);
    expect((await rest.ask('transcript', { path: { id: gameId } })).status).toBe(403);
    expect((await rest.ask('certificate', { path: { id: gameId } })).status).toBe(403);
    expect((await rest.ask('verifyGame', { path })).status).toBe(403);
    const { game: over } = await good<{ game: { version: number } }>(rest.ask('resign', { token, path }));
    await good(rest.ask('forkGame', { token, path, body: { version: over.version - 1 } }));
    await good(rest.ask('transcript', { path: { id: gameId }, query: { names: 'false' } }));
    await good(rest.ask('certificate', { path: { id: gameId }, query: { names: 'false' } }));
    await good(rest.ask('verifyGame', { path }));
    await good(rest.ask('checkpoint', { query: { size: '1' } }));
    expect((await rest.ask('checkpoint', { query: { size: '999' } })).status).toBe(400);
    await good(rest.ask('logProof', { path: { id: gameId } }));
    await good(rest.ask('consistency', { query: { from: '0' } }));
    expect((await rest.ask('consistency')).status).toBe(400);
    await Promise.all([good(rest.ask('keys')), good(rest.ask('leaves', { query: { from: '0' } }))]);
    await good(rest.ask('rematch', { token, path, body: {} }));
    await opened(rest.example('openGame')!);
    await good(rest.ask('abandonGame', { token, path: { gameId: await opened({ options: { lantern: {} } }) } }));
  });

  it('games: several commands at once, and taken back', async () => {
    const cy = await registered('Cy');
    const gameId = await opened({
      options: { lantern: {} },
      seats: [{ me: true }],
      takeBack: true,
      spectatorDelay: 60,
    });
    const path = { gameId };
    await good(rest.ask('joinGame', { token: cy, path }));
    await good(rest.ask('startGame', { token, path }));
    const [legal] = await good<{ input: object }[]>(rest.ask('legalCommands', { token, path }));
    await good(rest.ask('submitCommands', { token, path, body: { commands: [legal!.input] } }));
    await good(rest.ask('takeBack', { token, path, body: {} }));
    const conditions = { until: ['gameOver'], repeat: true };
    const set = { token, path, body: { pause: 60, entries: [{ command: legal!.input, ...conditions }] } };
    const planned = { pause: 60, entries: [{ input: legal!.input, ...conditions }] };
    expect(await good(rest.ask('setConditionalCommands', set))).toMatchObject(planned);
    expect(await good(rest.ask('conditionalCommands', { token, path }))).toMatchObject(planned);
    expect(await good(rest.ask('conditionalCommands', { token: cy, path }))).toEqual({ pause: 0, entries: [] });
    await good(rest.ask('setConditionalCommands', { ...set, body: { entries: [] } }));
  });

  it('games: days of vacation, and time for another seat', () =>
    timeOperations({ rest, token, good, listed, registered, opened }));

  it('games: proposals, a pause, and a bot for a player', () =>
    agreementOperations({ rest, token, good, listed, registered, opened }));

  it('games: a seat is offered, kept, offered again and taken over; notes', () =>
    seatOperations({ rest, token, good, listed, registered, opened }));

  it('games: hidden seeds, committed and given', async () => {
    const seedCommitment = createHash('sha256').update('an owl').digest('hex');
    const gameId = await opened({
      options: { lantern: {} },
      hiddenSeeds: true,
      seats: [{ me: true, seedCommitment }, { bot: 'random' }],
    });
    const path = { gameId };
    expect(await good(rest.ask('startGame', { token, path }))).toMatchObject({ game: { seedsOwed: [0] } });
    expect((await rest.ask('giveSeed', { token, path, body: { seed: 'a crow' } })).status).toBe(422);
    const started = await good(rest.ask('giveSeed', { token, path, body: { seed: 'an owl' } }));
    expect(started).toMatchObject({ game: { status: 'RUNNING', hiddenSeeds: true, seedsOwed: [] } });
  });

  it('a field that is returned in full is charged in full', async () => {
    const path = { gameId: await opened({ options: { guilds: {} } }) };
    const left = async (operation: string): Promise<number> =>
      Number((await rest.ask(operation, { token, path })).headers['ratelimit-remaining']);
    const before = await left('game');
    // The request, `game`, `version`, `status`, `shownLate`, `view`, and all that is in it.
    expect(before - (await left('view'))).toBe(20 + 5 + 1 + 1 + 1 + 20 + 150);
  });

  it('decks', async () => {
    const deck = await good<{ id: string }>(rest.ask('newDeck', { token, body: { name: 'Lanterns', cards } }));
    await good(rest.ask('changeDeck', { token, path: deck, body: { name: 'Later', cards: cards.slice(1) } }));
    expect(await listed('decks', { token })).toMatchObject([{ name: 'Later' }]);
    expect(await listed('checkedDecks', { token, query: { game: 'ARENA' } })).not.toMatchObject([{ faults: [] }]);
    expect(await good(rest.ask('checkDeck', { body: { game: 'ARENA', cards } }))).toEqual([]);
    await good(rest.ask('newDeck', { token, body: rest.example('newDeck')! }));
    await good(rest.ask('changeDeck', { token, path: deck, body: rest.example('changeDeck')! }));
    await good(rest.ask('checkDeck', { body: rest.example('checkDeck')! }));
    await good(rest.ask('deleteDeck', { token, path: deck }));
  });

  it('bases', async () => {
    const base = await good<{ id: string }>(rest.ask('newBase', { token, body: { name: 'Office', layout } }));
    expect((await rest.ask('base', { path: base })).status).toBe(404);
    await good(rest.ask('changeBase', { token, path: base, body: { name: 'Office', layout, shared: true } }));
    expect(await good(rest.ask('base', { path: base }))).toMatchObject({ mine: false, faults: [] });
    await good(rest.ask('bases', { token, query: { first: '1' } }));
    await good(rest.ask('baseFaults', { body: { layout } }));
    await good(rest.ask('newBase', { token, body: rest.example('newBase')! }));
    await good(rest.ask('changeBase', { token, path: base, body: rest.example('changeBase')! }));
    await good(rest.ask('baseFaults', { body: rest.example('baseFaults')! }));
    await good(rest.ask('deleteBase', { token, path: base }));
  });

  it('campaigns', async () => {
    const body = { ruleset: 'clash', name: 'The Red Joker' };
    const { campaign } = await good<{ campaign: { id: string } }>(rest.ask('openCampaign', { token, body }));
    const path = { campaignId: campaign.id };
    const { game } = await good<Opened>(rest.ask('openAdventure', { token, path, body: { options: { clash: {} } } }));
    await good(rest.ask('campaign', { path }));
    await good(rest.ask('campaigns', { token }));
    await good(rest.ask('adventures', { path }));
    await good(rest.ask('campaignTranscript', { path: { id: campaign.id } }));
    await good(rest.ask('giveUpAdventure', { token, path: { ...path, gameId: game.id } }));
  });

  it('leagues', async () => {
    const { league } = await good<{ league: { id: string } }>(
      rest.ask('openLeague', { token, body: { name: 'Lanterns' } }),
    );
    const path = { leagueId: league.id, number: '1' };
    const plan = { format: { ROUND_ROBIN: {} }, table: { hiddenSeeds: false } };
    const season = { name: 'Autumn', options: { lantern: {} }, plan };
    await good(rest.ask('openSeason', { token, path, body: season }));
    const players: { readonly id: string; readonly token: string }[] = [];
    for (const name of ['Lea', 'Leo']) {
      const player = await registered(name);
      const { account } = await good<{ account: { id: string } }>(rest.ask('me', { token: player }));
      const enter = { season: 1, player: account.id, members: [account.id] };
      await good(rest.ask('leagueCommand', { token: player, path, body: { command: { enter } } }));
      players.push({ id: account.id, token: player });
    }
    const twice = await rest.ask('openSeason', { token, path, body: season });
    expect([twice.status, twice.body]).toMatchObject([
      422,
      { code: 'SEASON_RUNS', detail: expect.stringMatching(/season/) },
    ]);
    const named = ['Lea', 'Leo'].map((name) =>
      expect.objectContaining({ members: [expect.objectContaining({ name })] }),
    );
    const two = expect.arrayContaining(named) as unknown;
    const proposal = await good<{ pairings: object[] }>(rest.ask('seasonProposal', { path }));
    expect(proposal.pairings).toEqual([expect.objectContaining({ entries: two })]);
    const command = { pairRound: { season: 1, round: 1 } };
    await good(rest.ask('leagueCommand', { token, path, body: { command } }));
    expect(await good(rest.ask('pairings', { token: players[1]!.token }))).toMatchObject({
      nodes: [
        {
          league: { id: league.id },
          season: { number: 1 },
          round: 1,
          seat: expect.any(Number),
          joinsYourself: false,
          pairing: { outcome: null, players: expect.arrayContaining([players[1]!.id]) },
        },
      ],
    });
    expect(await good(rest.ask('pairings', { token }))).toMatchObject({ nodes: [] });
    await api.settle();
    expect(await good(rest.ask('leagueSeason', { path }))).toMatchObject({
      name: 'Autumn',
      options: { storms: expect.any(Number) },
      plan: { format: { __typename: 'LeagueRoundRobin', twice: false } },
    });
    expect(await good(rest.ask('league', { path, query: { version: '2' } }))).toMatchObject({ version: 2 });
    const mine = { query: { account: players[0]!.id } };
    expect(await good(rest.ask('leagues', mine))).toMatchObject({ nodes: [{ id: league.id }] });
    expect(await good(rest.ask('leagueEvents', { path, query: { afterVersion: '4' } }))).toMatchObject({
      nodes: [{ version: 5, type: 'roundPaired', payload: { __typename: 'LeagueRoundPaired', round: 1 } }],
    });
    expect(await good(rest.ask('gameResults', { query: { first: '1' } }))).toMatchObject({
      results: [{ number: 1 }],
      upTo: 1,
    });
    await good(rest.ask('leagueTranscript', { path }));
    for (const form of ['Csv', 'Ndjson'])
      for (const sheet of ['Results', 'Standings', 'Ratings']) await good(rest.ask(`season${sheet}${form}`, { path }));
    const standings = await rest.ask('seasonStandingsCsv', { path });
    expect(standings.text).toMatch(/^rank,player,name,points,BUCHHOLZ,.*\r\n1,[^,]+,Le[ao],0,/);
    const results = await rest.ask('seasonResultsNdjson', { path });
    expect(results.text.trim().split('\n')).toHaveLength(2);
    expect(JSON.parse(results.text.split('\n')[0]!)).toMatchObject({ round: 1, outcome: null, gameHash: null });
    const before = await rest.ask('seasonResultsCsv', { path, query: { version: '4' } });
    expect(before.text).toMatch(/^round,startsAt,game,[^\r]*\r\n$/);
    const known = { 'if-none-match': standings.headers['etag']! };
    expect((await rest.ask('seasonStandingsCsv', { path, headers: known })).status).toBe(304);
    expect((await rest.ask('seasonStandingsCsv', { path: { ...path, number: '2' } })).status).toBe(404);
    expect((await rest.ask('seasonStandingsCsv', { path, query: { version: '99' } })).status).toBe(404);
    const owls = { enter: { season: 1, player: players[0]!.id, members: [players[0]!.id] } };
    expect((await rest.ask('leagueCommand', { token, path, body: { command: owls } })).status).toBe(422);
    expect(await good(rest.ask('invitations', { token }))).toMatchObject({ nodes: [] });
    const vouch = { vouched: true, reason: 'Known for years.' };
    expect((await rest.ask('vouchForLeague', { token, path, body: vouch })).status).toBe(403);
    const operator = await issuer.token('ida');
    expect(await good(rest.ask('vouchForLeague', { token: operator, path, body: vouch }))).toMatchObject({
      league: { vouched: true },
    });
    expect(await good(rest.ask('operations', { token: operator }))).toMatchObject({ parkedGames: [] });
    const stopped = { path: { gameId: await opened({ options: { lantern: {} } }) }, token: operator };
    const act = { ...stopped, body: rest.example('operateOnGame')! };
    expect(await good(rest.ask('operateOnGame', act))).toEqual({ changed: false });
    for (const list of [
      'seasonEntries',
      'seasonInvitations',
      'seasonRounds',
      'seasonPenalties',
      'seasonVacations',
      'seasonWaiting',
      'seasonStandings',
      'seasonRatings',
    ])
      await good(rest.ask(list, { path, query: { first: '1' } }));
    const rounds = await good<{ nodes: { pairings: { nodes: { gameId: string }[] } }[] }>(
      rest.ask('seasonRounds', { path, query: { first: '1' } }),
    );
    expect(rounds.nodes).toMatchObject([{ pairings: { nodes: [{ entries: two }] } }]);
    const [{ gameId } = { gameId: '' }] = rounds.nodes.flatMap(({ pairings }) => pairings.nodes);
    const [{ id: account, token: first } = { id: '', token: '' }] = players;
    await good(rest.ask('resign', { token: first, path: { gameId } }));
    await api.settle();
    const career = { ...path, ruleset: 'lantern', account };
    expect(await good(rest.ask('leagueRatings', { path: career }))).toMatchObject({
      nodes: [{ games: 1 }, { games: 1 }],
    });
    expect(await good(rest.ask('leagueRating', { path: career }))).toMatchObject({ steps: { nodes: [{ gameId }] } });
    expect(await good(rest.ask('leagueRatings', { path: { ...career, ruleset: 'arena' } }))).toMatchObject({
      nodes: [],
    });
    const everywhere = { ruleset: 'lantern', account };
    expect(await good(rest.ask('rulesetRatings', { path: everywhere }))).toMatchObject({
      nodes: [{ games: 1 }, { account: { id: account }, games: 1 }],
    });
    expect(await good(rest.ask('rulesetRating', { path: everywhere }))).toMatchObject({
      steps: { nodes: [{ gameId, rank: 2 }] },
    });
    expect(await good(rest.ask('seasonRating', { path: { ...path, account } }))).toMatchObject({
      games: 1,
      steps: {
        nodes: [
          {
            gameId,
            sides: 2,
            chance: expect.closeTo(0.5, 6),
            before: { volatility: null },
            against: [{ account: {} }],
          },
        ],
      },
    });
  });

  it('the registration of a season', async () => {
    const { league } = await good<{ league: { id: string } }>(
      rest.ask('openLeague', { token, body: rest.example('openLeague')! }),
    );
    const path = { leagueId: league.id, number: '1' };
    const plan = { format: { LADDER: {} }, table: { hiddenSeeds: false } };
    const season = { name: 'Autumn', options: { lantern: {} }, plan };
    await good(rest.ask('openSeason', { token, path, body: season }));
    await good(rest.ask('changeSeasonPlan', { token, path, body: rest.example('changeSeasonPlan')! }));
    const imported = { token, path, body: rest.example('importRounds')! };
    expect((await rest.ask('importRounds', imported)).status).toBe(422);
    for (const own of [token, await registered('Lea of the club')]) {
      const { id } = (await good<{ account: { id: string } }>(rest.ask('me', { token: own }))).account;
      const body = { command: { enter: { season: 1, player: id, members: [id] } } };
      await good(rest.ask('leagueCommand', { token: own, path, body }));
    }
    await good(rest.ask('leagueCommand', { token, path, body: { command: { setJoinCode: { season: 1 } } } }));
    expect(await good(rest.ask('seasonJoinCode', { token, path }))).toMatchObject({ joinCode: expect.any(String) });
    expect(await good(rest.ask('seasonDecks', { path }))).toMatchObject({ nodes: [] });
    expect(await good(rest.ask('seasonApplicants', { path }))).toMatchObject({ nodes: [] });
    expect(await good(rest.ask('accounts', { token, query: { name: 'rest' } }))).toMatchObject({ nodes: [] });
    await good(rest.ask('importRounds', imported));
    expect(await good(rest.ask('seasonRounds', { path }))).toMatchObject({ nodes: [{ imported: true }] });
  });

  it('webhooks of leagues', async () => {
    const receiver = await Receiver.start();
    const { league } = await good<{ league: { id: string } }>(
      rest.ask('openLeague', { token, body: { name: 'Told' } }),
    );
    const path = { leagueId: league.id };
    const body = { address: `http://127.0.0.1:${receiver.port}/`, types: ['SEASON_OPENED'] };
    const { webhook, secret } = await good<{ webhook: { id: string }; secret: string }>(
      rest.ask('createLeagueWebhook', { token, path, body }),
    );
    expect(secret).toMatch(/^whsec_/);
    expect(await listed('leagueWebhooks', { token, path })).toEqual([webhook]);
    const own = { id: webhook.id };
    const ping = await good<{ id: string }>(rest.ask('testLeagueWebhook', { token, path: own }));
    const log = { webhookId: webhook.id };
    expect(await good(rest.ask('leagueWebhookDeliveries', { token, path: log }))).toMatchObject({ nodes: [ping] });
    await good(rest.ask('replayLeagueWebhookDelivery', { token, path: { ...log, id: ping.id } }));
    expect(await good(rest.ask('retryLeagueWebhook', { token, path: own }))).toEqual(webhook);
    await good(rest.ask('renewLeagueWebhookSecret', { token, path: own }));
    const changed = { address: body.address, enabled: false };
    expect(await good(rest.ask('changeLeagueWebhook', { token, path: own, body: changed }))).toMatchObject({
      enabled: false,
      types: null,
    });
    await good(rest.ask('changeLeagueWebhook', { token, path: own, body: rest.example('changeLeagueWebhook')! }));
    await good(rest.ask('deleteLeagueWebhook', { token, path: own }));
    await good(rest.ask('createLeagueWebhook', { token, path, body: rest.example('createLeagueWebhook')! }));
    await receiver.stop();
    expect(receiver.received).toHaveLength(2);
  });

  it('notifications', async () => {
    const exemplary = (operation: string, asked: Asked = {}): Promise<unknown> =>
      good(rest.ask(operation, { ...asked, token, body: rest.example(operation)! }));
    expect(await exemplary('changeNotifications')).toMatchObject({ digest: 'HOURLY' });
    expect(await exemplary('addMailChannel')).toMatchObject({ kind: 'EMAIL', confirmed: false });
    expect(await exemplary('addPushChannel')).toMatchObject({ kind: 'PUSH', address: 'push.example.com' });
    const { channel } = (await exemplary('addWebhookChannel')) as { readonly channel: { readonly id: string } };
    const path = { id: channel.id };
    await good(rest.ask('testNotificationChannel', { token, path }));
    expect(await listed('notificationLog', { token })).toMatchObject([{ kind: 'TEST' }, { kind: 'CONFIRM' }]);
    expect(await exemplary('enableNotificationChannel', { path })).toMatchObject({ enabled: false });
    expect(await good(rest.ask('removeNotificationChannel', { token, path }))).toMatchObject(path);
    expect(await good(rest.ask('notifications', { token }))).toMatchObject({
      timeZone: 'Europe/Paris',
      channels: [{ kind: 'EMAIL' }, { kind: 'PUSH' }],
    });
  });

  it('was called here, and has succeeded', () => {
    const silent = rest.operations().filter((id) => ![...(rest.driven.get(id) ?? [])].some((status) => status < 300));
    expect(silent.sort()).toEqual(elsewhere);
  });

  it('accepts the example of its body', () => {
    // Commands are legal in some games alone, and have a suite of their own: examples.e2e-spec.ts.
    const commands = ['forkGame', 'setConditionalCommands', 'submitCommand', 'submitCommands', 'validateCommand'];
    const refused = rest.operations().filter((id) => rest.example(id) !== undefined && !rest.exemplary.has(id));
    // The others take values that only a server can give.
    expect(refused.filter((id) => !commands.includes(id)).sort()).toEqual([
      'answerProposal',
      'linkIdentity',
      'replaceTokens',
    ]);
  });
});

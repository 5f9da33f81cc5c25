import { randomUUID } from 'node:crypto';
import { TestIssuer } from '#accounts/testing';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { LeagueHost } from '../leagues/league-host.js';
import { playedLeague, type PlayedLeague } from './played-league.js';

interface Page {
  readonly edges: readonly { readonly cursor: string }[];
  readonly nodes: readonly object[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

interface Wish {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

const DECLARED = '$first: Int, $after: String, $last: Int, $before: String';
const GIVEN = 'first: $first, after: $after, last: $last, before: $before';
const PAGE = 'edges { cursor } nodes { __typename } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const MEMBERS = 4;
/** The entries of a page for which no number is asked. */
const BY_DEFAULT = 20;

/** A document that asks for one page, and the field that is that page. */
interface Place {
  readonly document: string;
  readonly field: string;
}

/** @param around the document around the page, which is `…`. @param more variables that it needs. */
const place = (field: string, around = '…', more = ''): Place => ({
  document: `query(${DECLARED}${more}) { ${around.replace('…', `${field}(${GIVEN}) { ${PAGE} }`)} }`,
  field,
});
const ofLeague = (field: string): Place => place(field, 'league(id: $league) { … }', ', $league: ID!');
const ofSeason = (field: string, number = 1, around = '…'): Place =>
  place(field, `league(id: $league) { season(number: ${number}) { ${around} } }`, ', $league: ID!');

/** The first value of this name, at any depth. */
function deep(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Record<string, unknown>)[name];
  return own ?? Object.values(value).reduce<unknown>((found, each) => found ?? deep(each, name), undefined);
}

describe('Relay', () => {
  let issuer: TestIssuer;
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;
  let schema: GraphQLSchema;
  /** One id of each kind of node. */
  const ids: Record<string, string> = {};
  let played: PlayedLeague;

  const id = async (client: TestClient, query: string, variables: object = {}): Promise<string> =>
    String(deep(await client.data(query, variables), 'id'));

  beforeAll(async () => {
    issuer = await TestIssuer.start();
    api = await startTestApi({ settings: { oidcIssuers: [{ issuer: issuer.url, audience: 'chronicler' }] } });
    ada = await TestClient.register(api.url, 'Ada');
    bo = await TestClient.register(api.url, 'Bo');
    schema = buildClientSchema(await ada.data<IntrospectionQuery>(getIntrospectionQuery()));
    const command = (input: object): object => ({ input: { commandId: randomUUID(), ...input } });
    ids['Account'] = await id(ada, '{ me { account { id } } }');
    ids['Ruleset'] = await id(ada, '{ ruleset(name: "lantern") { id } }');
    ids['Token'] = await id(ada, '{ me { tokens { id } } }');
    ids['Identity'] = await id(ada, 'mutation($token: String!) { linkIdentity(token: $token) { id } }', {
      token: await issuer.token('ada'),
    });
    ids['Deck'] = await id(ada, 'mutation { saveDeck(input: { name: "Ours", cards: [] }) { id } }');
    for (let made = 0; made < MEMBERS; made += 1) {
      ids['Game'] = await id(
        ada,
        'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }',
        command({ options: { lantern: {} }, seats: [{ me: true }] }),
      );
      ids['Campaign'] = await id(
        ada,
        'mutation($input: OpenCampaignInput!) { openCampaign(input: $input) { ... on CampaignAccepted { campaign { id } } } }',
        command({ ruleset: 'clash', name: 'Heroes' }),
      );
      ids['Base'] = await id(
        ada,
        'mutation { saveBase(input: { name: "Den", layout: { difficulty: EASY, lieutenants: [], minions: [], passages: [], tiles: [] } }) { id } }',
      );
    }
    const two = [
      { id: ids['Account'], client: ada },
      { id: await id(bo, '{ me { account { id } } }'), client: bo },
    ];
    for (let opened = 1; opened < MEMBERS; opened += 1) {
      const host = await LeagueHost.open(ada, `League ${opened}`);
      await host.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} } }, two);
      await host.pair(1, 1);
    }
    played = await playedLeague(api, ada);
    ids['League'] = played.leagueId;
    for (let opened = 0; opened < MEMBERS; opened += 1) {
      const input = { campaignId: ids['Campaign'], options: { clash: {} } };
      await ada.data(
        'mutation($input: OpenAdventureInput!) { openAdventure(input: $input) { __typename } }',
        command(input),
      );
      // An adventure must be over or given up before the next one is opened.
      const game = await id(
        ada,
        'query($id: ID!) { campaign(id: $id) { adventures(last: 1) { nodes { game { id } } } } }',
        { id: ids['Campaign'] },
      );
      await ada.data(
        'mutation($input: AbandonGameInput!) { abandonGame(input: $input) { __typename } }',
        command({ gameId: game }),
      );
      await api.settle();
    }
  });
  afterAll(async () => {
    await api.close();
    await issuer.stop();
  });

  const namesWhere = (accepts: (name: string) => boolean): string[] =>
    Object.keys(schema.getTypeMap()).filter(accepts).sort();

  it('knows every type of nodes, and finds each by its id, for callers that may see it', async () => {
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no interface Node.');
    const kinds = schema.getPossibleTypes(node).map(({ name }) => name);
    expect([...kinds].sort()).toEqual(Object.keys(ids).sort());
    for (const kind of kinds) {
      const found = await ada.data('query($id: ID!) { node(id: $id) { __typename id } }', { id: ids[kind] });
      expect(found).toEqual({ node: { __typename: kind, id: ids[kind] } });
    }
  });

  it('finds private nodes only for their owner, with a token that has the scope', async () => {
    const NODE = 'query($id: ID!) { node(id: $id) { id } }';
    for (const kind of ['Token', 'Identity', 'Deck', 'Base'])
      for (const client of [bo, new TestClient(api.url)])
        expect([kind, await client.data(NODE, { id: ids[kind] })]).toEqual([kind, { node: null }]);
    const token = await ada.data('mutation { createToken(input: { name: "n", scopes: [GAMES_READ] }) { token } }');
    const narrow = new TestClient(api.url, String(deep(token, 'token')));
    expect(await narrow.data(NODE, { id: ids['Deck'] })).toEqual({ node: { id: ids['Deck'] } });
    const { errors } = await narrow.ask(NODE, { id: ids['Token'] });
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it.each(['nonsense', '', 'R2FtZTox'])('finds nothing for an invalid id: “%s”', async (text) => {
    expect(await ada.data('query($id: ID!) { node(id: $id) { id } }', { id: text })).toEqual({ node: null });
  });

  /** The document of each connection: one field that is a page. */
  const places: Readonly<Record<string, Place>> = {
    GameConnection: place('games'),
    CampaignConnection: place('campaigns'),
    BaseConnection: place('bases', 'me { … }'),
    AdventureConnection: place('adventures', 'campaign(id: $campaign) { … }', ', $campaign: ID!'),
    GameEventConnection: place('events', 'game(id: $game) { … }', ', $game: ID!'),
    LeagueConnection: place('leagues'),
    OwnInvitationConnection: place('invitations', 'me { … }'),
    OwnPairingConnection: place('pairings', 'me { … }'),
    LeagueEventConnection: ofLeague('events'),
    LeagueWebhookDeliveryConnection: {
      field: 'leagueWebhookDeliveries',
      document: `query(${DECLARED}, $webhook: ID!) { leagueWebhookDeliveries(webhookId: $webhook, ${GIVEN}) { ${PAGE} } }`,
    },
    AccountConnection: {
      field: 'accounts',
      document: `query(${DECLARED}) { accounts(name: "Bot", ${GIVEN}) { ${PAGE} } }`,
    },
    SeasonApplicantConnection: ofSeason('applicants', 2),
    SeasonDeckConnection: ofSeason('decks', 2),
    SeasonEntryConnection: ofSeason('entries'),
    SeasonInvitationConnection: ofSeason('invitations', 2),
    SeasonPairingConnection: ofSeason('pairings', 1, 'rounds(last: 1) { nodes { … } }'),
    SeasonPenaltyConnection: ofSeason('penalties', 2),
    RatingConnection: ofSeason('ratings'),
    RatingStepConnection: place(
      'steps',
      'league(id: $league) { season(number: 1) { rating(account: $player) { … } } }',
      ', $league: ID!, $player: ID!',
    ),
    SeasonRoundConnection: ofSeason('rounds'),
    SeasonStandingConnection: ofSeason('standings'),
    SeasonVacationConnection: ofSeason('vacations'),
    SeasonWaitingConnection: ofSeason('waiting', 2),
  };

  it('has these connections, each with edges, cursors and a PageInfo that is never null', () => {
    expect(namesWhere((name) => name.endsWith('Connection'))).toEqual(Object.keys(places).sort());
    for (const name of Object.keys(places)) {
      const connection = schema.getType(name);
      if (!isObjectType(connection)) throw new Error(`${name} is not an object.`);
      const { edges, pageInfo } = connection.getFields();
      expect(String(pageInfo!.type)).toBe('PageInfo!');
      const edge = getNamedType(edges!.type);
      if (!isObjectType(edge)) throw new Error(`${name} has no edges.`);
      expect(edge.name).toMatch(/Edge$/);
      expect(isNonNullType(edge.getFields()['cursor']!.type)).toBe(true);
      expect(edge.getFields()).toHaveProperty('node');
    }
  });

  /** A page request, with the variables of its document. */
  const variables = (wish: Wish): object => ({
    ...wish,
    game: ids['Game'],
    campaign: ids['Campaign'],
    league: played.leagueId,
    player: played.player,
    webhook: played.webhookId,
  });
  const at = async (name: string, wish: Wish): Promise<Page> => {
    const { document, field } = places[name]!;
    return deep(await ada.data(document, variables(wish)), field) as Page;
  };
  const cursorsOf = ({ edges }: Page): string[] => edges.map(({ cursor }) => cursor);

  describe.each(Object.keys(places))('keeps the rules of pages in %s:', (name) => {
    let all: string[];

    beforeAll(async () => {
      all = cursorsOf(await at(name, { first: 100 }));
    });

    it('all of a list is one page, with bounds', async () => {
      const { pageInfo, nodes, edges } = await at(name, { first: 100 });
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect(new Set(all).size).toBe(all.length);
      expect(nodes).toHaveLength(edges.length);
      expect(pageInfo).toEqual({
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: all[0],
        endCursor: all.at(-1),
      });
    });

    it('first and last take from either end, in one order', async () => {
      const head = await at(name, { first: 1 });
      expect([cursorsOf(head), head.pageInfo.hasNextPage]).toEqual([all.slice(0, 1), true]);
      const tail = await at(name, { last: 1 });
      expect([cursorsOf(tail), tail.pageInfo.hasPreviousPage]).toEqual([all.slice(-1), true]);
      expect(cursorsOf(await at(name, { last: 100 }))).toEqual(all);
    });

    it('no entries of a list are an empty page, which states whether there is more', async () => {
      const empty = { startCursor: null, endCursor: null };
      expect(await at(name, { first: 0 })).toMatchObject({ edges: [], pageInfo: { hasNextPage: true, ...empty } });
      expect(await at(name, { last: 0 })).toMatchObject({ edges: [], pageInfo: { hasPreviousPage: true, ...empty } });
    });

    it('after and before cut, alone and together, whichever end is taken from', async () => {
      const [from, to] = [all[0]!, all.at(-1)!];
      expect(cursorsOf(await at(name, { after: from }))).toEqual(all.slice(1).slice(0, BY_DEFAULT));
      expect(cursorsOf(await at(name, { before: to }))).toEqual(all.slice(0, -1).slice(0, BY_DEFAULT));
      for (const end of [{ first: 100 }, { last: 100 }]) {
        expect(cursorsOf(await at(name, { ...end, after: from }))).toEqual(all.slice(1));
        expect(cursorsOf(await at(name, { ...end, before: to }))).toEqual(all.slice(0, -1));
        expect(cursorsOf(await at(name, { ...end, after: from, before: to }))).toEqual(all.slice(1, -1));
      }
      expect(cursorsOf(await at(name, { first: 1, before: to }))).toEqual(all.slice(0, 1));
      expect(cursorsOf(await at(name, { last: 1, after: from }))).toEqual(all.slice(-1));
    });

    it('page after page, from either end, is the whole list', async () => {
      const forth: string[] = [];
      for (let page = await at(name, { first: 1 }); ; page = await at(name, { first: 1, after: forth.at(-1)! })) {
        forth.push(...cursorsOf(page));
        if (!page.pageInfo.hasNextPage) break;
      }
      expect(forth).toEqual(all);
      const back: string[] = [];
      for (let page = await at(name, { last: 1 }); ; page = await at(name, { last: 1, before: back[0]! })) {
        back.unshift(...cursorsOf(page));
        if (!page.pageInfo.hasPreviousPage) break;
      }
      expect(back).toEqual(all);
    });

    it.each<Wish>([
      { first: -1 },
      { last: -1 },
      { first: 101 },
      { first: 1, last: 1 },
      { after: 'x' },
      { before: 'x' },
    ])('%j is refused', async (wish) => {
      const { errors } = await ada.ask(places[name]!.document, variables(wish));
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).not.toContain('Variable');
    });
  });
});

import { randomUUID } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { MemoryEventStore } from '#event-store';
import { until } from '#event-store/testing';
import { Campaigns } from '#campaign-service';
import { Leagues } from '#league-service';
import { Games, LocalBus, MemoryGameDirectory, MemorySeedVault, RulesetRegistry } from '#games';
import { meetObligation } from '#server';
import { FakeClock } from '#streams/testing';
import { whenSuiteEnds } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { rulesets } from '../../apps/rulesets.js';
import { readGlobalId } from '../../apps/api/src/requests/global-id.js';
import { routes } from '../../apps/api/src/rest/routes/routes.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { LiveReader } from '../rest/live-reader.js';

const DELAY = 600;
const LATE = DELAY * 1_000;

/** The types that show a game, or lead to one. */
const SHOWING = new Set([
  'BotNews',
  'CommandResult',
  'Game',
  'GameAt',
  'GameConnection',
  'GameEdge',
  'GameEvent',
  'GameEventConnection',
  'GameEventEdge',
  'Node',
  'ValidationResult',
]);

/** Every field that shows a game, an event of one, or the result of a command on one. */
function showingFields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => SHOWING.has(getNamedType(field.type).name))
        .map((field) => `${type.name}.${field.name}`),
    )
    .sort();
}

/** Whether a type is one of another ruleset than The Lantern Keepers. */
const isForeign = (type: GraphQLNamedType): boolean =>
  rulesets.some(({ name }) => name !== 'lantern' && type.name.toLowerCase().startsWith(name));

/** All fields of a type without arguments, to a depth; except those that lead to another game. */
function everythingOf(type: GraphQLNamedType, schema: GraphQLSchema, depth: number): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .filter((each) => !isForeign(each))
      .map((each) => `... on ${each.name} ${everythingOf(each, schema, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inside = getNamedType(field.type);
    const isLeaf = !isObjectType(inside) && !isUnionType(inside) && !isInterfaceType(inside);
    if (field.args.some(isRequiredArgument) || ['Game', 'League', 'Ruleset'].includes(inside.name)) return [];
    // Members of a union may have different fields of one name.
    const name = `${type.name}_${field.name}: ${field.name}`;
    if (isLeaf) return [name];
    return depth === 0 ? [] : [`${name} ${everythingOf(inside, schema, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** The output of each path, which must not depend on events that are not old enough. */
type Look = () => Promise<unknown>;

/** Instead of the pictures of The Lantern Keepers: the whole view of a viewer. */
const pictures = { table: (view: unknown) => `<svg>${JSON.stringify(view)}</svg>` };

describe('A table that delays its game for spectators', () => {
  const time = new FakeClock();
  const store = new MemoryEventStore(time.clock);
  const bus = new LocalBus();
  const games = new Games({
    store,
    seeds: new MemorySeedVault(),
    rulesets: new RulesetRegistry(rulesets),
    bus,
    clock: time.clock,
    alarm: time.alarm,
    timeout: 500,
  });
  const campaigns = new Campaigns({ games, store, clock: time.clock });
  const leagues = new Leagues({ games, store, clock: time.clock });
  let api: TestApi;
  let schema: GraphQLSchema;
  /** Two seated players, an opener without a seat, and a stranger. */
  let [ada, ben, host, cy]: TestClient[] = [];
  let first: string;
  let id: string;
  let hosted: string;
  let everything: string;
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    // Suites of a worker share the ruleset.
    const drawn = Object.getOwnPropertyDescriptor(lantern, 'pictures')!;
    whenSuiteEnds(lantern, () => Object.defineProperty(lantern, 'pictures', drawn));
    Object.defineProperty(lantern, 'pictures', { value: pictures, configurable: true });
    api = await startTestApi({
      games,
      campaigns,
      leagues,
      bus,
      directory: new MemoryGameDirectory(store),
      settings: { documents: { cost: 1_000_000, aliases: 5_000, tokens: 20_000 } },
    });
    schema = api.app.get(GraphQLSchemaHost).schema;
    everything = everythingOf(schema.getType('Game')!, schema, 4);
    [ada, ben, host, cy] = await Promise.all(
      ['Ada', 'Ben', 'Host', 'Cy'].map((name) => TestClient.register(api.url, name)),
    );
    first = await opened(ada!, [ada!, ben!]);
    expect(await given(ada!, 'startGame', 'StartGameInput', first)).toMatchObject({ __typename: 'CommandAccepted' });
    await given(ada!, 'resign', 'ResignInput', first);
    await given(ben!, 'resign', 'ResignInput', first);
    await settle();
    const next = await given(ada!, 'rematch', 'RematchInput', first);
    id = next.game!.id;
    await given(ben!, 'rematch', 'RematchInput', first);
    await given(ada!, 'startGame', 'StartGameInput', id);
    hosted = await opened(host!, [ada!, ben!]);
    await given(host!, 'startGame', 'StartGameInput', hosted, { commandId: START });
    await settle();
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const START = randomUUID();

  async function settle(): Promise<void> {
    for (let due = await store.dueObligations(100); due.length > 0; due = await store.dueObligations(100))
      for (const obligation of due) await meetObligation({ games, campaigns, leagues }, obligation);
  }

  /** The answer to a command on a game. */
  async function given(
    client: TestClient,
    field: string,
    type: string,
    gameId: string,
    { commandId = randomUUID(), ...more }: { readonly commandId?: string; readonly [field: string]: unknown } = {},
  ): Promise<{ game?: { id: string } }> {
    const asked =
      '{ __typename ... on CommandAccepted { version events { version type } game { id version } } ... on CommandRejected { code } ... on VersionConflict { actualVersion missed { version } } }';
    const document = `mutation($input: ${type}!) { ${field}(input: $input) ${asked} }`;
    const { data, errors } = await client.ask(document, { input: { gameId, commandId, ...more } });
    return (errors ? errors.map(({ message, extensions: { code } }) => ({ message, code })) : data?.[field]) as never;
  }

  async function opened(opener: TestClient, sitting: readonly TestClient[]): Promise<string> {
    const document =
      'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
    const input = { commandId: randomUUID(), options: { lantern: {} }, spectatorDelay: DELAY };
    const { openGame } = await opener.data<{ openGame: { game: { id: string } } }>(document, { input });
    for (const client of sitting) await given(client, 'joinGame', 'JoinGameInput', openGame.game.id);
    return openGame.game.id;
  }

  /** A seat for which a game waits acts. */
  async function move(gameId: string): Promise<void> {
    for (const client of [ada!, ben!]) {
      const asked = '{ legalCommands(first: 1) { asked input } }';
      const { game } = await client.data<{ game: { legalCommands: { asked: boolean; input: object }[] } }>(
        `query($id: ID!) { game(id: $id) ${asked} }`,
        { id: gameId },
      );
      const [legal] = game.legalCommands.filter((each) => each.asked);
      if (!legal) continue;
      const answer = await given(client, 'submitCommand', 'SubmitCommandInput', gameId, { command: legal.input });
      expect(answer).toMatchObject({ __typename: 'CommandAccepted' });
      await settle();
      return;
    }
    throw new Error('The game waits for no seat.');
  }

  const versionOf = async (gameId: string): Promise<number> => {
    const { game } = await ada!.data<{ game: { version: number } }>('query($id: ID!) { game(id: $id) { version } }', {
      id: gameId,
    });
    return game.version;
  };

  /** A caller's response to a document, errors included. */
  const asks =
    (client: TestClient, document: string, variables: object = {}): Look =>
    async () => {
      const { data, errors } = await client.ask(document, { id, ...variables });
      // A missing answer shows nothing, and proves nothing.
      const unasked = errors?.filter(({ extensions: { code } }) => /GRAPHQL|COSTLY|INTERNAL/.test(String(code)));
      expect(unasked?.map(({ message }) => message) ?? []).toEqual([]);
      return {
        data,
        errors: errors?.map(({ message, extensions: { code, version } }) => ({ message, code, version })),
      };
    };

  const gets =
    (client: TestClient, path: string): Look =>
    async () => {
      const headers: Record<string, string> = client.token ? { authorization: `Bearer ${client.token}` } : {};
      const response = await fetch(`${api.url}${path}`, { headers });
      const problem = (await response.text()).replace(/"requestId":"[^"]*"/, '');
      return {
        status: response.status,
        tag: response.headers.get('etag'),
        links: response.headers.get('link'),
        problem,
      };
    };

  /** All queries of a caller without a seat, by the field of the schema that shows the game. */
  const looksOf = (client: TestClient, beyond: number): Record<string, Look[]> => {
    const page = `{ pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node ${everything} } nodes ${everything} }`;
    const event = `{ version at type importance payloadJson description game ${everything} }`;
    const events = `{ pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node ${event} } nodes ${event} }`;
    const at = everythingOf(schema.getType('GameAt')!, schema, 4);
    const command =
      (field: string, type: string, more: Readonly<Record<string, unknown>> = {}, gameId = id): Look =>
      () =>
        given(client, field, type, gameId, { ...more, commandId: START });
    const put = { putLantern: { lantern: 0 } };
    return {
      'Query.game': [asks(client, `query($id: ID!) { game(id: $id) ${everything} }`)],
      'Query.node': [asks(client, `query($id: ID!) { node(id: $id) { ... on Game ${everything} } }`)],
      'Query.games': [
        '',
        '(order: CHANGED_AT)',
        '(order: CHANGED_AT, oldestFirst: true)',
        '(filter: { status: RUNNING })',
        '(order: CHANGED_AT, filter: { status: OPEN })',
      ].map((which) => asks(client, `{ games${which} ${page} }`)),
      'Game.events': ['', '(last: 3)', '(first: 100)', `(afterVersion: ${beyond - 1})`, '(atLeast: STORY)'].map(
        (which) => asks(client, `query($id: ID!) { game(id: $id) { events${which} ${events} } }`),
      ),
      'Game.at': [beyond - 1, beyond, beyond + 1, 3].map((version) =>
        asks(client, `query($id: ID!) { game(id: $id) { at(version: ${version}) ${at} } }`),
      ),
      'Game.view': ['{ spectator: true }', '{ seat: 0 }', '{ auditor: true }'].map((as) =>
        asks(client, `query($id: ID!) { game(id: $id) { view(as: ${as}) { __typename } } }`),
      ),
      'Game.rematch': [asks(client, `query($id: ID!) { game(id: $id) { rematch ${everything} } }`, { id: first })],
      'Game.rematchOf': [asks(client, 'query($id: ID!) { game(id: $id) { rematchOf { version } } }')],
      'Mutation.abandonGame': [command('abandonGame', 'AbandonGameInput')],
      'Mutation.addBot': [command('addBot', 'AddBotInput', { bot: 'random' })],
      'Mutation.giveSeed': [undefined, beyond].map((expectedVersion) =>
        command('giveSeed', 'GiveSeedInput', { seed: 'an owl', expectedVersion }),
      ),
      'Mutation.joinGame': [undefined, 1, beyond - 1, beyond, beyond + 1].map((expectedVersion) =>
        command('joinGame', 'JoinGameInput', { expectedVersion }),
      ),
      'Mutation.leaveGame': [undefined, beyond].map((expectedVersion) =>
        command('leaveGame', 'LeaveGameInput', { expectedVersion }),
      ),
      'Mutation.rematch': [command('rematch', 'RematchInput')],
      'Mutation.forkGame': [3, beyond].map((version) => command('forkGame', 'ForkGameInput', { version })),
      'Mutation.resign': [undefined, beyond].map((expectedVersion) =>
        command('resign', 'ResignInput', { expectedVersion }),
      ),
      'Mutation.startGame': [undefined, 1, beyond].flatMap((expectedVersion) => [
        command('startGame', 'StartGameInput', { expectedVersion }),
        // For its opener, the earlier answer.
        command('startGame', 'StartGameInput', { expectedVersion }, hosted),
      ]),
      'Mutation.submitCommand': [undefined, beyond].map((expectedVersion) =>
        command('submitCommand', 'SubmitCommandInput', { command: { lantern: put }, expectedVersion }),
      ),
      'Mutation.submitCommands': [undefined, beyond].map((expectedVersion) =>
        command('submitCommands', 'SubmitCommandsInput', { commands: [{ lantern: put }], expectedVersion }),
      ),
      'Mutation.offerSeat': [command('offerSeat', 'OfferSeatInput')],
      'Mutation.withdrawOffer': [command('withdrawOffer', 'WithdrawOfferInput')],
      'Mutation.takeOverSeat': [undefined, beyond].map((expectedVersion) =>
        command('takeOverSeat', 'TakeOverSeatInput', { seat: 0, expectedVersion }),
      ),
      'Mutation.propose': [undefined, beyond].map((expectedVersion) =>
        command('propose', 'ProposeInput', { kind: 'PAUSE', seconds: 60, expectedVersion }),
      ),
      'Mutation.answerProposal': [undefined, beyond].map((expectedVersion) =>
        command('answerProposal', 'AnswerProposalInput', { proposal: 1, agrees: true, expectedVersion }),
      ),
      'Mutation.withdrawProposal': [command('withdrawProposal', 'WithdrawProposalInput')],
      'Mutation.endPause': [command('endPause', 'EndPauseInput')],
      'Mutation.handToBot': [command('handToBot', 'HandToBotInput', { bot: 'random' })],
      'Mutation.takeBack': [undefined, beyond].map((expectedVersion) =>
        command('takeBack', 'TakeBackInput', { expectedVersion }),
      ),
      'Mutation.takeVacation': [command('takeVacation', 'TakeVacationInput', { days: 1, expectedVersion: beyond })],
      'Mutation.grantTime': [command('grantTime', 'GrantTimeInput', { seat: 0, seconds: 60, expectedVersion: beyond })],
      'Mutation.validateCommand': [undefined, beyond].map((expectedVersion) =>
        asks(
          client,
          `mutation($input: ValidateCommandInput!) { validateCommand(input: $input) { __typename ... on VersionConflict { actualVersion missed { version } } } }`,
          { input: { gameId: id, command: { lantern: put }, expectedVersion } },
        ),
      ),
      'Subscription.gameEvents': [],
      REST: [
        `/v1/games?order=CHANGED_AT`,
        `/v1/games?status=RUNNING`,
        `/v1/games/${id}`,
        `/v1/games/${id}/view`,
        `/v1/games/${id}/versions/${beyond}`,
        `/v1/games/${id}/changes?from=1&to=${beyond}`,
        `/v1/games/${id}/verification`,
        `/v1/games/${id}/events?last=5`,
        `/v1/games/${id}/legal-commands`,
        `/v1/games/${id}/choices`,
        `/v1/games/${id}/conditional`,
        `/v1/games/${id}/notes`,
        `/v1/games/${id}/pieces`,
        `/v1/games/${id}/table.svg`,
        `/v1/games/${id}/table.svg?version=${beyond}`,
        `/v1/games/${id}/table.svg?seat=0`,
      ].map((path) => gets(client, path)),
    };
  };

  /** Fields that need no query of their own, with the reasons. */
  const covered: Readonly<Record<string, string>> = {
    'Adventure.game': 'asks as `Query.game` does, and adventures are opened without a delay',
    'BotAsked.game': 'only for seats (`sourceForSeat` throws otherwise)',
    'BotGameOver.game': 'only for seats',
    'BotGameStarted.game': 'only for seats',
    'CommandAccepted.events': 'in every mutation',
    'CommandAccepted.game': 'in every mutation',
    'GameConnection.edges': 'in `Query.games`',
    'GameConnection.nodes': 'in `Query.games`',
    'GameEdge.node': 'in `Query.games`',
    'GameEvent.game': 'in `Game.events`',
    'GameEventConnection.edges': 'in `Game.events`',
    'GameEventConnection.nodes': 'in `Game.events`',
    'GameEventEdge.node': 'in `Game.events`',
    'GameResult.game': 'is about finished games',
    'Mutation.openAdventure': 'opens another game',
    'Mutation.openGame': 'opens another game',
    'Mutation.resumeGame': 'for its opener, by `ShownGames` like all others',
    'SeasonPairing.game': 'asks as `Query.game` does',
    'Subscription.botFeed': 'below: reports nothing about a game without a seat',
    'Subscription.lobby': 'below',
    'Subscription.waitingForMe': 'below: reports nothing about a game without a seat',
    'VersionConflict.missed': 'in every mutation',
  };

  it('has every path of the schema in this list', () => {
    const listed = [...Object.keys(looksOf(cy!, 1)), ...Object.keys(covered)].filter(
      (path) => path !== 'REST' && path !== 'Game.view',
    );
    expect(listed.sort()).toEqual(showingFields(schema));
    const ofGames = routes.filter(({ method, path }) => method === 'get' && path.startsWith('/v1/games'));
    expect(ofGames.map(({ path }) => path.replace(/^\/v1\/games/, '')).sort()).toEqual([
      '',
      '/{gameId}',
      '/{gameId}/changes',
      '/{gameId}/choices',
      '/{gameId}/conditional',
      '/{gameId}/events',
      '/{gameId}/feed',
      '/{gameId}/legal-commands',
      '/{gameId}/notes',
      '/{gameId}/pieces',
      '/{gameId}/presence',
      '/{gameId}/presence/feed',
      '/{gameId}/verification',
      '/{gameId}/versions/{version}',
      '/{gameId}/view',
    ]);
  });

  it('shows callers without a seat nothing that is not old enough, on any path', async () => {
    const beyond = (await versionOf(id)) + 1;
    const outside = [new TestClient(api.url), cy!, host!];
    const looks = outside.flatMap((client, who) =>
      Object.entries(looksOf(client, beyond)).flatMap(([path, all]) =>
        all.map((look, at) => ({ name: `${path} ${at} of ${who}`, look })),
      ),
    );
    const before = new Map<string, unknown>();
    for (const { name, look } of looks) before.set(name, await look());
    await move(id);
    await move(hosted);
    expect(await versionOf(id)).toBeGreaterThanOrEqual(beyond);
    for (const { name, look } of looks) expect({ name, seen: await look() }).toEqual({ name, seen: before.get(name) });
    time.advance(LATE);
    const changed = new Set<string>();
    for (const { name, look } of looks)
      if (JSON.stringify(await look()) !== JSON.stringify(before.get(name))) changed.add(name.split(' ')[0]!);
    // Every path that shows the game shows it later.
    for (const path of ['Query.game', 'Query.node', 'Query.games', 'Game.events', 'Game.at', 'Game.rematch', 'REST'])
      expect(changed).toContain(path);
    await move(id);
  });

  it('shows the seats the present, for any viewer', async () => {
    await move(id);
    const asked = `query($id: ID!) { game(id: $id) { version shownLate spectatorDelay status view(as: { spectator: true }) { __typename } waiting { __typename } } }`;
    const seen = (client: TestClient): Promise<{ game: { version: number; shownLate: boolean } }> =>
      client.data(asked, { id });
    const present = (await games.load(readGlobalId(id)!.id))!.game.version;
    expect((await seen(ada!)).game).toMatchObject({ version: present, shownLate: false, spectatorDelay: DELAY });
    const outside = (await seen(cy!)).game;
    expect(outside).toMatchObject({ shownLate: true, status: 'RUNNING' });
    expect(outside.version).toBeLessThan(present);
    const picture = (client: TestClient): Promise<Response> =>
      fetch(`${api.url}/v1/games/${id}/table.svg`, { headers: { authorization: `Bearer ${client.token!}` } });
    expect((await picture(ada!)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('sends each event to followers automatically after the delay, and all when the game is over', async () => {
    time.advance(LATE);
    const told = { outside: [] as number[], seat: [] as number[], silent: [] as unknown[] };
    const listen = (client: TestClient, query: string, onto: unknown[], read: (data: never) => unknown): void => {
      const socket = client.socket();
      closing.push(() => socket.dispose());
      socket.subscribe<never>(
        { query, variables: { id } },
        { next: ({ data }) => void onto.push(read(data as never)), error: () => undefined, complete: () => undefined },
      );
    };
    const followed = 'subscription($id: ID!) { gameEvents(gameId: $id) { version game { version } } }';
    const readEvent = ({ gameEvents }: { gameEvents: { version: number; game: { version: number } } }): number => {
      expect(gameEvents.game.version).toBeGreaterThanOrEqual(gameEvents.version);
      return gameEvents.version;
    };
    listen(cy!, followed, told.outside, readEvent);
    listen(ada!, followed, told.seat, readEvent);
    listen(cy!, 'subscription { lobby { id version } }', told.silent, (data) => data);
    listen(cy!, 'subscription { waitingForMe { id version } }', told.silent, (data) => data);
    listen(cy!, 'subscription { botFeed { __typename } }', told.silent, (data) => data);
    const readers = await Promise.all(
      ['text/event-stream', 'application/x-ndjson'].map(
        async (accept) => new LiveReader(await fetch(`${api.url}/v1/games/${id}/feed`, { headers: { accept } })),
      ),
    );
    closing.push(...readers.map((reader) => () => reader.close()));
    const versionsIn = (reader: LiveReader): number[] =>
      reader.messages.map(({ value }) => (value as { version: number }).version);
    const outside = (): number[][] => [told.outside, ...readers.map(versionsIn)];
    const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

    const begun = await versionOf(id);
    await until('all have heard the begin', () => [...outside(), told.seat].every(({ length }) => length === begun));
    await move(id);
    const moved = await versionOf(id);
    await until('the seat has heard the move', () => told.seat.length === moved);
    expect(outside()).toEqual([upTo(begun), upTo(begun), upTo(begun)]);
    const ahead = `subscription { gameEvents(gameId: "${id}", afterVersion: ${moved}) { version } }`;
    await expect(nextOf(cy!, ahead)).resolves.toMatchObject({ code: 'AHEAD_OF_GAME', version: begun });
    time.advance(LATE - 1);
    await new Promise(setImmediate);
    expect(outside()).toEqual([upTo(begun), upTo(begun), upTo(begun)]);
    time.advance(1);
    await until('others have heard the move', () => outside().every(({ length }) => length === moved));
    await move(id);
    await given(ada!, 'resign', 'ResignInput', id);
    await given(ben!, 'resign', 'ResignInput', id);
    await settle();
    const last = await versionOf(id);
    await until('others have heard the end', () => outside().every(({ length }) => length === last));
    expect(outside()).toEqual([upTo(last), upTo(last), upTo(last)]);
    expect(told.silent).toEqual([]);
    expect(await asks(cy!, 'query($id: ID!) { game(id: $id) { version shownLate seed } }')()).toMatchObject({
      data: { game: { version: last, shownLate: false, seed: expect.any(String) } },
    });
  });

  /** The code of the error, and the version in it, that a subscription ends with at once. */
  function nextOf(client: TestClient, query: string): Promise<unknown> {
    const socket = client.socket();
    closing.push(() => socket.dispose());
    return new Promise((resolve) => {
      const next = ({ errors }: { errors?: readonly { extensions: unknown }[] }): void =>
        resolve(errors?.[0]?.extensions);
      socket.subscribe({ query }, { next: next as never, error: resolve, complete: () => resolve(undefined) });
    });
  }
});

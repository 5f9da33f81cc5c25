import { clash } from '#clash';
import { Random } from '#kernel';
import { aliasOf, namedBy, secretFieldsOf, secretSelection, type SecretField } from '../server/secret-fields.js';
import { StartedServer } from '../server/started-server.js';
import { TableClient, type Position, type StreamedEvent } from '../server/table-client.js';
import { quickChoice } from './quick-choice.js';

const names = ['Ada', 'Bruno', 'Celeste', 'Dmitri'];
/** Seats of side A come first (CLASH-201). */
const sideOf = (seat: number): 'A' | 'B' => (seat < 2 ? 'A' : 'B');
const options = {
  clash: { mode: 'VERSUS', scenarioId: 'silent-hour', seatsA: 2, seatsB: 2, decisionSeconds: 3600 },
};

const secretFields = secretFieldsOf(clash);
const selection = secretSelection('Clash', secretFields, { plays: '{ cardId side }' });

const VIEW = `query($id: ID!) { game(id: $id) { view { ... on ClashView {
  own { side deck heroes { heroId hand plan { cardId side } tokens } } secrets { side }
  heroes { heroId side planned } sides { side page { articleId } points } over { outcome reason }
} } } }`;

interface Looked {
  readonly game: {
    readonly view: {
      readonly own: { readonly side: string; readonly deck: string[]; readonly heroes: { heroId: string }[] } | null;
      readonly secrets: readonly object[] | null;
      readonly heroes: readonly { readonly heroId: string; readonly side: string }[];
      readonly sides: readonly { readonly side: string; readonly page: readonly object[]; readonly points: number }[];
      readonly over: { readonly outcome: string; readonly reason: string } | null;
    };
  };
}

describe('a whole game of Clash, two against two, between four clients that know only the API', () => {
  let server: StartedServer | undefined;
  let clients: TableClient[] = [];
  let gameId: string;
  let played: number[];
  let record: StreamedEvent[];
  const looks: { readonly seat: number; readonly view: Looked['game']['view'] }[] = [];

  async function play(client: TableClient, seat: number): Promise<number> {
    const random = Random.from(`client-${seat}`);
    let plans = 0;
    return client.play(gameId, async (position: Position) => {
      const isPlanning = position.legalCommands.some(({ type }) => type === 'declareReady');
      if (isPlanning && plans++ < 3) {
        const { game } = await client.ask<Looked>(VIEW, { id: gameId });
        looks.push({ seat, view: game.view });
      }
      return quickChoice(position, random);
    });
  }

  beforeAll(async () => {
    server = await StartedServer.start({ LOG_LEVEL: 'warn' });
    const { url } = server;
    clients = await Promise.all(names.map((name) => TableClient.register(url, name)));
    const [opener, ...others] = clients as [TableClient, ...TableClient[]];
    const opened = await opener.must<{ game: { id: string } }>(
      'openGame',
      'OpenGameInput',
      { options, seats: [{ me: true }] },
      'game { id }',
    );
    gameId = opened.game.id;
    for (const client of others)
      await client.must('joinGame', 'JoinGameInput', { gameId, seed: client.name }, 'version');
    const listening = clients.map((client) => client.listen(gameId, selection));
    await opener.must('startGame', 'StartGameInput', { gameId }, 'version');
    played = await Promise.all(clients.map((client, seat) => play(client, seat)));
    await Promise.all(listening);
    record = await opener.everything(gameId, selection);
  }, 240_000);

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server?.stop();
  }, 60_000);

  it('is played to the two front pages by everybody', async () => {
    expect(Math.min(...played)).toBeGreaterThan(5);
    const { game } = await clients[0]!.ask<Looked & { game: { outcome: { placings: { seat: number }[] } } }>(
      'query($id: ID!) { game(id: $id) { outcome { placings { seat } } view { ... on ClashView { sides { side points page { articleId } } over { outcome reason } } } } }',
      { id: gameId },
    );
    expect(game.outcome.placings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    expect(game.view.over).toEqual({ outcome: expect.any(String), reason: expect.any(String) });
    expect(game.view.sides.map(({ side }) => side)).toEqual(['A', 'B']);
    for (const side of ['a', 'b']) {
      const page = await fetch(`${server!.url}/v1/games/${gameId}/front-page-${side}.svg`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('has the turns of the villain done by jobs, one item at a time', () => {
    const types = record.map(({ type }) => type);
    expect(types).toContain('villainListBegun');
    expect(types.filter((type) => type === 'villainItemDone').length).toBeGreaterThan(1);
  });

  it('reaches every client without a hole and without a double', () => {
    for (const client of clients) {
      expect(client.events.map(({ version }) => version)).toEqual(record.map((_, place) => place + 1));
      expect(client.events.map(({ type }) => type)).toEqual(record.map(({ type }) => type));
    }
  });

  it('tells a side nothing of the plans, hands, orders and wounds of the other, and all of its own', () => {
    const seen = { hidden: 0, own: 0 };
    for (const [seat, client] of clients.entries()) {
      for (const [place, event] of client.events.entries()) checkSecrets(seat, event, record[place]!, seen);
    }
    expect(seen.hidden).toBeGreaterThan(20);
    expect(seen.own).toBeGreaterThan(20);
  });

  it('shows a seat in its view what its own side plans, and no other secret', () => {
    expect(new Set(looks.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    for (const { seat, view } of looks) {
      const allies = view.heroes.filter(({ side }) => side === sideOf(seat)).map(({ heroId }) => heroId);
      expect(view.secrets).toBeNull();
      expect(view.own?.side).toBe(sideOf(seat));
      expect(view.own?.heroes.map(({ heroId }) => heroId)).toEqual(allies);
      expect(allies).toEqual(expect.arrayContaining(view.own!.deck));
    }
  });

  it('ends with the seed behind the commitment', () => {
    expect(record.map(({ type }) => type).slice(-2)).toEqual(['gameOver', 'seedRevealed']);
  });
});

const { powerCards, woundCards } = clash.content!;
const cardNames = new Map([
  ...powerCards.map(({ id, name }): [string, string] => [id, name.en]),
  ...woundCards.flatMap(({ cardIds, name }) => cardIds.map((id): [string, string] => [id, name.en])),
]);

function checkSecrets(
  seat: number,
  got: StreamedEvent,
  full: StreamedEvent,
  seen: { hidden: number; own: number },
): void {
  for (const secret of secretFields.filter(({ event }) => event === got.type)) {
    const alias = aliasOf(secret);
    if (isMine(seat, secret, full)) {
      seen.own += 1;
      expect(got.payload[alias]).toEqual(full.payload[alias]);
    } else {
      seen.hidden += 1;
      expect(got.payload[alias]).toBeNull();
      for (const id of idsIn(full.payload[alias])) {
        const name = cardNames.get(id);
        if (name) expect(got.description).not.toContain(name);
      }
    }
  }
}

function isMine(seat: number, secret: SecretField, full: StreamedEvent): boolean {
  const name = namedBy(secret);
  return name !== undefined && full.payload[name] === sideOf(seat);
}

/** The ids of cards in the value of a secret: an id, ids, or cards with their sides. */
const idsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .map((one) => (typeof one === 'object' && one !== null && 'cardId' in one ? String(one.cardId) : String(one)));

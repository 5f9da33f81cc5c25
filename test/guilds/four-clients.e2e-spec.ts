import { guilds } from '#guilds';
import { Random } from '#kernel';
import { StartedServer } from '../server/started-server.js';
import { aliasOf, secretFieldsOf, secretSelection } from '../server/secret-fields.js';
import { TableClient, type Position, type StreamedEvent } from '../server/table-client.js';

const names = ['Ada', 'Bruno', 'Céleste', 'Dmitri'].map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''));
const options = { guilds: { questCount: 4, stalemateTurns: 4, decisionSeconds: 3600 } };

/**
 * What a player that knows nothing does: a kind of command first, then one of that kind. It has heard that mages are
 * worth having: it draws them whenever it can, and goes recruiting half of the time. So every game has its auctions.
 */
function choose({ legalCommands }: Position, random: Random): unknown {
  const tempting = legalCommands.find(({ type, input }) => type === 'drawMages' || isRecruiting(type, input));
  if (tempting && (tempting.type === 'drawMages' || random.below(2) === 0)) return tempting.input;
  const types = [...new Set(legalCommands.map(({ type }) => type))].filter((type) => type !== 'comeBack');
  const type = random.pick(types.length > 0 ? types : ['comeBack']);
  return random.pick(legalCommands.filter((command) => command.type === type)).input;
}

const isRecruiting = (type: string, input: unknown): boolean =>
  type === 'chooseFirstAction' && JSON.stringify(input).includes('"recruitment"');

/** Secret fields whose value is text, number or a list of them. */
const secretFields = secretFieldsOf(guilds).filter(({ field }) => field !== 'play');
const selection = secretSelection('Guilds', secretFields);

describe('a whole game of Guilds between four clients that know only the API', () => {
  let server: StartedServer | undefined;
  let clients: TableClient[] = [];
  let gameId: string;
  let played: number[];
  let record: StreamedEvent[];

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
    played = await Promise.all(
      clients.map((client, seat) => {
        const random = Random.from(`client-${seat}`);
        return client.play(gameId, (position) => choose(position, random));
      }),
    );
    await Promise.all(listening);
    record = await opener.everything(gameId, selection);
  }, 600_000);

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server?.stop();
  }, 60_000);

  it('is played to its final scoring by everybody', async () => {
    expect(Math.min(...played)).toBeGreaterThan(10);
    const { game } = await clients[0]!.ask<{
      game: { outcome: { reason: string; placings: { seat: number; rank: number }[] } };
    }>('query($id: ID!) { game(id: $id) { outcome { reason placings { seat rank points } } } }', { id: gameId });
    expect(['lastQuest', 'stalemate']).toContain(game.outcome.reason);
    expect(game.outcome.placings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  });

  it('has its auctions resolved by jobs', () => {
    expect(record.map(({ type }) => type)).toContain('auctionClosed');
  });

  it('reaches every client without a hole and without a double', () => {
    for (const client of clients) {
      expect(client.events.map(({ version }) => version)).toEqual(record.map((_, place) => place + 1));
      expect(client.events.map(({ type }) => type)).toEqual(record.map(({ type }) => type));
    }
  });

  it('tells nobody what is secret, neither in fields nor in sentences, and tells everybody what is his', () => {
    const seen = { hidden: 0, own: 0 };
    for (const [seat, client] of clients.entries()) {
      for (const [place, event] of client.events.entries()) checkSecrets(seat, event, record[place]!, seen);
    }
    expect(seen.hidden).toBeGreaterThan(100);
    expect(seen.own).toBeGreaterThan(40);
  });

  it('ends with the seed behind the commitment', () => {
    expect(record.map(({ type }) => type).slice(-2)).toEqual(['gameOver', 'seedRevealed']);
  });
});

const { leaders, mages, objects, spells, quests } = guilds.content!;
const cardNames = new Map(
  [...leaders, ...mages, ...objects, ...spells, ...quests].map(({ id, name }) => [id, name.en]),
);

function checkSecrets(
  seat: number,
  got: StreamedEvent,
  full: StreamedEvent,
  seen: { hidden: number; own: number },
): void {
  for (const secret of secretFields.filter(({ event }) => event === got.type)) {
    const alias = aliasOf(secret);
    const { audience } = secret;
    const named = typeof audience === 'object' && 'seat' in audience ? full.payload[audience.seat] : null;
    const mine = Array.isArray(named) ? named.includes(seat) : named === seat;
    if (mine) {
      seen.own += 1;
      expect(got.payload[alias]).toEqual(full.payload[alias]);
    } else {
      seen.hidden += 1;
      expect(got.payload[alias]).toBeNull();
      for (const id of [full.payload[alias]].flat()) {
        const name = cardNames.get(String(id));
        if (name) expect(got.description).not.toContain(name);
      }
    }
  }
}

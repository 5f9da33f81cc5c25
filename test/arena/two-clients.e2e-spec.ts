import { arena } from '#arena';
import { Random } from '#kernel';
import { aliasOf, namedBy, secretFieldsOf, secretSelection, type SecretField } from '../server/secret-fields.js';
import { StartedServer } from '../server/started-server.js';
import { TableClient, type StreamedEvent } from '../server/table-client.js';
import { checkSight, checkTotals } from './checks.js';
import { Look, readBox, type Box } from './look.js';
import { duellist } from './players.js';
import { endingOf, seat, starter } from './table.js';

/** What only a sealed game has; its cards are told as library ids. */
const building = ['boostersOpened', 'guardianTaken', 'strongholdTaken', 'cardLeftOut', 'deckFinished'];
const secretFields = secretFieldsOf(arena).filter(({ event }) => !building.includes(event));
const SHOWN = '{ id cardId }';
const selection = [
  secretSelection('Arena', secretFields, { card: SHOWN, cards: SHOWN, sides: '{ LEFT RIGHT }' }),
  '... on ArenaCreatureVictorious { seat }',
].join(' ');

describe('a whole game of Arena between two clients that know only the API, before a spectator', () => {
  let server: StartedServer | undefined;
  let players: [TableClient, TableClient];
  let watcher: TableClient;
  let gameId: string;
  let box: Box;
  let record: StreamedEvent[];
  const looks: Look[] = [];

  const play = (client: TableClient): Promise<number> => {
    const wish = duellist(Random.from(client.name));
    return client.play(gameId, async () => {
      const look = await Look.at(client, gameId, box);
      looks.push(look);
      return wish(look);
    });
  };

  beforeAll(async () => {
    server = await StartedServer.start({ LOG_LEVEL: 'warn' });
    const { url } = server;
    const [ada, bo, cleo] = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => TableClient.register(url, name)));
    [players, watcher] = [[ada!, bo!], cleo!];
    box = await readBox(watcher);
    gameId = await seat(players, [starter('HOLLOW_TIDE'), starter('LANTERN_COURT')]);
    const listening = [...players, watcher].map((client) => client.listen(gameId, selection));
    await Promise.all(players.map(play));
    await Promise.all(listening);
    record = await watcher.everything(gameId, selection);
  }, 240_000);

  afterAll(async () => {
    await Promise.all([...players, watcher].map((client) => client.close()));
    await server?.stop();
  }, 60_000);

  it('ARENA-END-01 is won by whoever has five victorious creatures first', async () => {
    const { outcome, view } = await endingOf(watcher, gameId);
    expect([outcome.reason, view.over]).toEqual(['VICTORIOUS', 'VICTORIOUS']);
    expect(outcome.placings.find(({ rank }) => rank === 1)?.seat).toBe(view.winner);
    const victors = record.filter(({ type }) => type === 'creatureVictorious').map(({ payload }) => payload['seat']);
    expect(victors.filter((seat) => seat === view.winner)).toHaveLength(5);
    expect(victors.at(-1)).toBe(view.winner);
    expect(record.map(({ type }) => type)).toContain('combatBegun');
  });

  it('reaches everybody without a hole and without a double', () => {
    for (const client of [...players, watcher]) {
      expect(client.events.map(({ version }) => version)).toEqual(record.map((_, place) => place + 1));
      expect(client.events.map(({ type }) => type)).toEqual(record.map(({ type }) => type));
    }
  });

  it('tells nobody what is secret, neither in fields nor in sentences, and tells everybody what is his', () => {
    const seen = { hidden: 0, own: 0 };
    for (const [seat, client] of [...players, watcher].entries()) {
      for (const [place, event] of client.events.entries()) checkSecrets(seat, event, record[place]!, seen);
    }
    expect(seen.hidden).toBeGreaterThan(100);
    expect(seen.own).toBeGreaterThan(40);
  });

  it('shows in every view whatever is the own, and nothing of the enemy that lies face down', () => {
    expect(looks.reduce((hidden, look) => hidden + checkSight(look), 0)).toBeGreaterThan(10);
  });

  it('lists of what every total in a combat is made, by card and rule', () => {
    expect(looks.reduce((parts, look) => parts + checkTotals(look, box), 0)).toBeGreaterThan(20);
  });

  it('ends with the seed behind the commitment', () => {
    expect(record.map(({ type }) => type).slice(-2)).toEqual(['gameOver', 'seedRevealed']);
  });

  function checkSecrets(seat: number, got: StreamedEvent, full: StreamedEvent, seen: Seen): void {
    for (const secret of secretFields.filter(({ event }) => event === got.type)) {
      const alias = aliasOf(secret);
      if (isMine(seat, secret, full)) {
        seen.own += 1;
        expect(got.payload[alias]).toEqual(full.payload[alias]);
      } else {
        seen.hidden += 1;
        expect(got.payload[alias]).toBeNull();
        for (const id of cardIdsIn(full.payload[alias])) expect(got.description).not.toContain(box.get(id)?.name ?? id);
      }
    }
  }
});

/** How many secrets were kept, and how many told to whom they belong. */
interface Seen {
  hidden: number;
  own: number;
}

function isMine(seat: number, secret: SecretField, full: StreamedEvent): boolean {
  const name = namedBy(secret);
  return name !== undefined && full.payload[name] === seat;
}

/** Library ids of the cards in a secret: cards, or strongholds by their side. */
const cardIdsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    return 'cardId' in one ? [String(one.cardId)] : Object.values(one).map(String);
  });

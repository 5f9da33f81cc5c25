import { guardians } from '#guardians-presentation';
import { Random } from '#kernel';
import { readBox, type Box } from '../table/card-look.js';
import { seatTwo } from '../table/club.js';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectSecretsKept } from '../table/secrets-kept.js';
import type { StreamedEvent, TableClient } from '../table/table-client.js';
import { PlayedGame, WholeTable } from '../table/whole-table.js';
import { checkMemory, checkSight, checkTotals } from './checks.js';
import { huntersDeck, preysDeck } from './decks.js';
import { Look } from './look.js';
import { hunter, prey } from './players.js';
import { deck, endingOf, playOut } from './table.js';

/** What only a sealed game has; its cards are told as library ids. */
const building = ['boostersOpened', 'guardianTaken', 'strongholdTaken', 'cardLeftOut', 'deckFinished'];
const secretFields = secretFieldsOf(guardians).filter(({ event }) => !building.includes(event));
const SHOWN = '{ instanceId cardId }';
const selection = [
  secretSelection('Guardians', secretFields, {
    card: SHOWN,
    cards: SHOWN,
    order: SHOWN,
    placement: '{ cardId kind }',
    stacks: `{ space creatures { card ${SHOWN} item ${SHOWN} } }`,
  }),
  '... on GuardiansShieldDestroyed { seat }',
].join(' ');

describe('a whole game of Guardians between two clients that know only the API, before a spectator', () => {
  let table: WholeTable | undefined;
  let watcher: TableClient;
  let game: PlayedGame;
  let box: Box;
  let looks: Look[];
  /** What the three saw in a combat before the server was killed, what they see after it, and what they had heard. */
  let before: Look[];
  let after: Look[];
  let heard: StreamedEvent[][];

  beforeAll(async () => {
    const first = await WholeTable.start(['Ada', 'Bo', 'Cleo']);
    table = first;
    const [ada, bo] = first.clients as [TableClient, TableClient];
    box = await readBox(ada, 'guardians');
    const gameId = await seatTwo([ada, bo], { guardians: {} }, [deck(huntersDeck), deck(preysDeck)]);
    const wishes = [hunter(Random.from('Ada')), prey(Random.from('Bo'))];
    const play = ({ clients }: WholeTable, until?: (look: Look) => boolean): Promise<Look[]> => {
      const players = wishes.map((wish, seat) => ({ client: clients[seat]!, wish }));
      return playOut(gameId, box, players, until);
    };
    const look = ({ clients }: WholeTable): Promise<Look[]> =>
      Promise.all(clients.map((client) => Look.at(client, gameId, box)));

    const listening = first.clients.map((client) => client.listen(gameId, selection));
    looks = await play(first, ({ view: { combat } }) => combat?.committed.length === 1);
    before = await look(first);
    const second = await first.restarted();
    table = second;
    watcher = second.clients[2]!;
    await Promise.all(listening);
    heard = first.clients.map(({ events }) => events);
    after = await look(second);

    const listeningAgain = second.clients.map((client) => client.listen(gameId, selection));
    looks.push(...(await play(second)));
    await Promise.all(listeningAgain);
    game = new PlayedGame(gameId, second.clients, await watcher.everything(gameId, selection));
  });

  afterAll(() => table?.close());

  it('GUARD-211 is won by the seat that has destroyed five enemy shields', async () => {
    const { outcome, view } = await endingOf(watcher, game.gameId);
    expect([outcome.reason, view.over, view.winner]).toEqual(['SHIELDS', 'SHIELDS', 0]);
    expect(outcome.placings.find(({ rank }) => rank === 1)?.seat).toBe(0);
    const destroyed = game.record.filter(({ type }) => type === 'shieldDestroyed');
    expect(destroyed.filter(({ payload }) => payload['seat'] === 1)).toHaveLength(5);
    expect(destroyed.at(-1)!.payload['seat']).toBe(1);
  });

  it('goes on after its server was killed in the middle of a combat, and all clients see and hear the same as before', () => {
    expect(before[0]!.view).toMatchObject({ stage: 'PRIMARY_COMMIT', combat: { committed: [expect.any(Number)] } });
    expect(before.map(({ view }) => view.own?.committed ?? null).filter((card) => card !== null)).toHaveLength(1);
    for (const [seat, look] of after.entries()) expect(look).toEqual(before[seat]);
    for (const [seat, events] of heard.entries()) {
      expect(events.length).toBeGreaterThan(30);
      expect(table!.clients[seat]!.events.slice(0, events.length)).toEqual(events);
    }
  });

  it('reaches all clients without a hole and without a double', () => {
    game.expectHeardByAll();
  });

  it('GUARD-222 tells no one what is secret, neither in fields nor in sentences, and tells all players what is theirs', () => {
    const namesIn = (value: unknown): string[] => cardIdsIn(value).map((id) => box.get(id)?.name ?? id);
    const seen = expectSecretsKept(game, { fields: secretFields, isOf: (named, seat) => named === seat, namesIn });
    expect(seen.hidden).toBeGreaterThan(100);
    expect(seen.own).toBeGreaterThan(40);
  });

  it('GUARD-222 shows in every view all own cards, and nothing of the enemy that lies face down', () => {
    expect(looks.reduce((hidden, look) => hidden + checkSight(look).hidden, 0)).toBeGreaterThan(20);
  });

  it('GUARD-226 shows two seats no card in common, not even as an id, that the spectator does not see', () => {
    const [ada, bo, cleo] = before.map(idsIn);
    const [adas, bos] = [ada!, bo!].map((ids) => [...ids].filter((id) => !cleo!.has(id)));
    expect(Math.min(adas!.length, bos!.length)).toBeGreaterThan(3);
    expect(adas!.filter((id) => bo!.has(id))).toEqual([]);
  });

  it('GUARD-039 GUARD-228 shows no seat in phase I what lies under its own distant shields', () => {
    expect(looks.reduce((forgotten, look) => forgotten + checkSight(look).forgotten, 0)).toBeGreaterThan(0);
    expect(checkMemory(looks)).toBeGreaterThan(0);
  });

  it('lists of what every total in a combat is made, by card and rule', () => {
    expect(looks.reduce((parts, look) => parts + checkTotals(look, box), 0)).toBeGreaterThan(10);
  });

  it('ends with the seed behind the commitment', () => {
    game.expectSeedRevealed();
  });
});

/** The ids of all cards that a client sees, or may name in a command. */
const idsIn = ({ view, position }: Look): Set<string> =>
  new Set(JSON.stringify([view, position.legalCommands]).match(/\bc-\d{3}\b/gu));

/** Ids of the cards in a secret, of the box or of the game, however deep they lie. */
const cardIdsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"cardId":"(?<id>[^"]+)"/gu)].map(({ groups }) => groups!['id']!);

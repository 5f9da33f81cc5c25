import { arena } from '#arena-presentation';
import { Random } from '#kernel';
import { readBox, type Box } from '../table/card-look.js';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectSecretsKept } from '../table/secrets-kept.js';
import type { TableClient } from '../table/table-client.js';
import { WholeTable, type Choice, type PlayedGame } from '../table/whole-table.js';
import { checkSight, checkTotals } from './checks.js';
import { Look } from './look.js';
import { duellist } from './players.js';
import { endingOf, starter } from './table.js';

/** What only a sealed game has; its cards are told as library ids. */
const building = ['boostersOpened', 'guardianTaken', 'strongholdTaken', 'cardLeftOut', 'deckFinished'];
const secretFields = secretFieldsOf(arena).filter(({ event }) => !building.includes(event));
const SHOWN = '{ instanceId cardId }';
const selection = [
  secretSelection('Arena', secretFields, { card: SHOWN, cards: SHOWN, sides: '{ LEFT RIGHT }' }),
  '... on ArenaCreatureVictorious { seat }',
].join(' ');

describe('a whole game of Arena between two clients that know only the API, before a spectator', () => {
  let table: WholeTable | undefined;
  let watcher: TableClient;
  let game: PlayedGame;
  let box: Box;
  const looks: Look[] = [];

  function choices(client: TableClient, _seat: number, gameId: string): Choice {
    const wish = duellist(Random.from(client.name));
    return async () => {
      const look = await Look.at(client, gameId, box);
      looks.push(look);
      return wish(look);
    };
  }

  beforeAll(async () => {
    table = await WholeTable.shared(['Ada', 'Bo', 'Cleo']);
    watcher = table.clients[2]!;
    box = await readBox(watcher, 'arena');
    const brings = [starter('HOLLOW_TIDE'), starter('LANTERN_COURT')];
    game = await table.play({ options: { arena: {} }, brings, selection, choices });
  });

  afterAll(() => table?.close());

  it('ARENA-END-01 is won by the first seat with five victorious creatures', async () => {
    const { outcome, view } = await endingOf(watcher, game.gameId);
    expect([outcome.reason, view.over]).toEqual(['VICTORIOUS', 'VICTORIOUS']);
    expect(outcome.placings.find(({ rank }) => rank === 1)?.seat).toBe(view.winner);
    const victors = game.record
      .filter(({ type }) => type === 'creatureVictorious')
      .map(({ payload }) => payload['seat']);
    expect(victors.filter((seat) => seat === view.winner)).toHaveLength(5);
    expect(victors.at(-1)).toBe(view.winner);
    expect(game.types).toContain('combatBegun');
  });

  it('reaches all clients without a hole and without a double', () => {
    game.expectHeardByAll();
  });

  it('tells no one what is secret, neither in fields nor in sentences, and tells all players what is theirs', () => {
    const namesIn = (value: unknown): string[] => cardIdsIn(value).map((id) => box.get(id)?.name ?? id);
    const seen = expectSecretsKept(game, { fields: secretFields, isOf: (named, seat) => named === seat, namesIn });
    expect(seen.hidden).toBeGreaterThan(100);
    expect(seen.own).toBeGreaterThan(40);
  });

  it('shows in every view all own cards, and nothing of the enemy that lies face down', () => {
    expect(looks.reduce((hidden, look) => hidden + checkSight(look), 0)).toBeGreaterThan(10);
  });

  it('lists of what every total in a combat is made, by card and rule', () => {
    expect(looks.reduce((parts, look) => parts + checkTotals(look, box), 0)).toBeGreaterThan(20);
  });

  it('ends with the seed behind the commitment', () => {
    game.expectSeedRevealed();
  });
});

/** Library ids of the cards in a secret: cards, or strongholds by their side. */
const cardIdsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    return 'cardId' in one ? [String(one.cardId)] : Object.values(one).map(String);
  });

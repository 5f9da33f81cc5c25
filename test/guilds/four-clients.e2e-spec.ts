import { guilds } from '#guilds-presentation';
import { Random } from '#kernel';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectSecretsKept } from '../table/secrets-kept.js';
import type { Position, StreamedEvent, TableClient } from '../table/table-client.js';
import { WholeTable, type Choice, type PlayedGame } from '../table/whole-table.js';

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
/** A leader that is replaced goes under the deck: all players know that one of the cards there, and no other. */
const selection = `${secretSelection('Guilds', secretFields)} ... on GuildsLeaderSwapped { told: replaced }`;

describe('a whole game of Guilds between four clients that know only the API', () => {
  let table: WholeTable | undefined;
  let game: PlayedGame;

  function choices(_client: TableClient, seat: number): Choice {
    const random = Random.from(`client-${seat}`);
    return (position) => choose(position, random);
  }

  beforeAll(async () => {
    table = await WholeTable.start(names);
    const brings = names.map((seed, seat) => (seat === 0 ? {} : { seed }));
    game = await table.play({ options, brings, selection, choices });
  });

  afterAll(() => table?.close());

  it('is played to its final scoring by all four clients', async () => {
    expect(Math.min(...game.played)).toBeGreaterThan(10);
    const ended = await table!.clients[0]!.ask<{
      game: { outcome: { reason: string; placings: { seat: number; rank: number }[] } };
    }>('query($id: ID!) { game(id: $id) { outcome { reason placings { seat rank points } } } }', { id: game.gameId });
    expect(['LAST_QUEST', 'STALEMATE']).toContain(ended.game.outcome.reason);
    expect(ended.game.outcome.placings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  });

  it('has its auctions resolved by jobs', () => {
    expect(game.types).toContain('auctionClosed');
  });

  it('reaches every client without a hole and without a double', () => {
    game.expectHeardByAll();
  });

  it('tells no one what is secret, neither in fields nor in sentences, and tells all players what is theirs', () => {
    const seen = expectSecretsKept(game, { fields: secretFields, isOf, namesIn });
    expect(seen.hidden).toBeGreaterThan(100);
    expect(seen.own).toBeGreaterThan(40);
  });

  it('ends with the seed behind the commitment', () => {
    game.expectSeedRevealed();
  });
});

const { leaders, mages, objects, spells, quests } = guilds.content!;
const cardNames = new Map(
  [...leaders, ...mages, ...objects, ...spells, ...quests].map(({ id, name }) => [id, name.en]),
);

/** A secret names its seat, or several that share it. */
const isOf = (named: unknown, seat: number): boolean => (Array.isArray(named) ? named.includes(seat) : named === seat);

/** All know which mages a seat places; where each of them stands is secret. */
function namesIn(value: unknown, { type, payload }: StreamedEvent): string[] {
  if (type === 'magesPlaced') return [];
  return [value]
    .flat()
    .filter((id) => id !== payload['told'])
    .flatMap((id) => cardNames.get(String(id)) ?? []);
}

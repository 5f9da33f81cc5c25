import { randomUUID } from 'node:crypto';
import { arena } from '#arena-presentation';
import type { Building } from '../table/card-look.js';
import type { Club } from '../table/club.js';
import { give } from '../table/play-out.js';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectOwnAlone } from '../table/secrets-kept.js';
import type { TableClient } from '../table/table-client.js';
import { Look } from './look.js';
import { open, openClub, playOut, seat } from './table.js';
import { letBe } from './wishes.js';

const JOIN =
  'mutation($input: JoinGameInput!) { joinGame(input: $input) { ... on CommandRejected { ruleId code message } } }';

/** The events that build a deck, and what they keep secret. */
const building = ['boostersOpened', 'guardianTaken', 'strongholdTaken', 'cardLeftOut', 'deckFinished'];
const secrets = secretFieldsOf(arena).filter(({ event }) => building.includes(event));
const selection = secretSelection('Arena', secrets, { strongholds: '{ LEFT CENTER RIGHT }' });

const POOL = 60;
const LEAST_PILE = 51;

describe('A sealed game of Arena over the API', () => {
  let club: Club<['Ada', 'Bo']>;
  let ada: TableClient;
  let bo: TableClient;
  let gameId: string;

  beforeAll(async () => {
    club = await openClub('Ada', 'Bo');
    [ada, bo] = club.clients;
    gameId = await seat([ada, bo], [{}, {}], { decks: 'SEALED', boosterSet: 'K', boosters: 4 });
  });
  afterAll(() => club.close());

  const look = (client: TableClient): Promise<Look> => Look.at(client, gameId, club.box);
  const buildingOf = async (client: TableClient): Promise<Building> => (await look(client)).view.own!.building!;
  const build = (client: TableClient, type: string, values: unknown): Promise<void> =>
    give(client, gameId, { arena: { [type]: values } });

  it('ARENA-SET-05 takes no deck from any player', async () => {
    const table = await open(ada, {}, { decks: 'SEALED' });
    const input = { gameId: table, commandId: randomUUID(), brings: { arena: { starter: 'HOLLOW_TIDE' } } };
    const { joinGame } = await bo.ask<{ joinGame: object }>(JOIN, { input });
    expect(joinGame).toMatchObject({ code: 'DECK_NOT_WANTED', ruleId: 'ARENA-SET-05' });
  });

  it('ARENA-SET-05 each seat opens its own boosters, and builds from them what it likes', async () => {
    const [own, other] = [await buildingOf(ada), await buildingOf(bo)];
    expect([own.pool.length, other.pool.length]).toEqual([POOL, POOL]);
    expect(own.pool).not.toEqual(other.pool);
    await build(ada, 'chooseGuardian', { cardId: 'P20' });
    for (const cardId of ['P21', 'K22', 'T23']) await build(ada, 'chooseStronghold', { cardId });
    for (let pile = POOL - own.leftOut.length; pile > LEAST_PILE; pile -= 1) {
      await give(ada, gameId, (await look(ada)).commands('leaveOut')[0]);
    }
    expect((await look(ada)).commands('leaveOut')).toEqual([]);
    const built = await buildingOf(ada);
    expect([built.guardian, built.leftOut.length]).toEqual(['P20', POOL - LEAST_PILE]);
    expect(new Set(built.strongholds)).toEqual(new Set(['P21', 'K22', 'T23']));
    expect((await look(bo)).theirs.guardian).toBeNull();
  });

  it('ARENA-DOM-01 is played with these decks, on to its first dominants and beyond', async () => {
    await build(ada, 'finishDeck', true);
    expect((await look(ada)).position.waiting?.mine).toBe(false);
    await build(bo, 'finishDeck', true);
    const { view, mine, theirs } = await look(bo);
    expect(view).toMatchObject({ turn: 1, stage: 'ENLISTMENT' });
    expect(theirs.guardian).toBe('P20');
    for (const { dominant } of [mine, theirs]) expect(dominant!.cardId).toMatch(/^K/);
    const players = [ada, bo].map((client) => ({ client, wish: letBe }));
    const looks = await playOut(gameId, club.box, players, ({ view: { turn } }) => turn === 2);
    expect(looks.at(-1)!.view.turn).toBe(2);
    expect(club.api.faults).toEqual([]);
  });

  it('keeps from a seat what the other has opened, left out and chosen', async () => {
    const seen = expectOwnAlone(1, await bo.everything(gameId, selection), secrets);
    // Boosters and a finished deck have two secrets each, every other choice one; some cards may be out from the start.
    expect(seen.own).toBe(2 + 2);
    expect(seen.hidden).toBeGreaterThanOrEqual(2 + 1 + 3 + 2);
  });
});

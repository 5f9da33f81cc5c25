import { randomUUID } from 'node:crypto';
import { guardians } from '#guardians-presentation';
import type { Building } from '../table/card-look.js';
import { openClub, seatTwo, type Club } from '../table/club.js';
import { give } from '../table/play-out.js';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectOwnAlone } from '../table/secrets-kept.js';
import { openGame } from '../table/seating.js';
import type { TableClient } from '../table/table-client.js';
import { Look } from './look.js';
import { settler, sleeper } from './players.js';
import { endingOf, playOut } from './table.js';

const JOIN =
  'mutation($input: JoinGameInput!) { joinGame(input: $input) { ... on CommandRejected { ruleId code message } } }';

/** The events that build a deck, and what they keep secret. */
const building = ['boostersOpened', 'guardianTaken', 'strongholdTaken', 'cardLeftOut', 'deckFinished'];
const secrets = secretFieldsOf(guardians).filter(({ event }) => building.includes(event));
const selection = secretSelection('Guardians', secrets, { strongholds: '{ LEFT CENTER RIGHT }' });

const BOOSTERS = 4 * 15;
const KIT = ['L24-7', 'L24-8', 'L24-9', 'L24-11', 'L24-12', 'L24-13', 'L26', 'L27', 'L28', 'T27'];
const LANDS = ['A2', 'B2', 'C2', 'A3', 'B3', 'C3'];

describe('A sealed game of Guardians over the API', () => {
  let club: Club<['Ada', 'Bo']>;
  let ada: TableClient;
  let bo: TableClient;
  let gameId: string;

  beforeAll(async () => {
    club = await openClub('guardians', 'Ada', 'Bo');
    [ada, bo] = club.clients;
    gameId = await seatTwo([ada, bo], { guardians: { decks: 'SEALED', boosterSet: 'K', boosters: 4 } });
  });
  afterAll(() => club.close());

  const look = (client: TableClient): Promise<Look> => Look.at(client, gameId, club.box);
  const buildingOf = async (client: TableClient): Promise<Building> => (await look(client)).view.own!.building!;
  const build = (client: TableClient, type: string, values: unknown): Promise<void> =>
    give(client, gameId, { guardians: { [type]: values } });
  const isShield = (cardId: unknown): boolean => /^(?:SHIELD|STANDARD)/u.test(club.box.get(String(cardId))!.type);

  it('GUARD-014 takes no deck from any player', async () => {
    const table = await openGame(ada, { guardians: { decks: 'SEALED' } });
    const input = { gameId: table, commandId: randomUUID(), brings: { guardians: { starter: 'HOLLOW_TIDE' } } };
    const { joinGame } = await bo.ask<{ joinGame: object }>(JOIN, { input });
    expect(joinGame).toMatchObject({ code: 'DECK_NOT_WANTED', ruleId: 'GUARD-015' });
  });

  it('GUARD-014 each seat opens its own boosters, and has the kit besides', async () => {
    const [own, other] = [await buildingOf(ada), await buildingOf(bo)];
    for (const { pool } of [own, other]) {
      expect(pool).toHaveLength(BOOSTERS + KIT.length);
      expect(pool).toEqual(expect.arrayContaining(KIT));
    }
    expect(own.pool).not.toEqual(other.pool);
  });

  it('GUARD-014 leads its deck by whom it likes, and leaves out what it likes, but never one of the last six shields', async () => {
    await build(ada, 'chooseGuardian', { cardId: 'K20' });
    for (const cardId of ['P21', 'K22', 'T23']) await build(ada, 'chooseStronghold', { cardId });
    const shieldOut = async (): Promise<unknown> =>
      (await look(ada)).commands('leaveOut', ({ cardId }) => isShield(cardId))[0];
    for (let out = await shieldOut(); out !== undefined; out = await shieldOut()) await give(ada, gameId, out);
    const { pool, leftOut, guardian, strongholds } = await buildingOf(ada);
    expect(pool.filter(isShield).length - leftOut.filter(isShield).length).toBe(6);
    expect([guardian, new Set(strongholds)]).toEqual(['K20', new Set(['P21', 'K22', 'T23'])]);
    expect((await look(ada)).commands('leaveOut').length).toBeGreaterThan(0);
    expect((await look(bo)).theirs.guardian).toBeNull();
  });

  it('GUARD-222 keeps from a seat what the other has opened, left out and chosen, but for whom it then leads into play', async () => {
    await build(ada, 'finishDeck', true);
    expect((await look(ada)).position.waiting?.mine).toBe(false);
    await build(bo, 'finishDeck', true);
    expect((await look(bo)).theirs.guardian).toBe('K20');
    const seen = expectOwnAlone(1, await bo.everything(gameId, selection), secrets);
    // Boosters and a finished deck have two secrets each, every other choice one.
    expect(seen.own).toBe(2 + 2);
    expect(seen.hidden).toBeGreaterThanOrEqual(2 + 1 + 3 + 2);
  });

  it('GUARD-212 GUARD-216 is played with these decks, until all six lands are controlled when a turn ends, or the last turn has', async () => {
    const looks = await playOut(gameId, club.box, [
      { client: ada, wish: settler },
      { client: bo, wish: sleeper },
    ]);
    expect(looks.some(({ view: { stage } }) => stage === 'III_B_SETTLE')).toBe(true);
    const { grounds: board } = (await look(bo)).view;
    const lands = board.filter(({ space }) => LANDS.includes(space));
    expect(lands).toHaveLength(6);
    // The boosters are chance: with poor ones the settler does not get everywhere in time.
    const reason = lands.every(({ controller }) => controller === 0) ? 'LANDS' : 'LIMIT';
    expect(await endingOf(ada, gameId)).toMatchObject({
      outcome: { reason, placings: expect.arrayContaining([{ seat: 0, rank: 1 }]) },
      view: { over: reason, winner: 0 },
    });
    expect(club.api.faults).toEqual([]);
  });
});

import type { Contribution } from '../table/card-look.js';
import type { Club } from '../table/club.js';
import type { Ending } from '../table/ending.js';
import type { StreamedEvent } from '../table/table-client.js';
import { checkSight } from './checks.js';
import { captorsDeck, offeringsDeck } from './decks.js';
import type { Look } from './look.js';
import { captor, offering, raider, sleeper } from './players.js';
import { deck, endingOf, openClub, playOut, seat, starter } from './table.js';

describe('Arena between two clients that know only the API', () => {
  let club: Club<['Ada', 'Bo']>;
  beforeAll(async () => {
    club = await openClub('Ada', 'Bo');
  });
  afterAll(() => club.close());

  const typesOf = (events: readonly StreamedEvent[]): string[] => events.map(({ type }) => type);

  describe('that steer to three ruins', () => {
    let looks: Look[];
    let ending: Ending;
    let events: StreamedEvent[];

    beforeAll(async () => {
      const { clients, box } = club;
      const [ada, bo] = clients;
      const gameId = await seat(clients, [starter('HOLLOW_TIDE'), starter('LANTERN_COURT')]);
      looks = await playOut(gameId, box, [
        { client: ada, wish: sleeper },
        { client: bo, wish: raider },
      ]);
      ending = await endingOf(bo, gameId);
      events = await bo.everything(gameId, '... on ArenaStrongholdDestroyed { seat }');
    });

    it('ARENA-END-02 a seat that keeps creatures at home wins against one that defends nothing', () => {
      expect(ending).toMatchObject({
        outcome: {
          reason: 'RUINS',
          placings: [
            { seat: 1, rank: 1 },
            { seat: 0, rank: 2 },
          ],
        },
        view: { over: 'RUINS', winner: 1 },
      });
      const fallen = events.filter(({ type }) => type === 'strongholdDestroyed');
      expect(fallen.map(({ payload }) => payload['seat'])).toEqual([0, 0, 0]);
      expect(ending.view.turn).toBeGreaterThanOrEqual(5);
      expect(typesOf(events)).not.toContain('combatBegun');
      expect(club.api.faults).toEqual([]);
    });

    it('ARENA-ENG-04 the view shows all own cards, and nothing of the enemy that lies face down', () => {
      expect(looks.reduce((hidden, look) => hidden + checkSight(look), 0)).toBeGreaterThan(10);
    });
  });

  describe('that steer to a defeated guardian', () => {
    const DECIDED = `... on ArenaChallengeDecided { seat total vitality won contributions { source card sort value effect rule } }
      ... on ArenaCreatureCaptured { seat captive { cardId } } ... on ArenaChallengeMade { seat stones }`;
    let looks: Look[];
    let ending: Ending;
    let events: StreamedEvent[];

    beforeAll(async () => {
      const { clients, box } = club;
      const [ada, bo] = clients;
      const gameId = await seat(clients, [deck(captorsDeck), deck(offeringsDeck)]);
      looks = await playOut(gameId, box, [
        { client: ada, wish: captor },
        { client: bo, wish: offering },
      ]);
      ending = await endingOf(ada, gameId);
      events = await ada.everything(gameId, DECIDED);
    });

    it('ARENA-END-03 a captive that is strong enough defeats its own guardian', () => {
      expect(ending).toMatchObject({
        outcome: {
          reason: 'GUARDIAN',
          placings: [
            { seat: 0, rank: 1 },
            { seat: 1, rank: 2 },
          ],
        },
        view: { over: 'GUARDIAN', winner: 0 },
      });
      const types = typesOf(events);
      const steps = ['strongholdDestroyed', 'creatureCaptured', 'challengeMade', 'challengeDecided', 'gameOver'];
      expect(types.filter((type) => steps.includes(type))).toEqual(steps);
      expect(looks.some(({ view }) => view.players[0]?.captive)).toBe(true);
      expect(club.api.faults).toEqual([]);
    });

    it("ARENA-CHA-05 ARENA-CHA-07 the parts of the captive's total sum up to it, beyond the vitality", () => {
      const { total, vitality, won, contributions } = events.find(({ type }) => type === 'challengeDecided')!.payload;
      const sum = (contributions as Contribution[]).reduce((all, { value }) => all + value, 0);
      expect([total, vitality, won]).toEqual([sum, 27, true]);
      expect(sum).toBeGreaterThan(27);
      expect((contributions as Contribution[]).map(({ sort }) => sort)).toEqual(['BASE', 'INFLUENCE']);
    });
  });
});

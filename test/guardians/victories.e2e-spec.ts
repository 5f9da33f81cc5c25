import { Random } from '#kernel';
import type { Contribution } from '../table/card-look.js';
import { openClub, seatTwo, type Club } from '../table/club.js';
import type { Ending } from '../table/ending.js';
import { give } from '../table/play-out.js';
import type { StreamedEvent } from '../table/table-client.js';
import { breakersDeck, gatekeepersDeck } from './decks.js';
import { Look } from './look.js';
import { breaker, gatekeeper } from './players.js';
import { deck, endingOf, playOut } from './table.js';

const SELECTION = `... on GuardiansPassed { seat } ... on GuardiansPassesDeclared { seat until }
  ... on GuardiansCombatBegun { place } ... on GuardiansStrongholdRuined { of stronghold }
  ... on GuardiansMatchupCompared { kind winner totals { seat total contributions { card sort value } } }`;

/** Where a seat is asked only because it might do something; who has declared passes is asked in none. */
const isWindow = (stage: string): boolean =>
  /_PLAYS$|^MATCHUP_|_CORRUPTION$|^COMBAT_(COMMAND|HEAL)$|^RESPONSE$/u.test(stage);

interface Compared {
  readonly kind: string;
  readonly winner: number | null;
  readonly totals: readonly { readonly seat: number; readonly total: number; readonly contributions: Contribution[] }[];
}

describe('Guardians between two clients that know only the API, one of whom goes for the guardian', () => {
  let club: Club<['Ada', 'Bo']>;
  let looks: Look[];
  let ending: Ending;
  let events: StreamedEvent[];
  /** The view of Ada when Bo has declared passes, and the turn in which that happened. */
  let declared: Look;

  beforeAll(async () => {
    club = await openClub('guardians', 'Ada', 'Bo');
    const { clients, box } = club;
    const [ada, bo] = clients;
    const gameId = await seatTwo(clients, { guardians: {} }, [deck(breakersDeck), deck(gatekeepersDeck)]);
    const players = [
      { client: ada, wish: breaker },
      { client: bo, wish: gatekeeper(Random.from('Bo')) },
    ];
    const isIdle = ({ view: { combat, own }, position }: Look): boolean =>
      combat !== null && own?.seat === 1 && position.waiting?.mine === false;
    const start = await playOut(gameId, box, players, isIdle);
    const declaring = start.at(-1)!.commands('declarePasses', ({ until }) => until === 'TURN')[0];
    await give(bo, gameId, declaring);
    await give(bo, gameId, (await Look.at(bo, gameId, box)).commands('withdrawPasses')[0]);
    await give(bo, gameId, declaring);
    declared = await Look.at(ada, gameId, box);
    looks = await playOut(gameId, box, players);
    ending = await endingOf(ada, gameId);
    events = await ada.everything(gameId, SELECTION);
  });
  afterAll(() => club.close());

  it('GUARD-134 passes are declared, withdrawn and declared again while the other has to decide, and all players see it', () => {
    expect(declared.theirs.passing).toBe('TURN');
    const told = events.filter(({ type }) => /^passes/u.test(type));
    expect(told.map(({ type }) => type)).toEqual(['passesDeclared', 'passesWithdrawn', 'passesDeclared']);
    expect(told.at(-1)!.payload).toMatchObject({ seat: 1, until: 'TURN' });
  });

  it('GUARD-133 GUARD-134 a seat that has declared passes for the turn is asked in no window of it, and passes all the same', () => {
    const { turn } = declared.view;
    const asked = looks.filter(({ view, position }) => view.own?.seat === 1 && position.waiting?.mine);
    const inTurn = asked.filter(({ view }) => view.turn === turn);
    expect(inTurn.map(({ view }) => view.stage)).toContain('PRIMARY_COMMIT');
    expect(inTurn.filter(({ view }) => isWindow(view.stage))).toEqual([]);
    expect(asked.filter(({ view }) => view.turn > turn && isWindow(view.stage)).length).toBeGreaterThan(0);
    const from = events.findLastIndex(({ type }) => type === 'passesDeclared');
    const until = events.findIndex(({ type }, at) => at > from && type === 'turnBegan');
    const passed = events.slice(from, until).filter(({ type }) => type === 'passed');
    expect(passed.filter(({ payload }) => payload['seat'] === 1).length).toBeGreaterThan(1);
    expect(looks.at(-1)!.view.players.map(({ passing }) => passing)).toEqual([null, null]);
  });

  it('GUARD-180 GUARD-181 breaks into a stronghold, which falls into ruin, and goes from there to the guardian behind it', () => {
    const types = events.map(({ type }) => type);
    const steps = ['combatBegun', 'strongholdRuined', 'gameOver'];
    expect(types.filter((type) => steps.includes(type))).toEqual([
      'combatBegun',
      'strongholdRuined',
      'combatBegun',
      'gameOver',
    ]);
    const [broken] = events.filter(({ type }) => type === 'strongholdRuined');
    expect(broken!.payload).toMatchObject({ of: 1, stronghold: 'RIGHT' });
    const places = events.filter(({ type }) => type === 'combatBegun').map(({ payload }) => payload['place']);
    expect(places).toEqual(['A4', 'G4']);
  });

  it('GUARD-185 wins as soon as the total of the guardian is exceeded', () => {
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
    expect(club.api.faults).toEqual([]);
  });

  it('GUARD-151 GUARD-187 the guardian counts its standing strongholds, the second attacker what the first one counted', () => {
    const last = events.filter(({ type }) => type === 'matchupCompared').at(-1)!.payload as unknown as Compared;
    const [own, theirs] = [0, 1].map((seat) => last.totals.find((total) => total.seat === seat)!);
    expect([last.kind, last.winner, own!.total, theirs!.total]).toEqual(['SECONDARY', 0, 30, 28]);
    const parts = theirs!.contributions.map(({ card, value }) => [card, value]);
    expect(parts).toEqual([
      ['L20', 20],
      ['L21', 3],
      ['L22', 5],
    ]);
    expect(own!.contributions.map(({ value }) => value)).toEqual([15, 15]);
  });
});

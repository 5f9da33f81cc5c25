import { arena } from '#arena-presentation';
import { accepted, ChroniclerClient, type OpenSeasonInput, type SeasonPlace } from '#client';
import type { Contracts } from '#contracts';
import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { planSchema } from '#leagues';
import { randomPlan, seasonKinds } from '#leagues/testing';
import { serveRulesets } from '../../apps/api/src/graphql/derived-types.js';
import { rulesets } from '../../apps/rulesets.js';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { fieldOf, inside } from '../../apps/web/src/leagues/plan/part.js';
import { fromInput, toInput, type Planned, type PlanInput } from '../../apps/web/src/leagues/plan/planned.js';

const PLANS = sizeOf('RANDOM_PLANS', { here: 24, change: 24, full: 240 });
const PLAN =
  'query ($leagueId: ID!, $season: Int!) { league(id: $leagueId) { season(number: $season) { planInput } } }';
const again = sameAgain('test/leagues/plan-as-it-is', 'RANDOM_PLANS');

/** A time from now, in milliseconds since 1970: plans have no times of the past. */
const inDays = (days: number): number => Date.now() + days * 86_400_000;

/** Parts of a plan that the random seasons of the rules do without. */
const more = (random: Random, isShared: boolean): object => ({
  table: {
    hiddenSeeds: false,
    seating: isShared ? 'AT_ONCE' : random.pick(['AT_ONCE', 'BY_PLAYERS']),
    spectatorDelay: random.below(3_600),
    ...(random.below(2) === 0 ? { bank: { seconds: 1 + random.below(5_000), increment: random.below(60) } } : {}),
    ...(random.below(2) === 0 ? { calendar: { daysOff: [6, 7], utcOffset: random.below(800) } } : {}),
    ...(random.below(2) === 0 ? { substitutes: !isShared } : {}),
  },
  joinWithin: 60 + random.below(100_000),
  rating: {
    rating: random.pick([
      { system: 'WENG_LIN', luck: 1 + random.below(500), period: 7 },
      { system: 'GLICKO_2', tau: 0.3, mean: 1_000 + random.below(900) },
    ]),
  },
});

/** The registration of a plan, in times to come. */
const registration = (random: Random): object => ({
  opens: inDays(1),
  closes: inDays(9),
  capacity: 2 + random.below(100),
  approval: random.below(2) === 0,
  lateUntil: 1 + random.below(3),
  conditions: { games: 3, accountDays: 2, rating: { least: random.below(100) - 50.5, most: 1_800.5 } },
  ...(random.below(2) === 0 ? { checkIn: { opens: inDays(2), closes: inDays(10) } } : {}),
});

/** A random plan of a kind in the form of the API, with everything in it that a form could lose. */
function planOf(contracts: Contracts, random: Random, kind: string): PlanInput {
  const drawn = randomPlan(random, kind);
  const game = drawn.decks ? arena : lantern;
  const paired = ['swiss', 'round robin', 'tables', 'knock-out'].includes(kind);
  const { options, ruleset, ...plan } = planSchema.parse({
    ...drawn,
    ...more(random, drawn.deal === 'DUPLICATE'),
    ruleset: game.name,
    options: game.schemas.options.parse(game === lantern ? { storms: 1 + random.below(3) } : {}),
    registration: registration(random),
    ...(drawn.decks ? { decks: { ...drawn.decks, deadline: inDays(8) } } : {}),
    ...(paired
      ? {
          pairing: random.pick([
            { kind: 'WHEN_COMPLETE', pause: 90 },
            { kind: 'TIMETABLE', first: inDays(20), every: 5_400 },
          ]),
        }
      : {}),
  });
  return {
    options: { [ruleset]: contracts.of(ruleset).writeOptions(options) } as unknown as OpenSeasonInput['options'],
    plan: contracts.ofSubject('league').writeObject('plan', plan) as unknown as OpenSeasonInput['plan'],
  };
}

describe('The plan of a season, as the form of the web app takes and sends it', () => {
  let api: TestApi;
  let client: ChroniclerClient;
  beforeAll(async () => {
    api = await sharedTestApi();
    const { token } = await TestClient.register(api.url, 'Planner');
    client = new ChroniclerClient({ url: api.url, token: token! });
  });
  afterAll(async () => {
    await client.close();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const planIn = async (place: SeasonPlace): Promise<PlanInput> =>
    (await client.ask<{ league: { season: { planInput: PlanInput } } }>(PLAN, place)).league.season.planInput;

  it('keeps all of it where one field is changed, in random plans of every kind', async () => {
    const random = Random.from(seedOf('plans as they are'));
    const kinds = Object.keys(seasonKinds);
    const { league } = accepted(await client.leagues.open({ name: 'Plans' }));
    const { id: leagueId } = league;
    for (let season = 1; season <= PLANS; season += 1) {
      const kind = kinds[season % kinds.length]!;
      const input = planOf(serveRulesets(rulesets), random, kind);
      accepted(await client.leagues.openSeason({ leagueId, name: kind, ...input }));
      const present = await planIn({ leagueId, season });
      expect({ again, kind, ...present }).toMatchObject({ again, kind, ...input });

      const { plan, ...game } = fromInput(present);
      const after = { plan };
      const whole = { value: plan, set: (next: Planned['plan']) => (after.plan = next) };
      fieldOf(inside(whole, 'registration'), 'capacity').set(7);
      const changed = toInput({ ...game, ...after });
      accepted(
        await client.leagues.changeSeasonPlan({ leagueId, number: season, reason: 'A small hall.', ...changed }),
      );
      const registration = { ...plan.registration, capacity: 7 };
      const expected = { ...present, plan: { ...plan, registration } };
      expect({ again, kind, now: await planIn({ leagueId, season }) }).toEqual({ again, kind, now: expected });
      accepted(await client.leagues.command(leagueId, { closeSeason: { season, games: 'REFUSE' } }));
    }
  });

  it.each(rulesets.map(({ name }) => name))('keeps the options of %s', async (name) => {
    const { league } = accepted(await client.leagues.open({ name }));
    const place = { leagueId: league.id, season: 1 };
    const options = { [name]: {} } as unknown as OpenSeasonInput['options'];
    const plan = { format: { KNOCK_OUT: true }, table: { seating: 'BY_PLAYERS' } } as const;
    accepted(await client.leagues.openSeason({ leagueId: league.id, name, options, plan }));
    const present = await planIn(place);
    const sent = toInput(fromInput(present));
    accepted(await client.leagues.changeSeasonPlan({ leagueId: league.id, number: 1, reason: 'As before.', ...sent }));
    expect(await planIn(place)).toEqual(present);
  });
});

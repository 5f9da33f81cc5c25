import { scenarioById } from '../../content/catalogue.js';
import type { Options } from '../../options-fields.js';
import { optionsSchema } from '../../options.js';
import { heroesASide, seatPlan } from './seat-plan.js';

const opened = (options: object): Options => optionsSchema.parse(options);
const problem = (options: object): string | undefined => optionsSchema.safeParse(options).error?.issues[0]?.message;

describe('seats and heroes a side', () => {
  it.each([
    [3, 2, { A: 3, B: 3 }],
    [2, 3, { A: 3, B: 3 }],
    [4, 2, { A: 4, B: 2 }],
    [2, 1, { A: 2, B: 2 }],
    [1, 1, { A: 1, B: 1 }],
    [5, 1, { A: 5, B: 1 }],
  ])('CLASH-EX54 CLASH-201 %i seats against %i', (seatsA, seatsB, heroes) => {
    expect(heroesASide({ ...opened({}), seatsA, seatsB })).toEqual(heroes);
  });

  it('CLASH-EX54 CLASH-201 six in co-op have six heroes and no places', () => {
    const options: Options = { ...opened({}), mode: 'COOP', seatsA: 6 };
    expect(heroesASide(options)).toEqual({ A: 6, B: 0 });
    expect(seatPlan(options).seats.map(({ side }) => side)).toEqual(Array(6).fill('A'));
  });

  it('CLASH-201 options may set more heroes; the other side follows as far as six reach', () => {
    expect(heroesASide({ ...opened({}), seatsA: 1, seatsB: 1, heroesA: 4 })).toEqual({ A: 4, B: 2 });
    expect(heroesASide({ ...opened({}), seatsA: 1, seatsB: 1, heroesB: 2 })).toEqual({ A: 2, B: 2 });
    expect(heroesASide({ ...opened({}), seatsA: 1, seatsB: 1, heroesA: 2, heroesB: 1 })).toEqual({ A: 2, B: 1 });
  });

  it('CLASH-201 seats of side A come first; all of them have to be taken', () => {
    expect(seatPlan({ ...opened({}), seatsA: 2, seatsB: 1 })).toEqual({
      least: 3,
      seats: [
        { seat: 0, side: 'A' },
        { seat: 1, side: 'A' },
        { seat: 2, side: 'B' },
      ],
    });
  });

  it('CLASH-009 CLASH-201 no more than six heroes, no fewer than seats', () => {
    expect(problem({ seatsA: 4, seatsB: 3 })).toMatch(/six heroes/);
    expect(problem({ heroesA: 4, heroesB: 3 })).toMatch(/six heroes/);
    expect(problem({ seatsA: 2, heroesA: 1 })).toMatch(/as many heroes as seats/);
  });

  it('CLASH-009 CLASH-190 solo has one seat, co-op two to six; both need a scenario for them', () => {
    expect(problem({ mode: 'SOLO', seatsA: 2, scenarioId: 'silent-hour' })).toMatch(/one seat/);
    expect(problem({ mode: 'COOP', seatsA: 1, scenarioId: 'silent-hour' })).toMatch(/two to six/);
    expect(problem({ mode: 'COOP', seatsA: 2, scenarioId: 'silent-hour' })).toBeUndefined();
    expect(problem({ mode: 'SOLO', scenarioId: 'rooftop-rumble' })).toMatch(/not played in this mode/);
    expect(problem({ scenarioId: 'nowhere' })).toMatch(/no scenario/);
  });

  it('CLASH-014 a scenario of one’s own is taken when it can be played, and refused with what is wrong', () => {
    const own = { ...scenarioById('silent-hour'), id: 'my-own' };
    expect(problem({ scenario: own })).toBeUndefined();
    const cut = optionsSchema.safeParse({ scenario: { ...own, tiles: own.tiles.slice(0, 1) } }).error?.issues ?? [];
    expect(cut.length).toBeGreaterThan(1);
    expect(cut[0]).toMatchObject({ path: ['scenario.starts.B[0]'], message: '8,5 is no space of the board.' });
  });

  it('CLASH-072 records of a campaign are those of such heroes', () => {
    const cards = ['rage', 'ultrawoman'].map((heroId) => ({ heroId, rank: 'HERO', cards: [], setAside: [] }));
    expect(optionsSchema.safeParse({ campaign: { heroes: cards } }).success).toBe(false);
    expect(problem({ campaign: { heroes: [] } })).toBeUndefined();
    expect(problem({ campaign: { heroes: [] }, rankA: 'HERO' })).toMatch(/campaign/);
  });
});

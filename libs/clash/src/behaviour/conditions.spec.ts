import type { Amount, Condition } from '../content/vocabulary.js';
import { aGame, given, madeHero, type GameSetup, type HeroSetup } from '../testing/index.js';

const text = { en: 'x', fr: 'x' };

/** Whether a condition holds for the active hero: a special action that would do nothing without it is not offered. */
function isMet(condition: Condition, { heroes = [{ at: '0,0' }, { at: '4,4' }], ...setup }: GameSetup = {}): boolean {
  const effects = [{ if: { condition, then: [{ damage: { who: { of: 'SELF' as const }, points: 1 } }] } }];
  const specialActions = [{ id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: effects }];
  const scene = given(aGame({ at: 'activation', heroes, plan: { specialActions }, ...setup }));
  return scene.legal(0, 'performSpecialAction').length > 0;
}

/** Whether a number of the game is this one, and no other. */
const isExactly = (what: Amount, number: number, setup?: GameSetup): boolean =>
  isMet({ and: [{ atLeast: { what, number } }, { atMost: { what, number } }] }, setup);

describe('conditions', () => {
  it('CLASH-255 a side holds an article at stake that it has won, not the other side, nor an article of another kind', () => {
    const pages: GameSetup['pages'] = {
      A: [
        { kind: 'OBJECTIVE', id: 'large', turn: 1 },
        { kind: 'PRAISE', id: 'medium', turn: 1 },
      ],
    };
    const holds = (side: 'A' | 'B', article: string): boolean => isMet({ holds: { side, article } }, { pages });
    expect([holds('A', 'large'), holds('A', 'medium'), holds('B', 'large')]).toEqual([true, false, false]);
  });

  it('CLASH-230 CLASH-248 are put together, with doors, the track and tokens in them', () => {
    const track: Condition = { atLeast: { what: { track: true }, number: 2 } };
    const turn: Condition = { atLeast: { what: { turn: true }, number: 9 } };
    const setup: GameSetup = { state: { track: 2 }, tokens: [{ id: 'route-1', kindId: 'route', spaceId: '2,2' }] };
    const met = (condition: Condition): boolean => isMet(condition, setup);
    expect([met({ or: [turn, track] }), met({ and: [turn, track] }), met({ not: turn })]).toEqual([true, false, true]);
    expect(met({ doorOpen: '6a/stair-door' })).toBe(false);
    expect([isExactly({ track: true }, 2, setup), isExactly({ tokens: 'route' }, 1, setup)]).toEqual([true, true]);
    expect(isExactly({ turn: true }, 1, setup)).toBe(true);
  });

  it('CLASH-246 CLASH-255 count heroes who are out, articles at stake, and the deeds of those who are named', () => {
    const [a, ally, b] = [madeHero(), madeHero(), madeHero()];
    const heroes: HeroSetup[] = [
      { id: a, seat: 0, at: '0,0', deeds: { HITS: 2 } },
      { id: ally, seat: 0, teamUp: true, at: '1,1', deeds: { HITS: 5 } },
      { id: b, seat: 1, at: '4,4' },
      { seat: 1, teamUp: true, at: null },
    ];
    const pages: GameSetup['pages'] = {
      A: [
        { kind: 'OBJECTIVE', id: 'large', turn: 1 },
        { kind: 'DISCREDIT', id: a, turn: 1 },
      ],
    };
    const counts = (what: Amount, number: number): boolean => isExactly(what, number, { heroes, pages });
    expect([counts({ heroesOut: 'B' }, 1), counts({ heroesOut: 'A' }, 0)]).toEqual([true, true]);
    expect([counts({ articles: { side: 'A' } }, 1), counts({ articles: { side: 'B' } }, 0)]).toEqual([true, true]);
    expect(counts({ deed: { of: { of: 'SELF' }, what: 'HITS' } }, 2)).toBe(true);
    expect(counts({ deed: { of: { of: 'ALLIES' }, what: 'HITS' } }, 5)).toBe(true);
  });
});

import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

/** The first item of the end of a turn, with missiles that do this. */
function missiles(endOfTurn: Effect[], setup: GameSetup): Scene {
  const silo = box.known.room('t3a');
  overlay(box).add('room', { ...silo, objective: silo.objective && { ...silo.objective, endOfTurn } });
  let scene = given(aGame({ at: 'activation', ...setup }));
  while (scene.step !== undefined) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene.whenJobRuns();
}

/** The same, with missiles that hurt a hero of the overlord’s choice. */
function missilesAsk(optional: boolean): Scene {
  const hurt: Effect = { damage: { who: { of: 'CHOSEN' }, points: 1 } };
  return missiles([{ chooseFigure: { among: { of: 'HEROES' }, optional, do: [hurt] } }], { heroes: [{}, {}] });
}

describe('a question in the end of a turn', () => {
  it('SKAROV-END-05 SKAROV-GEN-09 the overlord is asked about open choices of an objective, and the rest waits for it', () => {
    const asked = missilesAsk(false);
    expect([asked.step, asked.asked]).toEqual(['window.choice', [2]]);
    expect(asked.byDefault(2)).toEqual({ type: 'choose', optionId: 'sgt-freedom' });
    const chosen = asked.when(2, { type: 'choose', optionId: 'super-nova' });
    expect([chosen.figure('super-nova').damage, chosen.waiting]).toEqual([1, { rules: 'endOfTurn', key: '1.1' }]);
  });

  it('SKAROV-GEN-09 SKAROV-GEN-10 by default a window is declined where that is offered', () => {
    const asked = missilesAsk(true);
    expect(asked.byDefault(2)).toEqual({ type: 'choose', optionId: 'decline' });
    expect(asked.whenTimeRunsOut().happened('damageDealt')).toEqual([]);
  });

  it('SKAROV-END-05 an automatic choice tells its candidates, its rule, and the keys that ordered them', () => {
    const endOfTurn: Effect[] = [
      { damage: { who: { of: 'HEROES', pick: 'NEAREST' }, points: 1 } },
      { move: { who: { of: 'SHEET', sheet: 'chi' }, toward: { spaceOf: { of: 'HEROES', pick: 'NEAREST' } } } },
    ];
    const scene = missiles(endOfTurn, {
      heroes: [{ at: '5,3' }, { at: '1,2' }],
      villains: [{ sheet: 'chi', at: '9,1' }],
    });
    // Zones and spaces from the chooser (Skarov behind his door, then Chi), health left, the side that is first.
    const weighing = (...candidates: readonly [candidateId: string, ...keys: number[]][]) => ({
      rule: 'SKAROV-GEN-14',
      candidates: candidates.map(([candidateId, ...keys]) => ({ candidateId, keys })),
      drawn: false,
    });
    expect(scene.happened('choiceMade')).toMatchObject([
      {
        seat: null,
        source: 'missiles',
        optionId: 'sgt-freedom',
        weighed: weighing(['sgt-freedom', 99, 9, 4, 0], ['super-nova', 99, 13, 4, 0]),
      },
      {
        seat: null,
        source: 'missiles',
        optionId: 'sgt-freedom',
        weighed: weighing(['sgt-freedom', 2, 4, 3, 0], ['super-nova', 5, 8, 4, 0]),
      },
    ]);
    const [moved] = scene.happened('figureMoved');
    expect(moved).toMatchObject({ figureId: 'chi-1', from: '9,1', to: '5,2', zones: ['t3a/a', 't3a/c'] });
    // No wish, zones and spaces to the hero, and whether it is another space than its own.
    expect(moved?.weighed?.rule).toBe('SKAROV-MOVE-09');
    expect(moved?.weighed?.candidates.slice(0, 5)).toEqual([
      { candidateId: '5,2', keys: [0, 0, 1, 1] },
      { candidateId: '6,2', keys: [0, 0, 1, 1] },
      { candidateId: '6,3', keys: [0, 0, 1, 1] },
      { candidateId: '6,4', keys: [0, 0, 1, 1] },
      { candidateId: '5,1', keys: [0, 1, 2, 1] },
    ]);
    expect(moved?.weighed?.candidates).toHaveLength(20);
  });
});

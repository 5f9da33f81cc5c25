import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import { aGame, given, type Scene } from '../testing/index.js';

/** The first item of the end of a turn, with missiles that hurt a hero of somebody's choice. */
function missilesAsk(optional: boolean): Scene {
  const silo = box.known.room('t3a');
  const hurt = { damage: { who: { of: 'CHOSEN' as const }, points: 1 } };
  const endOfTurn = [{ chooseFigure: { among: { of: 'HEROES' as const }, optional, do: [hurt] } }];
  overlay(box).add('room', { ...silo, objective: silo.objective && { ...silo.objective, endOfTurn } });
  let scene = given(aGame({ at: 'activation', heroes: [{}, {}] }));
  while (scene.step !== undefined) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene.whenJobRuns();
}

describe('a question in the end of a turn', () => {
  it('SKAROV-END-05 SKAROV-GEN-09 what an objective leaves open the overlord is asked, and the rest waits for him', () => {
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
});

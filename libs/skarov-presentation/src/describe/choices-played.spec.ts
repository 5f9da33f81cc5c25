import { CardTable } from '#skarov/testing';
import { describe as sentenceOf } from './describe.js';

const NAMES = ['Ada', 'Ivo'];

describe('what is chosen while an event is played', () => {
  it('SKAROV-EVT-07 is quoted where it is a kind of robot, and named where it is a figure', () => {
    const villains = ['android-1', 'gynoid-1', 'gynoid-2'].map((id, place) => ({ id, at: `${place},0` }));
    const table = new CardTable({ heroes: [{ id: 'sgt-freedom', at: '2,3' }], villains }, 'kinds');
    table.playEvent('kamikaze', 'android-1', { choose: ['1', 'gynoid-2'] });
    const chosen = table.events.filter(({ type }) => type === 'choiceMade');
    expect(chosen.map((event) => sentenceOf(event, 'en', NAMES))).toEqual([
      'Ivo chooses “A Gynoid” (“Kamikaze”).',
      'Ivo chooses Gynoid 2 (“Kamikaze”).',
    ]);
    expect(sentenceOf(chosen[0]!, 'fr', NAMES)).toBe('Ivo choisit « Une Gynoïde » (« Kamikaze »).');
  });
});

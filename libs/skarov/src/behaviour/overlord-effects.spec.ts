import { contextOfRule } from '#skirmish/machine';
import type { Effect } from '../content/vocabulary.js';
import { aGame, given, type Scene } from '../testing/index.js';

/** The overlord, who holds these cards, has to discard so many. */
function discarding(count: number, hand: string[]): Scene {
  const discard: Effect = { discardEvents: { count } };
  const context = contextOfRule('a-text', { selfId: null, creditSide: 'HEROES' });
  return given(aGame({ at: 'activation', heroes: [{}], overlord: { hand } })).whenDone([discard], context);
}

describe('Event cards that a text has discarded', () => {
  it('SKAROV-GEN-12 are named one by one, as many as it says', () => {
    const asked = discarding(2, ['event:1', 'event:2', 'event:3', 'event:4']);
    expect([asked.step, asked.asked, asked.legal(1)]).toEqual([
      'window.choice',
      [1],
      ['event:1', 'event:2', 'event:3', 'event:4'].map((optionId) => ({ type: 'choose', optionId })),
    ]);
    const once = asked.when(1, { type: 'choose', optionId: 'event:3' });
    expect([once.asked, once.state.overlord.discard]).toEqual([[1], ['event:3']]);
    const twice = once.when(1, { type: 'choose', optionId: 'event:1' });
    expect([twice.asked, twice.state.overlord.discard]).toEqual([[0], ['event:3', 'event:1']]);
    expect(twice.state.overlord.hand).toEqual(['event:2', 'event:4']);
  });

  it('SKAROV-GEN-12 end with the hand, and are none from an empty one', () => {
    const last = discarding(2, ['event:1']).when(1, { type: 'choose', optionId: 'event:1' });
    expect([last.asked, last.state.overlord]).toMatchObject([[0], { hand: [], discard: ['event:1'] }]);
    expect(discarding(2, []).told).toEqual(['effectPassedOver']);
  });
});

describe('A villain that moves automatically', () => {
  it('SKAROV-DOOR-06 SKAROV-MOVE-09 measures through closed doors, as it moves', () => {
    const tiles = ['t1a', 't9a', 't7b', 't3a'].map((faceId, column) => ({ faceId, column, row: 0, turns: 0 }));
    const passages = [
      { edge: '4,2,E', kind: 'DOOR' as const },
      { edge: '9,2,E', kind: 'AIRLOCK' as const },
    ];
    const before = given(
      aGame({
        at: 'choice',
        tiles: [...tiles, { faceId: 't2a', column: 3, row: -1, turns: 0 }],
        passages,
        heroes: [{ at: '2,2' }],
        villains: [{ sheet: 'android', at: '8,2' }],
      }),
    );
    const toward: Effect = { move: { who: { of: 'SHEET', sheet: 'android' }, toward: { spaceOf: { of: 'HEROES' } } } };
    const moved = before.whenDone([toward], contextOfRule('a-text')).happened('figureMoved');
    expect(moved.map(({ to }) => Number(to.split(',')[0]) < 8)).toEqual([true]);
    expect(moved[0]?.weighed?.candidates.every(({ keys: [, zones = 99] }) => zones < 99)).toBe(true);
  });
});

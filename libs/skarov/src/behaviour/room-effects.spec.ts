import { contextOfDeed, effectsFrame } from '#skirmish';
import type { Effect } from '../content/vocabulary.js';
import { machineOf } from '../frame-rules.js';
import { aGame, given } from '../testing/index.js';

const step: Effect = { step: { who: { of: 'SELF' } } };

describe('A step into an adjacent space', () => {
  const steps = given(aGame({ at: 'activation', heroes: [{ at: '6,1' }] })).whenRules((turn) => {
    const machine = machineOf(turn);
    const context = contextOfDeed(turn.state, 'sgt-freedom', 'golden-boy-backflip');
    machine.pushRoot(context);
    machine.push(effectsFrame([step], context));
    machine.run();
  });
  const zonesTo = (spaceId: string): readonly string[] | undefined =>
    steps.when(0, { type: 'choose', optionId: spaceId }).happened('figureMoved')[0]?.zones;

  it('enters the zone of that space, unless the figure stood in it before', () => {
    expect([zonesTo('6,0'), zonesTo('6,2')]).toEqual([[], ['t3a/c']]);
  });
});

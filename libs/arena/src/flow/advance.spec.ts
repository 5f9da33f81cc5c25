import { ScriptedTurn } from '#kernel/testing';
import { aGame } from '../testing/index.js';
import { advance } from './advance.js';

describe('automatic steps', () => {
  it('ARENA-ENG-08 without end after one command are a fault of the rules, and no refusal of the player', () => {
    const endless = new ScriptedTurn(() => undefined, aGame({ at: 'SPLIT' }));
    expect(() => advance(endless)).toThrow('10000 events');
    expect(endless.events).toHaveLength(10_000);
  });

  it('ARENA-ENG-08 are counted, also when nothing comes of them', () => {
    const mute = new ScriptedTurn(() => undefined, aGame({ at: 'SPLIT' }));
    let steps = 0;
    const spend = (): void => {
      steps += 1;
      if (steps > 20) throw new Error('It goes round.');
    };
    expect(() => advance(Object.assign(mute, { emit: () => undefined, spend }))).toThrow('It goes round.');
  });
});

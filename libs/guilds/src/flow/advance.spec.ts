import { ScriptedTurn } from '#kernel/testing';
import { aGame } from '../testing/index.js';
import { advance } from './advance.js';

/** A game before the reveal of the first actions. */
const allChosen = () => {
  const state = aGame({ guilds: 2 });
  for (const guild of state.guilds) guild.firstAction = 'work';
  return state;
};

describe('the automatic steps', () => {
  it('is a fault of the rules when it has no end', () => {
    const endless = new ScriptedTurn(() => undefined, allChosen());
    expect(() => advance(endless)).toThrow('10000 events');
  });

  it('is counted, also when nothing comes of it', () => {
    const mute = new ScriptedTurn(() => undefined, allChosen());
    let steps = 0;
    const spend = (): void => {
      steps += 1;
      if (steps > 20) throw new Error('It goes round.');
    };
    expect(() => advance(Object.assign(mute, { emit: () => undefined, spend }))).toThrow('It goes round.');
  });
});

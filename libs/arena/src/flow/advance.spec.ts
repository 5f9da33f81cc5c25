import { ScriptedTurn } from '#kernel/testing';
import { aGame } from '../testing/index.js';
import { advance } from './advance.js';

describe('automatic steps', () => {
  it('ARENA-ENG-08 without end after one command are a fault of the rules, and no refusal of the player', () => {
    const endless = new ScriptedTurn(() => undefined, aGame({ at: 'SPLIT' }));
    expect(() => advance(endless)).toThrow('10000 events');
    expect(endless.events).toHaveLength(10_000);
  });
});

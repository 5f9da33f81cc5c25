import { jest } from '@jest/globals';
import type { ArenaTurn } from './turn.js';

let proceeded = 0;
jest.unstable_mockModule('./open-step.js', () => ({
  openStepOf: () => undefined,
  currentRules: () => ({ proceed: () => (proceeded += 1) }),
}));
const { advance } = await import('./advance.js');

describe('automatic steps', () => {
  it('ARENA-ENG-08 more than a thousand after one command are a fault of the rules, and no refusal of the player', () => {
    const turn = { state: { over: null, stage: 'SPLIT' } } as unknown as ArenaTurn;
    expect(() => advance(turn)).toThrow('ARENA-ENG-08: more than 1000 automatic steps after a command, in SPLIT.');
    expect(proceeded).toBe(1000);
  });
});

import { aGame, given } from '../testing/with-made-cards.js';

describe('automatic steps', () => {
  it('ARENA-ENG-08 more than a thousand after one command are a fault of the rules, and say so', () => {
    const nothing = { pile: [], dominant: null, stones: 0 };
    const endless = given(aGame({ at: 'SPLIT', turn: 1, seats: [nothing, nothing] }));
    expect(() => endless.goingOn()).toThrow('ARENA-ENG-08: more than 1000 automatic steps');
  });
});

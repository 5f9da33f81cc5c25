import { waitsFor } from './waits-for.js';

it('a step that is open waits for its seats, with the time that the options give them', () => {
  const open = { step: 'bid', stepId: 'bid-7', rules: {}, asked: [2, 0] };
  const waiting = { step: 'bid', stepId: 'bid-7', seats: [2, 0] };
  expect(waitsFor(open, { decisionSeconds: 60 })).toEqual({ ...waiting, clock: { seconds: 60 } });
  expect(waitsFor(open, { decisionSeconds: null })).toEqual({ ...waiting, clock: null });
});

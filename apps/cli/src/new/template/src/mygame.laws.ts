import { describeLaws } from 'chronicler/kernel/testing';
import { ruleset } from './mygame.js';
import { limits } from './rules.js';

/** `npm test` plays so many random games and checks every law on them. */
describeLaws(ruleset, {
  games: 200,
  depth: 0.5,
  mishaps: { timeOuts: 300, resignations: 100 },
  options: [{}, { decisionSeconds: null }],
  // Every card lies in one place: before one of two players, or in the box.
  conserved: [
    {
      what: 'cards',
      box: () => limits,
      places: ({ players }) => ({ dealt: players.map(({ limit }) => limit).filter((limit) => limit > 0) }),
      outOfPlay: true,
    },
  ],
});

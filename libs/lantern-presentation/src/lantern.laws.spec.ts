import { describeLaws } from '#kernel/testing';
import { cards } from '#lantern/queries';
import { lantern } from './lantern.js';

describeLaws(lantern, {
  games: 200,
  depth: 0.5,
  mishaps: { timeOuts: 300, resignations: 200 },
  options: [{}, { storms: 1 }, { storms: 4, decisionSeconds: null }],
  conserved: [
    {
      what: 'cards',
      box: () => cards,
      places: ({ hands, played }) => ({
        ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, hand])),
        played,
      }),
      outOfPlay: true,
    },
  ],
});

import type { Bench, Row } from './bench.js';
import { fold, playRandomGame, secondsOf } from './guilds-games.js';
import { median } from './statistics.js';

const GAMES = 6;
const REPETITIONS = 5;

function measure(seats: number): Row {
  const games = Array.from({ length: GAMES }, (_, number) => playRandomGame(number, seats));
  const rates = Array.from({ length: REPETITIONS }, () => ({
    played: GAMES / secondsOf(() => games.forEach((_, number) => void playRandomGame(number, seats))),
    folded: GAMES / secondsOf(() => games.forEach(fold)),
  }));
  return {
    what: `whole random games of Guilds, ${seats} seats, one thread`,
    value: median(rates.map((rate) => rate.played)),
    unit: 'a second',
    baseline: { what: 'the same games folded', value: median(rates.map((rate) => rate.folded)) },
  };
}

/** Whole games of Guilds between random players: listing what is legal, choosing, deciding. The baseline only folds them. */
export const randomGames: Bench = {
  name: 'random-games',
  run: () => Promise.resolve([2, 4].map(measure)),
};

import type { Bench, Row } from './bench.js';
import {
  fold,
  guardiansGame,
  guildsFor,
  playRandomGame,
  secondsOf,
  skarovFor,
  type RandomGame,
} from './random-game.js';
import { median } from './statistics.js';

const GAMES = 6;
const REPETITIONS = 5;

function measure(game: RandomGame): Row {
  const games = Array.from({ length: GAMES }, (_, number) => playRandomGame(game, number));
  const rates = Array.from({ length: REPETITIONS }, () => ({
    played: GAMES / secondsOf(() => games.forEach((_, number) => void playRandomGame(game, number))),
    folded: GAMES / secondsOf(() => games.forEach((commits) => fold(game, commits))),
  }));
  return {
    what: `whole random games of ${game.title}, one thread`,
    value: median(rates.map((rate) => rate.played)),
    unit: 'a second',
    baseline: { what: 'the same games folded', value: median(rates.map((rate) => rate.folded)) },
  };
}

/** Whole games between random players: listing legal commands, choosing, deciding. The baseline only folds them. */
export const randomGames: Bench = {
  name: 'random-games',
  run: () => Promise.resolve([guildsFor(2), guildsFor(4), skarovFor(1), skarovFor(4), guardiansGame].map(measure)),
};

import type { LocalCommit } from '#kernel';
import type { Bench } from './bench.js';
import { fold, guildsFor, playRandomGame, secondsOf } from './random-game.js';
import { median } from './statistics.js';

const GAMES = 20;
const REPETITIONS = 7;

const game = guildsFor(4);

/** Events of Guilds folded a second, in memory. The baseline reads the same events from JSON: the least work of any reader. */
export const foldGuilds: Bench = {
  name: 'fold',
  run: () => {
    const texts = Array.from({ length: GAMES }, (_, number) => JSON.stringify(playRandomGame(game, number)));
    const read = () => texts.map((text) => JSON.parse(text) as readonly LocalCommit[]);
    const events = read()
      .flat()
      .flatMap((commit) => commit.events).length;
    const pairs = Array.from({ length: REPETITIONS }, () => {
      const parsing = secondsOf(() => void read());
      const games = read();
      const folding = secondsOf(() => games.forEach((commits) => fold(game, commits)));
      return { parsed: events / parsing, folded: events / folding };
    });
    const what = `events of Guilds folded (${GAMES} games, ${events} events)`;
    const baseline = { what: 'events parsed from JSON', value: median(pairs.map((pair) => pair.parsed)) };
    return Promise.resolve([{ what, value: median(pairs.map((pair) => pair.folded)), unit: 'a second', baseline }]);
  },
};

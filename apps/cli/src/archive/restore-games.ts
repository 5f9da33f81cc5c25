import { idIn } from '../ids.js';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { withArchiving } from './with-archiving.js';

/** Brings games back from the archive. Prints those that cannot be, and why; returns 1 where there is one. */
export async function restoreGames(words: readonly string[]): Promise<number> {
  const { values, positionals } = readWords('restore', words);
  if ((values.all === true) === positionals.length > 0) throw new WrongUse('restore', 'Name games, or --all.');
  const named = positionals.map((word) => idIn('restore', word, 'Game'));
  return withArchiving(async (archiving) => {
    const counted = { games: 0, faulty: 0 };
    for await (const step of values.all === true ? archiving.restoreAll() : archiving.restore(named)) {
      const { game, fault } = step;
      counted[fault === undefined ? 'games' : 'faulty'] += 1;
      answer(step, fault === undefined ? '' : `${game} ${fault}`);
    }
    answer(counted, `${counted.games} games are back in the database.`);
    return counted.faulty === 0 ? 0 : 1;
  });
}

import { z } from 'zod';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { withArchiving } from './with-archiving.js';

/** Archives games that ended before a day. Prints those that have faults, and stay; returns 1 where there is one. */
export async function archiveGames(words: readonly string[]): Promise<number> {
  const before = dayIn(words);
  return withArchiving(async (archiving) => {
    const counted = { games: 0, commits: 0, bytes: 0, waiting: 0, faulty: 0 };
    for await (const step of archiving.archive(before)) {
      if ('isWaiting' in step) counted.waiting += 1;
      else if ('faults' in step) {
        counted.faulty += 1;
        for (const fault of step.faults) answer({ game: step.game, fault }, `${step.game} ${fault}`);
      } else {
        answer(step, '');
        counted.games += 1;
        counted.commits += step.commits;
        counted.bytes += step.bytes;
      }
    }
    answer(counted, toldOf(counted, archiving.place));
    return counted.faulty === 0 ? 0 : 1;
  });
}

type Counted = Readonly<Record<'games' | 'commits' | 'bytes' | 'waiting' | 'faulty', number>>;

const toldOf = ({ games, commits, bytes, waiting, faulty }: Counted, place: string): string =>
  [
    `${games} games with ${commits} commits are in ${place} now, ${bytes} bytes.`,
    waiting > 0 && `${waiting} stay: a read model has not taken them in. Check that a worker runs, and try again.`,
    faulty > 0 && `${faulty} have faults, and stay.`,
  ]
    .filter((line) => line !== false)
    .join('\n');

/** The beginning of a day, in milliseconds since 1970. */
function dayIn(words: readonly string[]): number {
  const { values, positionals } = readWords('archive', words);
  const day = z.iso.date().safeParse(values.before).data;
  if (day === undefined || positionals.length > 0) throw new WrongUse('archive', 'Name a day: --before 2026-01-31.');
  return Date.parse(day);
}

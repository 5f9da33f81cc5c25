import { z } from 'zod';
import { verifyFiles } from './files.js';
import { verifyAll, verifyOfNight, verifyOne } from './stored.js';
import { idOrOther } from '../ids.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';

/**
 * Verifies transcripts, or stored streams. Prints one line per file or fault; returns the exit code, 1 for any fault.
 */
export async function verify(words: readonly string[]): Promise<number> {
  const {
    positionals,
    values: { all, night, key: keys },
  } = readWords('verify', words);
  const [first, ...more] = positionals;
  if (all || night !== undefined) {
    if (first !== undefined || keys || (all && night !== undefined)) return misused();
    return night === undefined ? verifyAll() : isNight(night) ? verifyOfNight(night) : misused();
  }
  if (first === undefined) return misused();
  const id = more.length === 0 ? idOrOther(first, 'Game', 'Campaign', 'League') : undefined;
  return id === undefined ? verifyFiles(positionals, keys) : verifyOne(id);
}

const isNight = (night: string): boolean => z.iso.date().safeParse(night).success;

function misused(): never {
  throw new WrongUse('verify');
}

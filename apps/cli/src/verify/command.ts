import { z } from 'zod';
import { verifyFiles } from './files.js';
import { verifyAll, verifyOne } from './stored.js';
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
  if (all) return first === undefined && !keys && isNight(night) ? verifyAll(night) : misused();
  if (first === undefined || night !== undefined) return misused();
  const id = more.length === 0 ? idOrOther(first, 'Game', 'Campaign', 'League') : undefined;
  return id === undefined ? verifyFiles(positionals, keys) : verifyOne(id);
}

const isNight = (night: string | undefined): boolean => night === undefined || z.iso.date().safeParse(night).success;

function misused(): never {
  throw new WrongUse('verify');
}

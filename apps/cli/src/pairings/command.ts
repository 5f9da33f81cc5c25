import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { checkFiles } from './check.js';
import { generated } from './generate.js';

/** Checks tournament reports, or generates one. Returns the exit code. */
export async function pairings(words: readonly string[]): Promise<number> {
  const { positionals, values } = readWords('pairings', words);
  const [what, ...files] = positionals;
  if (what === 'check' && files.length > 0) return checkFiles(files);
  if (what === 'generate' && files.length === 0) return generated(values);
  throw new WrongUse('pairings', 'Say “check” and at least one file, or “generate”.');
}

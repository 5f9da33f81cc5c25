import process from 'node:process';
import { parseArgs } from 'node:util';
import { isUuid } from '#games';
import { verifyFiles } from './files.js';
import { verifyStored } from './stored.js';

const usage = `Usage: npm run chronicler -- verify FILE... [--key KEY]...
       npm run chronicler -- verify <gameId>|--all

FILE is a transcript: it is judged by itself, without a server or a database. KEY is who may have signed it (name+id+base64).
`;

/** Checks transcripts, or what a database holds. One line a file or fault; gives the exit code, 1 where anything is wrong. */
export async function verify(words: readonly string[]): Promise<number> {
  const read = wordsOf(words);
  const [first, ...more] = read?.positionals ?? [];
  if (
    read?.all === true ? first === undefined && !read.keys : first !== undefined && isUuid(first) && more.length === 0
  )
    return verifyStored(read?.all === true ? undefined : first);
  if (!read || read.all || first === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  return verifyFiles(read.positionals, read.keys);
}

function wordsOf(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, key: { type: 'string', multiple: true } },
    });
    return { positionals, all: values.all, keys: values.key };
  } catch {
    // An option that there is not, or that lacks its value.
    return undefined;
  }
}

import process from 'node:process';
import { isUuid } from '#games';
import { z } from 'zod';
import { verifyFiles } from './files.js';
import { verifyAll, verifyOne } from './stored.js';
import { readWords } from '../read-words.js';

const usage = `Usage: npm run chronicler -- verify FILE... [--key KEY]...
       npm run chronicler -- verify <gameId>|--all
       npm run chronicler -- verify --all --night 2026-11-26

With --night everything is verified, unless any process has already begun that for this night.
FILE is a transcript: it is verified alone, without a server or a database. KEY is the key of a trusted signer (name+id+base64).
`;

/**
 * Verifies transcripts, or stored streams. Prints one line per file or fault; returns the exit code, 1 for any fault.
 */
export async function verify(words: readonly string[]): Promise<number> {
  const read = readWords(words, {
    all: { type: 'boolean', default: false },
    key: { type: 'string', multiple: true },
    night: { type: 'string' },
  });
  if (!read) return misused();
  const {
    positionals,
    values: { all, night, key: keys },
  } = read;
  const [first, ...more] = positionals;
  if (all) return first === undefined && !keys && isNight(night) ? verifyAll(night) : misused();
  if (first === undefined || night !== undefined) return misused();
  return isUuid(first) && more.length === 0 ? verifyOne(first) : verifyFiles(positionals, keys);
}

const isNight = (night: string | undefined): boolean => night === undefined || z.iso.date().safeParse(night).success;

function misused(): number {
  process.stderr.write(usage);
  return 2;
}

import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { NoteError, openCertificate, verifierFrom } from '#audit';
import { readWords } from '../read-words.js';
import { contradictionIn } from './held-against.js';
import { told } from './told.js';

const usage = `Usage: npm run chronicler -- certificate FILE --key KEY... [--transcript FILE]...

FILE is a certificate (/v1/games/{id}/certificate), KEY is the key of a trusted signer, from /v1/keys. Prints the result of the game.
With --transcript, of the game, of its league or of both, the result is checked against the commands and decisions.
`;

/** Prints the content of a certificate. Returns the exit code: 1 where it cannot be trusted. */
export async function certificate(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) {
    process.stderr.write(usage);
    return 2;
  }
  const { file, keys, transcripts } = request;
  try {
    const opened = openCertificate(await readFile(file, 'utf8'), keys.map(verifierFrom));
    const wrong = await contradictionIn(opened.certificate, transcripts, keys);
    if (wrong !== undefined) return failed(wrong);
    process.stdout.write(told(opened, transcripts.length));
    return 0;
  } catch (error) {
    if (!(error instanceof NoteError)) throw error;
    return failed(`${file}: ${error.message}`);
  }
}

function failed(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]) {
  const read = readWords(words, {
    key: { type: 'string', multiple: true },
    transcript: { type: 'string', multiple: true },
  });
  const [file, ...more] = read?.positionals ?? [];
  const { key: keys, transcript: transcripts = [] } = read?.values ?? {};
  if (file === undefined || keys === undefined || more.length > 0) return undefined;
  return { file, keys, transcripts };
}

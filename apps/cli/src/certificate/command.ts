import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { NoteError, openCertificate, verifierFrom, verifierKeyOf } from '#audit';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { contradictionIn } from './held-against.js';
import { told } from './told.js';

/** Prints the content of a certificate. Returns the exit code: 1 where it cannot be trusted. */
export async function certificate(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('certificate');
  const { file, keys, transcripts } = request;
  try {
    const opened = openCertificate(await readFile(file, 'utf8'), keys.map(verifierFrom));
    const wrong = await contradictionIn(opened.certificate, transcripts, keys);
    if (wrong !== undefined) return failed(wrong);
    const signedBy = opened.signedBy.map(verifierKeyOf);
    const data = { certificate: opened.certificate, signedBy, transcripts: transcripts.length };
    answer(data, told(opened, transcripts.length));
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
  const read = readWords('certificate', words);
  const [file, ...more] = read.positionals;
  const { key: keys, transcript: transcripts = [] } = read.values;
  if (file === undefined || keys === undefined || more.length > 0) return undefined;
  return { file, keys, transcripts };
}

#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sentencesOn } from '../../../apps/cli/src/verify/files.js';
import { verifierFrom, type Judge } from '#audit';
import { releasedRules } from './released-rules.js';

const usage = `Usage: chronicler-verify FILE... [--key KEY]...

FILE is a transcript of a finished game, a campaign or a league. KEY is the key of a trusted signer (name+id+base64).
`;

/** Verifies transcripts, and prints a line for each. Gives the exit code: 1 where one does not verify, 2 for misuse. */
async function main(words: readonly string[]): Promise<number> {
  const read = filesAndKeys(words);
  if (!read) {
    process.stderr.write(usage);
    return 2;
  }
  let code = 0;
  for (const { file, sentence } of await sentencesOn(read.files, read.judge)) {
    const { ok, says } = await sentence();
    process.stdout.write(`${file}: ${says}\n`);
    if (!ok) code = 1;
  }
  return code;
}

/** The arguments; `undefined` where they are no files, or a key is none. */
function filesAndKeys(
  words: readonly string[],
): { readonly files: readonly string[]; readonly judge: Judge } | undefined {
  try {
    const options = { key: { type: 'string', multiple: true } } as const;
    const { positionals: files, values } = parseArgs({ args: [...words], allowPositionals: true, options });
    if (files.length === 0) return undefined;
    return {
      files,
      judge: { rulesOf: releasedRules, ...(values.key ? { trusted: values.key.map(verifierFrom) } : {}) },
    };
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    return undefined;
  }
}

process.exitCode = await main(process.argv.slice(2));

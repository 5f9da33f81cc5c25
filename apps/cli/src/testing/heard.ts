import process from 'node:process';
import { jest } from '@jest/globals';
import { explainingWrongUse } from '../wrong-use.js';

/**
 * Runs a command and captures its output.
 * @param outputs of standard output and standard error, those that are captured.
 * @returns its exit code, and what it wrote, in order of arrival.
 */
export async function heard(
  run: () => Promise<number>,
  outputs: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr],
): Promise<readonly [number, string]> {
  let said = '';
  const streams = outputs.map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    }),
  );
  try {
    return [await explainingWrongUse(run), said];
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
}

import process from 'node:process';
import { jest } from '@jest/globals';

/**
 * Runs a command and captures its output.
 * @returns its exit code, and its standard output and standard error, in order of arrival.
 */
export async function heard(run: () => Promise<number>): Promise<readonly [number, string]> {
  let said = '';
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    }),
  );
  try {
    return [await run(), said];
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
}

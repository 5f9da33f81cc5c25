import process from 'node:process';
import { jest } from '@jest/globals';

/**
 * Runs a command and keeps what it says to itself.
 * @returns its exit code, and what it wrote to standard output and to standard error, one after the other as it came.
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

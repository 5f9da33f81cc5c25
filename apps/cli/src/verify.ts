import { isUuid, openVerification } from '#games';
import { readServerConfiguration } from '#platform';

/** Checks one stored game or campaign, or all of them. One line a fault; 1 where there is any. */
export async function verify(words: readonly string[]): Promise<number> {
  const [which = '', ...more] = words;
  if (more.length > 0 || (which !== '--all' && !isUuid(which))) {
    process.stderr.write('Usage: npm run chronicler -- verify <gameId>|--all\n');
    return 2;
  }
  const verification = openVerification(readServerConfiguration(process.env));
  const counted = { streams: 0, faults: 0 };
  try {
    for await (const streamId of which === '--all' ? verification.streams() : [which]) {
      const faults = await verification.verify(streamId);
      for (const fault of faults) process.stdout.write(`${streamId} ${fault}\n`);
      counted.streams += 1;
      counted.faults += faults.length;
    }
  } finally {
    await verification.close();
  }
  process.stdout.write(`${counted.streams} checked, ${counted.faults} ${counted.faults === 1 ? 'fault' : 'faults'}.\n`);
  return counted.faults === 0 ? 0 : 1;
}

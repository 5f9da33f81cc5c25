import { openVerification } from '#games';
import { readServerConfiguration } from '#platform';

/** Checks one stored game or campaign, or all of them when none is named. One line a fault; 1 where there is any. */
export async function verifyStored(streamId: string | undefined): Promise<number> {
  const verification = await openVerification(readServerConfiguration(process.env));
  const counted = { streams: 0, faults: 0 };
  try {
    for await (const one of streamId === undefined ? verification.streams() : [streamId]) {
      const faults = await verification.verify(one);
      for (const fault of faults) process.stdout.write(`${one} ${fault}\n`);
      counted.streams += 1;
      counted.faults += faults.length;
    }
  } finally {
    await verification.close();
  }
  process.stdout.write(`${counted.streams} checked, ${counted.faults} ${counted.faults === 1 ? 'fault' : 'faults'}.\n`);
  return counted.faults === 0 ? 0 : 1;
}

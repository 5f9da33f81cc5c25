import type { ServerConfiguration } from '#platform';
import { openVerification, type OpenVerification } from '#server';
import type { Verified } from '#verification';
import { servedRulesets } from '../../../rulesets.js';
import { answer } from '../output.js';
import { serverConfiguration } from '../server-configuration.js';

/** Verifies one stored game or campaign. Prints one line per fault; returns 1 where there is any. */
export const verifyOne = (streamId: string): Promise<number> =>
  withVerification((verification) => checked(verification, [streamId]));

/**
 * Verifies what is due in a night, and records the result. Goes on where another process has left it. Prints one line per fault; returns 1 where
 * any is known.
 */
export const verifyOfNight = (night: string): Promise<number> =>
  withVerification(async (verification, { verifyNights }) => {
    const verified = await verification.night(night, verifyNights, blamed);
    if (verified) return verified;
    const says = `The verification of ${night} has ended, or another process is at one.`;
    answer({ of: 'all', ok: true, says }, says);
    return { streams: 0, faults: 0 };
  });

/**
 * Verifies everything, the log of games included, and records the result. Prints one line per fault; returns 1 where
 * there is any.
 */
export const verifyAll = (): Promise<number> =>
  withVerification(async (verification) => {
    const { recorded } = verification;
    const id = await recorded.begin();
    if (id === undefined) throw new Error('The verification could not be recorded.');
    const look = (streamId: string, faults: number): Promise<void> => recorded.looked(id, streamId, faults);
    const { streams, faults } = await checked(verification, verification.streams(), look);
    const log = await verification.log();
    for (const fault of log.faults) blamed('log', fault);
    const counted = { streams, faults: faults + log.faults.length };
    await recorded.end(id, { ...counted, log: log.head });
    return counted;
  });

async function checked(
  verification: OpenVerification,
  streams: AsyncIterable<string> | Iterable<string>,
  looked?: (streamId: string, faults: number) => Promise<void>,
): Promise<Verified> {
  const counted = { streams: 0, faults: 0 };
  for await (const one of streams) {
    const faults = await verification.verify(one);
    for (const fault of faults) blamed(one, fault);
    await looked?.(one, faults.length);
    counted.streams += 1;
    counted.faults += faults.length;
  }
  return counted;
}

async function withVerification(
  verify: (verification: OpenVerification, configuration: ServerConfiguration) => Promise<Verified>,
): Promise<number> {
  const configuration = await serverConfiguration();
  const verification = openVerification({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    const { streams, faults } = await verify(verification, configuration);
    const says = `${streams} checked, ${faults} ${faults === 1 ? 'fault' : 'faults'}.`;
    answer({ of: 'all', ok: faults === 0, says }, says);
    return faults === 0 ? 0 : 1;
  } finally {
    await verification.close();
  }
}

function blamed(of: string, fault: unknown): void {
  answer({ of, ok: false, says: String(fault) }, `${of} ${String(fault)}`);
}

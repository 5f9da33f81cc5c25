import { openVerification, type OpenVerification } from '#server';
import type { Verified } from '#verification';
import { servedRulesets } from '../../../rulesets.js';
import { answer } from '../output.js';
import { serverConfiguration } from '../server-configuration.js';

/** Verifies one stored game or campaign. Prints one line per fault; returns 1 where there is any. */
export const verifyOne = (streamId: string): Promise<number> =>
  withVerification((verification) => checked(verification, [streamId]));

/**
 * Verifies everything, the log of games included, and records the result. Prints one line per fault; returns 1 where
 * there is any.
 * @param night the night to verify for, unless that was already begun.
 */
export const verifyAll = (night: string | undefined): Promise<number> =>
  withVerification(async (verification) => {
    const id = await verification.recorded.begin(night);
    if (id === undefined) {
      const says = `The verification of ${night} was already begun.`;
      answer({ of: 'all', ok: true, says }, says);
      return { streams: 0, faults: 0 };
    }
    const { streams, faults } = await checked(verification, verification.streams());
    const log = await verification.log();
    for (const fault of log.faults) blamed('log', fault);
    const counted = { streams, faults: faults + log.faults.length };
    await verification.recorded.end(id, { ...counted, log: log.head });
    return counted;
  });

async function checked(
  verification: OpenVerification,
  streams: AsyncIterable<string> | Iterable<string>,
): Promise<Verified> {
  const counted = { streams: 0, faults: 0 };
  for await (const one of streams) {
    const faults = await verification.verify(one);
    for (const fault of faults) blamed(one, fault);
    counted.streams += 1;
    counted.faults += faults.length;
  }
  return counted;
}

async function withVerification(verify: (verification: OpenVerification) => Promise<Verified>): Promise<number> {
  const configuration = await serverConfiguration();
  const verification = openVerification({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    const { streams, faults } = await verify(verification);
    const says = `${streams} checked, ${faults} ${faults === 1 ? 'fault' : 'faults'}.`;
    answer({ of: 'all', ok: faults === 0, says }, says);
    return faults === 0 ? 0 : 1;
  } finally {
    await verification.close();
  }
}

const blamed = (of: string, fault: unknown): boolean =>
  answer({ of, ok: false, says: String(fault) }, `${of} ${String(fault)}`);

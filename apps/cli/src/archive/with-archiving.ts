import { openArchiving, type Archiving } from '#server';
import { servedRulesets } from '../../../rulesets.js';
import { serverConfiguration } from '../server-configuration.js';

/** Runs a function on the archive of a server, and disconnects. Throws as `openArchiving` does. */
export async function withArchiving(work: (archiving: Archiving) => Promise<number>): Promise<number> {
  const configuration = await serverConfiguration();
  const archiving = await openArchiving({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    return await work(archiving);
  } finally {
    await archiving.close();
  }
}

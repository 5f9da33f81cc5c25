import { openVerification } from '#server';
import { repairLog } from '#games';
import { nodesAt } from '#platform';
import { servedRulesets } from '../../rulesets.js';
import { answer } from './output.js';
import { noWords } from './read-words.js';
import { serverConfiguration } from './server-configuration.js';

/**
 * Rebuilds the tree of the log of games from its entries, as the owner of the database, and reports fixed and
 * remaining faults.
 */
export async function repairLogOfDatabase(words: readonly string[]): Promise<number> {
  noWords('repair-log', words);
  const configuration = await serverConfiguration();
  const verification = openVerification({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    const [home, ...others] = nodesAt(configuration).map((node) => node.migrationDatabaseUrl ?? node.databaseUrl);
    const noted = await verification.recorded.lastLog();
    const { size, removed, made } = await repairLog([home ?? configuration.databaseUrl, ...others], noted);
    const { faults } = await verification.log();
    const did = `The log has ${size} entries; ${removed} nodes were removed from it, and ${made} created. Restart a worker: it adds missing entries.`;
    answer({ size, removed, made, faults }, [did, ...faults.map((fault) => `log ${fault}`)].join('\n'));
    return faults.length === 0 ? 0 : 1;
  } finally {
    await verification.close();
  }
}

import process from 'node:process';
import { openVerification, repairLog } from '#games';
import { servedRulesets } from '../../rulesets.js';
import { readServerConfiguration } from '#platform';

/**
 * Rebuilds the tree of the log of games from its entries, as the owner of the database, and reports fixed and
 * remaining faults.
 */
export async function repairLogOfDatabase(): Promise<number> {
  const configuration = readServerConfiguration(process.env);
  const verification = openVerification({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    const { migrationDatabaseUrl, databaseUrl } = configuration;
    const noted = await verification.recorded.lastLog();
    const { size, removed, made } = await repairLog(migrationDatabaseUrl ?? databaseUrl, noted);
    process.stdout.write(
      `The log has ${size} entries; ${removed} nodes were removed from it, and ${made} created. Restart a worker: it adds missing entries.\n`,
    );
    const { faults } = await verification.log();
    for (const fault of faults) process.stdout.write(`log ${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await verification.close();
  }
}

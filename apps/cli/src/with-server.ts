import process from 'node:process';
import { openGamesServer, type GamesServer } from '#games';
import { servedRulesets } from '../../rulesets.js';
import { readServerConfiguration, type ServerConfiguration } from '#platform';

/**
 * Runs a function on the games of the database that the environment names, and disconnects. Background faults go to
 * standard error. Throws a ConfigurationError when none is named.
 */
export async function withServer(
  work: (server: GamesServer, configuration: ServerConfiguration) => Promise<number>,
): Promise<number> {
  const report = (fault: unknown): void =>
    void process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  const configuration = readServerConfiguration(process.env);
  const server = await openGamesServer({ ...configuration, rulesets: await servedRulesets(configuration), report });
  try {
    return await work(server, configuration);
  } finally {
    await server.close();
  }
}

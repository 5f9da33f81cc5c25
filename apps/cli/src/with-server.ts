import process from 'node:process';
import { openGamesServer, type GamesServer } from '#server';
import { servedRulesets } from '../../rulesets.js';
import type { ServerConfiguration } from '#platform';
import { serverConfiguration } from './server-configuration.js';

/**
 * Runs a function on the games of the database that the environment names, or of a running `npm start`, and disconnects. Background faults go to
 * standard error. Throws a ConfigurationError where there is none.
 */
export async function withServer(
  work: (server: GamesServer, configuration: ServerConfiguration) => Promise<number>,
): Promise<number> {
  const report = (fault: unknown): void =>
    void process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  const configuration = await serverConfiguration();
  const server = await openGamesServer({ ...configuration, rulesets: await servedRulesets(configuration), report });
  try {
    return await work(server, configuration);
  } finally {
    await server.close();
  }
}

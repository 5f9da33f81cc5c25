import process from 'node:process';
import { createLogger, readServerConfiguration, stopOnSignal } from '#platform';
import { startApi } from './start-api.js';

try {
  const configuration = readServerConfiguration(process.env);
  const logger = createLogger(configuration);
  const starting = startApi(configuration, logger);
  stopOnSignal(async () => {
    logger.info('The API stops.');
    await (await starting).close();
  });
  logger.info(`The API answers at ${(await starting).url}/graphql.`);
} catch (fault) {
  process.stderr.write(`The API could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

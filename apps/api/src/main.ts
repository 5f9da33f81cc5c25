import process from 'node:process';
import { createLogger, readServerConfiguration, stopOnSignal } from '#platform';
import { startApi } from './start-api.js';

try {
  const configuration = readServerConfiguration(process.env);
  const logger = createLogger(configuration);
  const api = await startApi(configuration, logger);
  logger.info(`The API answers at ${api.url}/graphql.`);
  stopOnSignal(() => {
    logger.info('The API stops.');
    return api.close();
  });
} catch (fault) {
  process.stderr.write(`The API could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

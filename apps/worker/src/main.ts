import process from 'node:process';
import { createLogger, frameworkLogger, openWatch, readServerConfiguration, stopOnSignal } from '#platform';
import { startWorker } from './start-worker.js';

try {
  const configuration = readServerConfiguration(process.env);
  const logger = createLogger(configuration);
  const watch = await openWatch(configuration, logger, 'chronicler-worker');
  const worker = await startWorker({ ...configuration, ...watch, frameworkLogger: frameworkLogger(logger) });
  logger.info('The worker is running.');
  stopOnSignal(async () => {
    logger.info('The worker stops.');
    await worker.close();
    await watch.close();
  });
} catch (fault) {
  process.stderr.write(`The worker could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

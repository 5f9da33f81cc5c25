import process from 'node:process';
import { createLogger, openWatch, readServerConfiguration } from '#platform';
import { startWorker } from './start-worker.js';

try {
  const configuration = readServerConfiguration(process.env);
  const logger = createLogger(configuration);
  const watch = await openWatch(configuration, logger);
  const { report } = watch;
  const worker = await startWorker({ ...configuration, ...watch });
  logger.info('The worker is running.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logger.info(`Stopping: ${signal}.`);
      void worker
        .close()
        .then(() => watch.close())
        .then(
          () => process.exit(0),
          (fault: unknown) => {
            report(fault);
            process.exit(1);
          },
        );
    });
  }
} catch (fault) {
  process.stderr.write(`The worker could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

import process from 'node:process';
import { createLogger, frameworkLogger, openWatch, readServerConfiguration, stopOnSignal } from '#platform';
import { servedRulesets } from '../../rulesets.js';
import { startWorker } from './start-worker.js';

try {
  const configuration = readServerConfiguration(process.env);
  const logger = createLogger(configuration);
  const watching = openWatch(configuration, logger, 'chronicler-worker');
  const starting = watching.then(async (watch) =>
    startWorker({
      ...configuration,
      ...watch,
      rulesets: await servedRulesets(configuration),
      frameworkLogger: frameworkLogger(logger),
    }),
  );
  stopOnSignal(async () => {
    logger.info('The worker stops.');
    await (await starting).close();
    await (await watching).close();
  });
  await starting;
  logger.info('The worker is running.');
} catch (fault) {
  process.stderr.write(`The worker could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

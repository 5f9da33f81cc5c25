import process from 'node:process';
import { readServerConfiguration } from '#platform';
import { startApi } from './start-api.js';

try {
  const api = await startApi(readServerConfiguration(process.env));
  process.stdout.write(`The API answers at ${api.url}/graphql.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void api.close().then(() => process.exit(0));
    });
  }
} catch (fault) {
  process.stderr.write(`The API could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

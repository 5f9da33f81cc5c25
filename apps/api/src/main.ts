import process from 'node:process';
import { readServerConfiguration, stopOnSignal } from '#platform';
import { startApi } from './start-api.js';

try {
  const api = await startApi(readServerConfiguration(process.env));
  process.stdout.write(`The API answers at ${api.url}/graphql.\n`);
  stopOnSignal(() => api.close());
} catch (fault) {
  process.stderr.write(`The API could not start: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

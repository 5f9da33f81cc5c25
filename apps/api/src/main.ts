import process from 'node:process';
import { readServerConfiguration } from '#platform';
import { startApi } from './start-api.js';

const api = await startApi(readServerConfiguration(process.env));
process.stdout.write(`The API answers at ${api.url}/graphql.\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void api.close().then(() => process.exit(0));
  });
}

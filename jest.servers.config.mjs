import process from 'node:process';
import base, { onServers } from './jest.config.mjs';
import { requireTestServers } from './test/reporters/test-servers.mjs';

requireTestServers(process.env);

/** Only the suites that need servers. */
export default { ...base, testRegex: [onServers] };

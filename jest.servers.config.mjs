import process from 'node:process';
import base, { onOwnRedis, onServers } from './jest.config.mjs';
import { requireRedisProgram } from './test/reporters/test-redis.mjs';
import { requireTestServers } from './test/reporters/test-servers.mjs';

requireTestServers(process.env);
requireRedisProgram();

/** Only the suites that need servers. */
export default { ...base, testRegex: [onServers, onOwnRedis] };

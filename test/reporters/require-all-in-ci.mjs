import process from 'node:process';
import { requireTestBrowser } from './test-browser.mjs';
import { requireRedisProgram } from './test-redis.mjs';
import { requireTestServers } from './test-servers.mjs';
import { requireZsh } from './test-zsh.mjs';

/** Before the first suite: CI leaves nothing out of its tier. */
export default function requireAllInCi() {
  if (!process.env.CI) return;
  requireTestServers(process.env);
  requireTestBrowser(process.env);
  requireRedisProgram();
  if (process.env.TEST_TIER !== 'change') requireZsh();
}

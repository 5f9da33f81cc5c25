import process from 'node:process';
import { requireTestServers } from './test-servers.mjs';

/** Before the first suite: CI leaves nothing out. */
export default function requireServersInCi() {
  if (process.env.CI) requireTestServers(process.env);
}

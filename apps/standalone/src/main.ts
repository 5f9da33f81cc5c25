import { developmentEnvironment, readConfiguration } from '#platform';
import { Shutdown } from './shutdown.js';
import { start } from './start.js';
import { welcome } from './welcome.js';

const shutdown = new Shutdown();

let ending: Promise<void> | undefined;

/** Stops everything, then ends the process, with 0 when a signal asked for it. Later calls change nothing. */
function end(code: number, reason?: string): Promise<void> {
  return (ending ??= stopAndExit(code, reason));
}

async function stopAndExit(code: number, reason?: string): Promise<void> {
  if (reason !== undefined) process.stderr.write(`${reason}\n`);
  try {
    await shutdown.run();
  } catch (error) {
    process.stderr.write(`Stopping went wrong: ${messageOf(error)}\n`);
    code = 1;
  }
  process.exit(code);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// npm under Ctrl-C and `nest start --watch` send a signal twice: the second must not cut the stop short and leave PostgreSQL
// running.
process.on('SIGINT', () => void end(0, '\nStopping…'));
process.on('SIGTERM', () => void end(0, 'Stopping…'));

try {
  const { env, relaxed, isLocal } = developmentEnvironment(process.env);
  const started = await start({ ...readConfiguration(env), isLocal }, shutdown);
  void started.database.lost.then(() => end(1, 'The database has stopped; its log is in the data folder.'));
  process.stdout.write(welcome({ ...started, relaxed }, process.uptime(), process.stdout.isTTY));
} catch (error) {
  await end(1, messageOf(error));
}

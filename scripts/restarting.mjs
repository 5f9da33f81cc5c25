import { once } from 'node:events';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';

/** The first event may come when a file is still empty. */
const WHILE_FILES_ARE_WRITTEN = 100;

/**
 * Runs the child process of `start`, and starts it again when something in `folders` changes and `build`
 * resolves to true. A build that fails is reported, and the running process goes on.
 *
 * A restart kills the process outright: its resources, such as a database, stay for the next one. SIGINT and
 * SIGTERM stop it in order. Resolves then, to the signal by which the last process died, if one did: it has not cleaned up.
 */
export async function runRestarting({ folders, build, start }) {
  let child = start();
  let stopping = false;

  const restart = async () => {
    if (stopping || !(await hasBuilt(build)) || stopping) return;
    await end(child, 'SIGKILL');
    if (!stopping) child = start();
  };
  const changes = watch(folders, { ignoreInitial: true });
  const restarts = oneAtATime(restart);
  // The watcher does not tell of changes before it was ready: a build finds them.
  changes.on('ready', restarts.ask).on('all', restarts.ask);

  await firstSignal();
  stopping = true;
  await changes.close();
  await restarts.settled();
  await end(child, 'SIGTERM');
  return child.signalCode;
}

/** Resolves with the first SIGINT or SIGTERM; further ones are ignored. */
const firstSignal = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });

async function hasBuilt(build) {
  try {
    return await build();
  } catch (fault) {
    process.stderr.write(`${fault.message}\nNothing is restarted until this is corrected.\n`);
    return false;
  }
}

/** Ends a process that may have ended already. */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Calls `act` soon after it is asked for, once for all calls meanwhile, and never twice at a time. */
function oneAtATime(act) {
  let last = Promise.resolve();
  let waiting = false;
  return {
    ask: () => {
      if (waiting) return;
      waiting = true;
      last = last.then(async () => {
        await setTimeout(WHILE_FILES_ARE_WRITTEN);
        waiting = false;
        await act();
      });
    },
    settled: () => last,
  };
}

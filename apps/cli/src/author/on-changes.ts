import { watch } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** The first notice may come when a file is still empty. In milliseconds. */
const WHILE_FILES_ARE_WRITTEN = 100;

/** Runs something, and again after files of a folder have changed, never twice at a time. Resolves once `signal` aborts. */
export async function onChanges(folder: string, run: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  let changed: string | undefined;
  let wake = (): void => undefined;
  const watcher = watch(folder, { recursive: true, ...(signal ? { signal } : {}) }, (_, name) => {
    changed = name ?? folder;
    wake();
  });
  watcher.once('close', () => wake());
  while (!signal?.aborted) {
    await run();
    process.stdout.write('\nWaiting for a change…\n');
    const woken = new Promise<void>((resolve) => (wake = resolve));
    if (changed === undefined && !signal?.aborted) await woken;
    if (changed === undefined) return;
    await pause(WHILE_FILES_ARE_WRITTEN);
    process.stdout.write(`\n── ${changed} has changed ──\n\n`);
    changed = undefined;
  }
}

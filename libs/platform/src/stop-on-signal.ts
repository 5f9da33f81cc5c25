import process from 'node:process';

/**
 * Ends this process when it is told to, SIGTERM or Ctrl-C, in order: with 0, or with 1 when that goes wrong. Told a second
 * time, it ends at once.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().then(
        () => process.exit(0),
        (fault: unknown) => {
          process.stderr.write(`Stopping went wrong: ${fault instanceof Error ? fault.message : String(fault)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

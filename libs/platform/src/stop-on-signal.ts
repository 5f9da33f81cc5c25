import process from 'node:process';

/** Within so many milliseconds a signal is the same one again: npm passes Ctrl-C on to processes that the terminal has told already. */
const SAME = 1_000;

/**
 * Ends this process when it is told to, SIGTERM or Ctrl-C, in order: with 0, or with 1 when that goes wrong. Told a second
 * time, it ends at once, with 1. To be called before anything starts: the parts that `stop` stops may still be starting.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let told: number | undefined;
  const end = (): void => {
    const now = performance.now();
    if (told !== undefined) {
      if (now - told > SAME) process.exit(1);
      return;
    }
    told = now;
    void stop().then(
      () => process.exit(0),
      (fault: unknown) => {
        process.stderr.write(`Stopping went wrong: ${fault instanceof Error ? fault.message : String(fault)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

/** The parts to stop, newest first. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = [];
  private running: Promise<void> | undefined;

  /** Adds a running part. */
  add(stop: () => Promise<unknown>): void {
    this.steps.unshift(stop);
  }

  /** Stops all parts, each after those that were started later; further calls wait for the same end. */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

  private async stopAll(): Promise<void> {
    for (const stop of this.steps) await stop();
  }
}

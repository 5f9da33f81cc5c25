/** What has to be stopped, newest first. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = [];
  private running: Promise<void> | undefined;

  /** Adds something that runs now. */
  add(stop: () => Promise<unknown>): void {
    this.steps.unshift(stop);
  }

  /** Stops everything, each after what was started on top of it; asked again, waits for the same end. */
  run(): Promise<void> {
    this.running ??= this.stopAll();
    return this.running;
  }

  private async stopAll(): Promise<void> {
    for (const stop of this.steps) await stop();
  }
}

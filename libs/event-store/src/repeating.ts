/** Work that is done again and again, one at a time, until it is stopped. */
export class Repeating {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = true;

  /** `work` answers with the milliseconds to wait before it is done again; it does not throw. */
  constructor(private readonly work: () => Promise<number>) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.turn();
  }

  /** Waits for the work at hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private turn(): void {
    this.running = this.work().then((milliseconds) => {
      if (!this.stopped) this.timer = setTimeout(() => this.turn(), milliseconds);
    });
  }
}

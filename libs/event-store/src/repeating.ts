/** Work that is done again and again, one at a time, until it is stopped. */
export class Repeating {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = true;
  private isWorking = false;
  private isWoken = false;
  private endedAt = -Infinity;

  /**
   * `work` answers with the milliseconds to wait before it is done again; it does not throw. `least`: milliseconds between the end
   * of the work and its next beginning, also when it is woken.
   */
  constructor(
    private readonly work: () => Promise<number>,
    private readonly least = 0,
  ) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.turn();
  }

  /** Ends the wait, or the next one when the work is being done. */
  wake(): void {
    if (this.stopped || this.isWoken) return;
    this.isWoken = true;
    if (!this.isWorking) this.wait(0);
  }

  /** Waits for the work at hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private turn(): void {
    this.isWorking = true;
    this.isWoken = false;
    this.running = this.work().then((milliseconds) => {
      this.isWorking = false;
      this.endedAt = performance.now();
      if (!this.stopped) this.wait(this.isWoken ? 0 : milliseconds);
    });
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    const rest = this.endedAt + this.least - performance.now();
    this.timer = setTimeout(() => this.turn(), Math.max(milliseconds, rest, 0));
  }
}

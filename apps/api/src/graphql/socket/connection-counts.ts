/** Counts connections by address, up to a limit. */
export class ConnectionCounts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Lets one more in, and gives what is to be called once when it has gone; `undefined` when there are too many. */
  enter(address: string): (() => void) | undefined {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(address, count + 1);
    return () => this.leave(address);
  }

  private leave(address: string): void {
    const left = (this.counts.get(address) ?? 1) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}

/** Counts connections per key, up to a limit. */
export class ConnectionCounts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /**
   * Admits one more connection and returns a function to call once it has closed; `undefined` when there are too
   * many.
   */
  enter(key: string): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(key, count + 1);
    return () => this.leave(key);
  }

  private leave(key: string): void {
    const left = (this.counts.get(key) ?? 1) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}

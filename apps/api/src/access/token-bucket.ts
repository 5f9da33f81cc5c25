import type { RateLimitSubject } from './rate-limit-subject.js';

/** Points that are taken in batches, so that a message of a socket rarely has to ask the counter of points. */
export class TokenBucket {
  private left = 0;

  constructor(
    private readonly subject: RateLimitSubject,
    private readonly batch: number,
  ) {}

  /** Spends points. Throws an ApiError `RATE_LIMITED` when the bucket has too few, and this minute has no batch left. */
  async spend(points: number): Promise<void> {
    if (this.left < points) {
      const taken = Math.max(points, this.batch);
      await this.subject.pay(taken);
      this.left += taken;
    }
    this.left -= points;
  }
}

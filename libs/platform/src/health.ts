/** The health of one part. */
export interface PartHealth {
  readonly healthy: boolean;
  /** For people: what is missing. Set only where the part works nevertheless. */
  readonly degraded?: string;
  /** For people: the fault, or the state of the part. No secrets. */
  readonly detail?: string;
}

/** The health of all parts. */
export interface HealthReport {
  readonly healthy: boolean;
  readonly parts: Readonly<Record<string, PartHealth>>;
}

type HealthCheck = () => Promise<PartHealth> | PartHealth;

/** Where the parts of a process (database, queue, projections, …) register checks of their health. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();

  /** `patience`: milliseconds after which a part that does not answer counts as unhealthy. */
  constructor(private readonly patience = 2_000) {}

  /** Adds a part. Its check may throw: that is an unhealthy answer. The function given back removes the part. */
  register(part: string, check: HealthCheck): () => void {
    this.checks.set(part, check);
    return () => void this.checks.delete(part);
  }

  /** Asks every part, all at once. Never throws. */
  async report(): Promise<HealthReport> {
    const answers = await Promise.all(
      [...this.checks].map(async ([part, check]) => [part, await this.ask(check)] as const),
    );
    return { healthy: answers.every(([, { healthy }]) => healthy), parts: Object.fromEntries(answers) };
  }

  private async ask(check: HealthCheck): Promise<PartHealth> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<PartHealth>((answer) => {
      timer = setTimeout(() => {
        answer({ healthy: false, detail: `no answer in ${this.patience} ms` });
      }, this.patience);
    });
    try {
      return await Promise.race([check(), silence]);
    } catch (error) {
      return { healthy: false, detail: error instanceof Error ? error.message : 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }
}

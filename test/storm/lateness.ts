import { Repeating } from '#event-store';
import pg from 'pg';

/** Milliseconds between two looks. */
const EVERY = 100;

/** How long the oldest obligation is overdue, and since the database is back at most; in milliseconds, by its own clock. */
const LONGEST = `select coalesce(max(time - greatest(due_at, $1::float8)), 0)::float8 as longest
  from obligations, (select extract(epoch from clock_timestamp()) * 1000 as time) as now
  where met_at is null and due_at < time and game_id not in (select game_id from halted_streams)`;

/**
 * Measures, several times a second, how long obligations are overdue; the longest after each fault counts. While the
 * database is away no process can work, and nothing is measured: lateness then counts from when it is back.
 */
export class Lateness {
  /** The longest after each fault, in milliseconds. */
  readonly after = new Map<string, number>();
  private readonly pool: pg.Pool;
  private readonly loop = new Repeating(() => this.look());
  private fault = 'nothing';
  private backAt = 0;
  /** Changes whenever the database goes away or comes back: a look that was under way then does not count. */
  private era = 0;
  private isAway = false;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (connection) => connection.on('error', () => undefined));
  }

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    await this.pool.end();
  }

  /** Measurements from now on come after this fault. */
  begin(fault: string): void {
    this.fault = fault;
  }

  /** Something during which the database is away. */
  async withoutDatabase(happen: () => Promise<unknown>): Promise<void> {
    this.isAway = true;
    this.era += 1;
    await happen();
    this.backAt = await this.time();
    this.era += 1;
    this.isAway = false;
  }

  private async look(): Promise<number> {
    const { era, fault } = this;
    try {
      const { rows } = await this.pool.query<{ longest: number }>(LONGEST, [this.backAt]);
      const isSound = !this.isAway && era === this.era;
      if (isSound) this.after.set(fault, Math.max(this.after.get(fault) ?? 0, rows[0]!.longest));
    } catch {
      // A connection that has ended; the next look has another.
    }
    return EVERY;
  }

  private async time(): Promise<number> {
    for (;;) {
      try {
        const text = 'select extract(epoch from clock_timestamp())::float8 * 1000 as time';
        return (await this.pool.query<{ time: number }>(text)).rows[0]!.time;
      } catch {
        // The connection of before.
      }
    }
  }
}

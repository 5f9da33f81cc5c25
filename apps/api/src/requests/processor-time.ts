import process from 'node:process';

/** Microseconds of processor time, counted from any moment on. */
export type ProcessorClock = () => number;

/**
 * What this process has taken of processors. While something runs without waiting, nothing else of ours runs beside it but
 * what it causes itself, such as the collection of its garbage; time in which the machine does something else does not count.
 */
export const processorClock: ProcessorClock = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/**
 * Measures what stretches of work take. A stretch goes without waiting, or nearly so: what else was measured while it lasted,
 * inside it or in between, is not counted with it.
 */
export class ProcessorMeter {
  private measured = 0;

  constructor(private readonly clock: ProcessorClock) {}

  /** Begins a stretch. Calling what it gives ends it, once, and says how many microseconds it took. */
  begin(): () => number {
    const start = this.clock() - this.measured;
    return () => {
      const took = Math.max(0, this.clock() - this.measured - start);
      this.measured += took;
      return took;
    };
  }
}

/** The processor time that one request has taken, as far as it was measured. */
export class SpentTime {
  /** Microseconds. */
  micros = 0;

  constructor(private readonly meter: ProcessorMeter) {}

  /** Begins a stretch of work for the request. Calling what it gives ends it; once more does nothing. */
  begin(): () => void {
    const end = this.meter.begin();
    let isOver = false;
    return () => {
      if (!isOver) this.micros += end();
      isOver = true;
    };
  }
}

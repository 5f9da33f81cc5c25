import process from 'node:process';

/** Microseconds of processor time since an arbitrary moment. */
export type ProcessorClock = () => number;

/**
 * The processor time of this process. Beside synchronous work nothing else of ours runs but its own effects, such as
 * garbage collection; time that the machine spends on other processes does not count.
 */
export const processorClock: ProcessorClock = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/**
 * Measures stretches of work. A stretch is synchronous, or nearly so: other stretches that are measured meanwhile,
 * nested or interleaved, are not counted with it.
 */
export class ProcessorMeter {
  private measured = 0;

  constructor(private readonly clock: ProcessorClock) {}

  /** Begins a stretch. The returned function ends it, once, and returns its microseconds. */
  begin(): () => number {
    const start = this.clock() - this.measured;
    return () => {
      const took = Math.max(0, this.clock() - this.measured - start);
      this.measured += took;
      return took;
    };
  }
}

/** The measured processor time of one request. */
export class SpentTime {
  /** Microseconds. */
  micros = 0;

  constructor(private readonly meter: ProcessorMeter) {}

  /** Begins a stretch of work for the request. The returned function ends it; further calls do nothing. */
  begin(): () => void {
    const end = this.meter.begin();
    let isOver = false;
    return () => {
      if (!isOver) this.micros += end();
      isOver = true;
    };
  }
}

import type { Obligation } from '#event-store';
import { meetObligation } from '#server';
import type { ObligationJob } from '#streams';
import { Unanswered } from './network.js';
import { isBusy, type SimulatedProcess, type Surroundings } from './simulated-process.js';

/** As a worker does it; in milliseconds. */
const SWEEP_EVERY = 2_000;
const PATIENCE = 2_000;
const LOOK_EVERY = 25;
const CONCURRENCY = 2;

/** Does the work of a worker in a process until it ends. */
export async function work(process: SimulatedProcess, { jobs, time, network, report }: Surroundings): Promise<void> {
  const takers = Array.from({ length: CONCURRENCY }, takeJobs);
  await Promise.all([...takers, sweep()]);

  async function takeJobs(): Promise<void> {
    while (process.isUp) {
      const job = await network.cross(process, () => jobs.take()).catch(told);
      if (job) await carryOut(job);
      else await time.sleep(LOOK_EVERY);
    }
  }

  async function carryOut({ id, data }: { readonly id: string; readonly data: ObligationJob }): Promise<void> {
    try {
      const putOff = await meetObligation(process, data);
      await network.cross(process, () => jobs.done(id, putOff));
    } catch (fault) {
      told(fault);
      await network.cross(process, () => jobs.failed(id)).catch(told);
    }
  }

  async function sweep(): Promise<void> {
    while (process.isUp) {
      const { obligations: owed } = (await process.relay.sweep(process.store).catch(told)) ?? { obligations: [] };
      for (const obligation of owed.filter(({ dueAt }) => dueAt <= process.clock() - PATIENCE)) await meet(obligation);
      await time.sleep(SWEEP_EVERY);
    }
  }

  async function meet(obligation: Obligation): Promise<void> {
    await meetObligation(process, obligation).catch(told);
  }

  /** Faults worth a look: not that a process was away, nor that a game was busy. */
  function told(fault: unknown): undefined {
    if (!(fault instanceof Unanswered) && !isBusy(fault)) report(fault);
  }
}

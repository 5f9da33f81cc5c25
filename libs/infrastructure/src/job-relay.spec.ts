import { sliceOf, type Obligation } from '#event-store';
import type { JobQueue, NewJob } from '#platform';
import { obligationJobId, type ObligationJob } from '#streams';
import { JobRelay } from './job-relay.js';
import { accepted, pick, Table } from '#server/testing';

class ListedJobs implements Pick<JobQueue<ObligationJob>, 'add'> {
  readonly added: NewJob<ObligationJob>[] = [];
  isAway = false;
  add(jobs: readonly NewJob<ObligationJob>[]): Promise<boolean> {
    if (!this.isAway) this.added.push(...jobs);
    return Promise.resolve(!this.isAway);
  }
}

const NOW = 1_000_000;
const owed = (key: string, dueAt: number, kind = 'deadline'): Obligation => ({
  streamId: 'game',
  streamKind: 'game',
  key,
  kind,
  dueAt,
  payload: {},
});

const dataOf = (key: string): ObligationJob => ({
  streamId: 'game',
  streamKind: 'game',
  key,
  kind: 'deadline',
  payload: {},
});

describe('the relay', () => {
  it('gives a job the id of its obligation, the time until it is due, and the slice of its stream', async () => {
    const jobs = new ListedJobs();
    await new JobRelay(jobs, () => NOW).relay([owed('late', NOW - 5_000), owed('soon', NOW + 5_000)]);
    const ofBoth = { name: 'deadline', priority: 0, slice: sliceOf('game') };
    expect(jobs.added).toEqual([
      { ...ofBoth, id: obligationJobId('game', 'late'), data: dataOf('late'), delay: 0 },
      { ...ofBoth, id: obligationJobId('game', 'soon'), data: dataOf('soon'), delay: 5_000 },
    ]);
    expect(jobs.added.every(({ id }) => !id.includes(':') && /\D/.test(id))).toBe(true);
  });

  it('leaves obligations that are due much later to a sweep', async () => {
    const jobs = new ListedJobs();
    let now = 1_000_000;
    const relay = new JobRelay(jobs, () => now);
    const table = new Table({ wake: (obligations) => relay.relay(obligations) });
    const gameId = await table.start({ seats: 1, seconds: 3_600 });
    expect(await relay.sweep(table.store)).toEqual({ obligations: [], queued: true });
    now += 3_590_000;
    expect(await relay.sweep(table.store)).toMatchObject({ obligations: [{ streamId: gameId }], queued: true });
    expect(jobs.added).toMatchObject([{ name: 'deadline', data: { streamId: gameId }, delay: 10_000 }]);
  });

  it.each([50, 200, 30_000])('has bots and automatic steps done at once when a clock is %d ms ahead', async (skew) => {
    const jobs = new ListedJobs();
    const ahead = NOW + skew;
    const kinds = ['bot', 'automatic', 'campaign'];
    await new JobRelay(jobs, () => NOW).relay(kinds.map((kind) => owed(kind, ahead, kind)));
    expect(jobs.added.map(({ name, delay }) => [name, delay])).toEqual(kinds.map((kind) => [kind, 0]));
  });

  it('has each step of a table without people wait, however far clocks are apart, and no others', async () => {
    const jobs = new ListedJobs();
    const relay = new JobRelay(jobs, () => NOW, 1_000);
    const step = (key: string, dueAt: number, alone: boolean): Obligation => ({
      ...owed(key, dueAt, 'bot'),
      payload: { seat: 1, work: { of: 'ada', alone } },
    });
    const steps = [step('at once', NOW, false), step('slow', NOW, true), step('ahead', NOW + 30_000, true)];
    await relay.relay([...steps, step('late', NOW - 5_000, true)]);
    expect(jobs.added.map(({ delay }) => delay)).toEqual([0, 1_000, 1_000, 0]);
    const { obligations: swept } = await relay.sweep({ dueObligations: () => Promise.resolve(steps) });
    expect(swept.map(({ key, dueAt }) => [key, dueAt])).toEqual([
      ['at once', NOW],
      ['slow', NOW + 1_000],
      ['ahead', NOW + 31_000],
    ]);
  });

  it('makes no table wait behind the many steps of another account', async () => {
    const step = (key: string, of: string): Obligation => ({
      ...owed(key, NOW, 'bot'),
      payload: { seat: 1, work: { of, alone: false } },
    });
    const steps = [step('a1', 'ada'), step('a2', 'ada'), step('a3', 'ada'), step('b1', 'bo'), owed('in time', NOW)];
    const jobs = new ListedJobs();
    const { obligations: swept } = await new JobRelay(jobs, () => NOW).sweep({
      dueObligations: () => Promise.resolve(steps),
    });
    expect(swept.map(({ key }) => key)).toEqual(['in time', 'a1', 'b1', 'a2', 'a3']);
    expect(jobs.added.map(({ data, priority }) => [data.key, priority])).toEqual([
      ['a1', 1],
      ['a2', 2],
      ['a3', 3],
      ['b1', 1],
      ['in time', 0],
    ]);
  });

  it('says when the queue is away, and what is owed nevertheless', async () => {
    const jobs = new ListedJobs();
    const table = new Table();
    const gameId = await table.start({ seats: 1, seconds: null }, 1);
    jobs.isAway = true;
    const swept = await new JobRelay(jobs, () => table.now).sweep(table.store);
    expect(swept).toMatchObject({ obligations: [{ streamId: gameId, kind: 'bot' }], queued: false });
  });

  it('is told of the obligations of a commit at once', async () => {
    const jobs = new ListedJobs();
    const relay = new JobRelay(jobs, () => NOW);
    const table = new Table({ wake: (obligations) => relay.relay(obligations) });
    const gameId = await table.start({ seats: 1, seconds: null });
    accepted(await table.play(gameId, 0, pick(1)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(jobs.added).toMatchObject([
      { name: 'automatic', data: { streamId: gameId, key: 'automatic/count-1' }, delay: 0 },
    ]);
  });
});

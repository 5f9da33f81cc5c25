import type { Obligation } from '#event-store';
import { until } from '#event-store/testing';
import { PromptWork } from './prompt-work.js';
import { accepted, pick, Table } from './testing/index.js';
import { meetObligation } from './meet-obligation.js';

const NOW = 1_000_000;

const bot = (key: string, { of = 'ada', alone = false, dueAt = NOW } = {}): Obligation => ({
  streamId: 'game',
  streamKind: 'game',
  key,
  kind: 'bot',
  dueAt,
  payload: { seat: 1, work: { of, alone } },
});

describe('Prompt work', () => {
  /** Prompt work whose meetings end when the test says so. */
  function heldWork() {
    const met: string[] = [];
    const handed: string[] = [];
    const ends: (() => void)[] = [];
    const prompt = new PromptWork({
      meet: async ({ key }) => {
        met.push(key);
        await new Promise<void>((end) => ends.push(end));
      },
      hand: (obligations) => Promise.resolve(handed.push(...obligations.map(({ key }) => key))),
      clock: () => NOW,
      report: () => undefined,
    });
    const endAll = (): void => ends.splice(0).forEach((end) => end());
    return { prompt, met, handed, endAll };
  }

  it('plays the moves of bots that people wait for in the process that has committed, and the answer does not wait', async () => {
    const handed: Obligation[] = [];
    const table: Table = new Table({ wake: (obligations) => prompt.wake(obligations) });
    const prompt = new PromptWork({
      meet: (obligation) => meetObligation(table, obligation),
      hand: (obligations) => Promise.resolve(handed.push(...obligations)),
      clock: () => table.now,
      report: (fault) => {
        throw fault;
      },
    });
    const gameId = await table.start({ seats: 2, rounds: 2, seconds: null }, 1);
    const { version } = accepted(await table.play(gameId, 0, pick(1)));
    expect((await table.store.head(gameId))?.version).toBe(version);
    await until('only the job of the rules is left', () => handed.some(({ kind }) => kind === 'automatic'));
    await prompt.close();
    expect(handed.map(({ kind }) => kind).filter((kind) => kind !== 'emptyTable')).toEqual(['automatic']);
    expect((await table.store.read(gameId)).at(-1)?.command).toMatchObject({ type: 'play', seat: 1 });
  });

  it('leaves to the workers what is due later, tables without people, automatic steps, and what is too much', async () => {
    const { prompt, met, handed, endAll } = heldWork();
    const step: Obligation = { ...bot('step'), kind: 'automatic' };
    await prompt.wake([bot('later', { dueAt: NOW + 1 }), bot('alone', { alone: true }), step]);
    expect(handed).toEqual(['later', 'alone', 'step']);
    const many = Array.from({ length: 80 }, (_, at) => bot(`many-${at}`));
    await prompt.wake(many);
    expect(handed.slice(3)).toEqual(many.slice(64).map(({ key }) => key));
    await until('four are being met', () => met.length === 4);
    const closed = prompt.close();
    endAll();
    await closed;
    expect([met.length, handed.length]).toEqual([4, 3 + 76]);
  });

  it('gives the openers of tables their turns', async () => {
    const { prompt, met, endAll } = heldWork();
    await prompt.wake(Array.from({ length: 8 }, (_, at) => bot(`ada-${at}`)));
    await prompt.wake([bot('bo-0', { of: 'bo' })]);
    await until('four are being met', () => met.length === 4);
    endAll();
    await until('four more are', () => met.length === 8);
    expect(met.slice(0, 5)).toEqual(['ada-0', 'ada-1', 'ada-2', 'ada-3', 'bo-0']);
    const closed = prompt.close();
    endAll();
    await closed;
  });

  it('hands an obligation that it could not meet to the workers', async () => {
    const handed: string[] = [];
    const faults: unknown[] = [];
    const prompt = new PromptWork({
      meet: () => Promise.reject(new Error('the database is away')),
      hand: (obligations) => Promise.resolve(handed.push(...obligations.map(({ key }) => key))),
      clock: () => NOW,
      report: (fault) => faults.push(fault),
    });
    await prompt.wake([bot('one')]);
    await until('it is handed over', () => handed.length === 1);
    expect(faults).toEqual([new Error('the database is away')]);
  });
});

import { jest } from '@jest/globals';
import { NodeReach } from './node-reach.js';

const refused = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED'));

describe('A database that others wait for', () => {
  let now = 0;

  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is left alone for a moment after it failed, and asked again then', async () => {
    const reach = new NodeReach('node1', { patience: 5_000, pause: 2_000 });
    const work = jest.fn(refused);
    const first = await reach.ask(work).catch((fault: unknown) => fault);
    expect(first).toMatchObject({ name: 'NodeAway', code: '08006', message: expect.stringContaining('ECONNREFUSED') });
    now = 1_999;
    expect(await reach.ask(work).catch((fault: unknown) => fault)).toBe(first);
    expect(work).toHaveBeenCalledTimes(1);
    now = 2_000;
    expect(await reach.ask(() => Promise.resolve('here'))).toBe('here');
    expect(await reach.ask(() => Promise.resolve('still'))).toBe('still');
  });

  it('that is silent is waited for once, and not asked again before it answers', async () => {
    const reach = new NodeReach('node1', { patience: 1, pause: 2_000 });
    let answer: (text: string) => void = () => undefined;
    const silent = reach
      .ask(() => new Promise<string>((resolve) => (answer = resolve)))
      .catch((fault: unknown) => fault);
    const away = await silent;
    expect(away).toMatchObject({ name: 'NodeAway', message: expect.stringContaining('no answer in 0.001 seconds') });
    now = 60_000;
    const work = jest.fn(() => Promise.resolve('here'));
    expect(await reach.ask(work).catch((fault: unknown) => fault)).toBe(away);
    answer('at last');
    await Promise.resolve();
    now = 62_000;
    expect(await reach.ask(work)).toBe('here');
  });
});

import { Metrics } from './metrics.js';
import { everySeries } from './series.js';

describe('the metrics of a process', () => {
  let faults: unknown[];
  let metrics: Metrics;

  beforeEach(() => {
    faults = [];
    metrics = new Metrics((fault) => faults.push(fault));
  });

  const lines = async (name: string): Promise<string[]> =>
    (await metrics.text()).body.split('\n').filter((line) => line.startsWith(name));

  it('count deeds, and time them', async () => {
    const done = metrics.during(
      'append',
      {},
      () => Promise.resolve('ok'),
      (end) => ({ outcome: end?.result ?? 'fault' }),
    );
    await expect(done).resolves.toBe('ok');
    expect(await lines('chronicler_appends_total')).toEqual(['chronicler_appends_total{outcome="ok"} 1']);
    expect(await lines('chronicler_append_seconds_count')).toEqual(['chronicler_append_seconds_count 1']);
    const series = new Map((await metrics.series()).map((one) => [one.name, one]));
    expect(series.get('chronicler_appends_total')).toMatchObject({
      isCounter: true,
      lines: [{ labels: { outcome: 'ok' }, value: 1 }],
    });
    expect(series.get('chronicler_append_seconds_count')?.lines).toEqual([{ labels: {}, value: 1 }]);
    expect(series.get('chronicler_append_seconds_sum')?.lines).toHaveLength(1);
    expect(series.has('chronicler_append_seconds')).toBe(false);
    expect(series.get('process_resident_memory_bytes')?.isCounter).toBe(false);
  });

  it('count an exception as a fault, and rethrow it', async () => {
    const fault = new Error('no database');
    const thrown = metrics.during(
      'command',
      { game: 'an id' },
      () => Promise.reject(fault),
      (end) => ({ stream: 'game', ruleset: 'lantern', by: 'player', outcome: end ? 'accepted' : 'fault' }),
    );
    await expect(thrown).rejects.toBe(fault);
    const [total] = await lines('chronicler_commands_total');
    expect(total).toBe('chronicler_commands_total{stream="game",ruleset="lantern",by="player",outcome="fault"} 1');
    expect(await lines('chronicler_command_seconds_count')).toEqual([
      'chronicler_command_seconds_count{ruleset="lantern"} 1',
    ]);
    expect((await metrics.text()).body).not.toContain('an id');
  });

  it('look values up when they are read, and leave out failed looks', async () => {
    let depth = 2;
    metrics.read('queueJobs', () => {
      if (depth > 2) throw new Error('the queue is away');
      return [{ labels: { state: 'waiting' }, value: depth }];
    });
    expect(await lines('chronicler_queue_jobs')).toEqual(['chronicler_queue_jobs{state="waiting"} 2']);
    depth = 3;
    expect(await lines('chronicler_queue_jobs')).toEqual([]);
    expect(faults).toEqual([new Error('the queue is away')]);
  });

  it('tell current sizes, not earlier ones', async () => {
    metrics.stands('sockets', 3);
    metrics.stands('sockets', 1);
    expect(await lines('chronicler_sockets')).toEqual([
      'chronicler_sockets{over="websocket"} 1',
      'chronicler_sockets{over="rest"} 0',
    ]);
  });

  it('have names and units that Prometheus expects, each once', () => {
    const names = everySeries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, type } of everySeries) {
      expect(name).toMatch(/^chronicler_[a-z_]+$/);
      expect(name.endsWith('_total')).toBe(type === 'counter');
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    }
  });
});

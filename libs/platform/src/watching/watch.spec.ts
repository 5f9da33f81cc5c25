import { HealthRegistry } from '../health.js';
import { freePort } from '../testing/free-port.js';
import { openWatch } from './watch.js';

const silent = { metricsHost: '127.0.0.1', isTraced: false };
const ended = () => ({ stream: 'game', ruleset: 'tally', by: 'player', outcome: 'fault' }) as const;

describe('the watch over a process', () => {
  const lines: object[] = [];
  const logger = { error: (line: object) => lines.push(line) };

  beforeEach(() => {
    lines.length = 0;
  });

  it('writes with a fault the ids of the request, the game and the command that it came from', async () => {
    const watch = await openWatch(silent, logger as never);
    const { observer, report } = watch;
    const fault = new Error('no database');
    const command = () =>
      observer.during('command', { gameId: 'g', commandId: 'c' }, () => Promise.reject(fault), ended);
    const request = () =>
      observer.during('request', { requestId: 'r' }, command, () => ({ method: 'POST', status: '503' }));
    await expect(request()).rejects.toBe(fault);
    // Long after, and elsewhere.
    report(fault);
    expect(lines).toEqual([{ requestId: 'r', gameId: 'g', commandId: 'c', err: fault }]);
    await watch.close();
  });

  it('writes those of the current deed with a fault that was not thrown, and none outside of a deed', async () => {
    const watch = await openWatch(silent, logger as never);
    const { observer, report } = watch;
    const work = (): Promise<void> => Promise.resolve(report('a text'));
    await observer.during('job', { gameId: 'g' }, work, () => ({ kind: 'bot', outcome: 'done' }));
    report('another');
    report('a third', 'r');
    expect(lines).toEqual([{ gameId: 'g', err: 'a text' }, { err: 'another' }, { err: 'a third', requestId: 'r' }]);
    await watch.close();
  });

  it('says beside the series whether the process is well, and not why it is not', async () => {
    const port = await freePort();
    const watch = await openWatch({ ...silent, metricsPort: port }, logger as never);
    const health = new HealthRegistry();
    watch.showHealth(health);
    let healthy = true;
    health.register('database', () => ({ healthy, detail: 'secret' }));
    health.register('redis', () => ({ healthy: true, degraded: 'away' }));
    const asked = async (): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return [response.status, await response.json()];
    };
    expect(await asked()).toEqual([200, { status: 'ok', parts: { database: 'ok', redis: 'degraded' } }]);
    healthy = false;
    expect(await asked()).toEqual([503, { status: 'unhealthy', parts: { database: 'unhealthy', redis: 'degraded' } }]);
    await watch.close();
  });

  it('counts faults in the series', async () => {
    const watch = await openWatch({ ...silent, metricsPort: 0 }, logger as never);
    const { report, metrics } = watch;
    report(new Error('one'));
    expect((await metrics!.text()).body).toContain('\nchronicler_faults_total 1\n');
    await watch.close();
  });
});

import { AlarmWatch } from './alarm-watch.js';
import type { Reading } from './in-time.js';

const MINUTE = 60_000;

/** The alarms that are on at a time, each with the minute since when. */
const onAt = (watch: AlarmWatch, minute: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    watch
      .now(minute * MINUTE)
      .flatMap(({ alarm, since }) => (since === undefined ? [] : [[alarm.name, since / MINUTE]])),
  );

const command = (outcome: string) => () => ({ stream: 'game', ruleset: 'tally', by: 'player', outcome }) as const;

describe('the watch over alarms', () => {
  it('is on from the look that finds too much of what it reads, with the right labels, until one that does not', async () => {
    const watch = new AlarmWatch();
    let readings: readonly Reading[] = [{ labels: { age: '5s' }, value: 9 }];
    watch.read('obligations', () => readings);
    await watch.look(0);
    expect(onAt(watch, 0)).toEqual({});
    readings = [...readings, { labels: { age: 'more' }, value: 1 }];
    await watch.look(MINUTE);
    await watch.look(2 * MINUTE);
    expect(onAt(watch, 2)).toEqual({ late_jobs: 1 });
    readings = [];
    await watch.look(3 * MINUTE);
    expect(watch.now().find(({ alarm }) => alarm.name === 'late_jobs')).toMatchObject({ value: undefined });
    // What is not known has not become right.
    expect(onAt(watch, 3)).toEqual({ late_jobs: 1 });
    readings = [{ labels: { age: 'more' }, value: 0 }];
    await watch.look(4 * MINUTE);
    expect(onAt(watch, 4)).toEqual({});
  });

  it('waits five minutes where a condition must last, and says then when it began', async () => {
    const watch = new AlarmWatch();
    watch.read('waitingWebhooks', () => [{ labels: { state: 'due' }, value: 1 }]);
    await watch.look(0);
    await watch.look(4 * MINUTE);
    expect(onAt(watch, 4)).toEqual({});
    await watch.look(5 * MINUTE);
    expect(onAt(watch, 5)).toEqual({ waiting_webhooks: 0 });
  });

  it('counts commands that end in faults for five minutes, and is off after them', async () => {
    const watch = new AlarmWatch();
    const { observer } = watch;
    await watch.look(0);
    await expect(
      observer.during('command', {}, () => Promise.reject(new Error('no database')), command('fault')),
    ).rejects.toThrow('no database');
    await observer.during('command', {}, () => Promise.resolve(1), command('refused'));
    await watch.look(MINUTE);
    expect(onAt(watch, 1)).toEqual({ command_faults: 1 });
    await watch.look(5 * MINUTE);
    await watch.look(6.5 * MINUTE);
    expect(onAt(watch, 6.5)).toEqual({});
  });

  it('goes on where a look fails', async () => {
    const watch = new AlarmWatch();
    watch.read('feedLag', () => Promise.reject(new Error('no database')));
    watch.read('parkedGames', () => [{ value: 2 }]);
    await watch.look(0);
    expect(onAt(watch, 0)).toEqual({ parked_games: 0 });
  });
});

import { dueAt, quietUntil, warningAt } from './due.js';
import { settingsSchema, standardSettings, type NotificationSettings } from './settings.js';

const at = (text: string): number => Date.parse(text);
const paris = (changes: Partial<NotificationSettings>): NotificationSettings => ({
  ...standardSettings,
  timeZone: 'Europe/Paris',
  ...changes,
});
const night = paris({ quietHours: { from: '22:30', to: '07:00' } });

describe('Quiet hours', () => {
  it.each([
    ['a winter night', '2026-01-10T22:00:00Z', '2026-01-11T06:00:00Z'],
    ['a summer night', '2026-07-10T22:00:00Z', '2026-07-11T05:00:00Z'],
    ['the minute in which they begin', '2026-01-10T21:30:00Z', '2026-01-11T06:00:00Z'],
    ['the night in which clocks are put forward', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00Z'],
    ['the night in which clocks are put back', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z'],
  ])('last until the morning of the time zone: %s', (_night, now, morning) => {
    expect(new Date(quietUntil(at(now), night)!)).toEqual(new Date(morning));
  });

  it('are those of the day where they begin and end in it', () => {
    const noon = paris({ quietHours: { from: '12:00', to: '14:00' } });
    expect(quietUntil(at('2026-01-10T11:30:00Z'), noon)).toBe(at('2026-01-10T13:00:00Z'));
    expect(quietUntil(at('2026-01-10T13:00:00Z'), noon)).toBeUndefined();
  });

  it('do not hold what comes by day, or an account without any', () => {
    expect(quietUntil(at('2026-01-10T06:00:00Z'), night)).toBeUndefined();
    expect(quietUntil(at('2026-01-10T23:00:00Z'), paris({}))).toBeUndefined();
  });
});

describe('A message', () => {
  const now = at('2026-01-10T12:20:30Z');

  it('is due at once, at the full hour, or at the time of the day', () => {
    expect(dueAt(now, paris({}))).toBe(now);
    expect(dueAt(now, paris({ digest: 'HOURLY' }))).toBe(at('2026-01-10T13:00:00Z'));
    expect(dueAt(now, paris({ digest: 'HOURLY', timeZone: 'Asia/Kolkata' }))).toBe(at('2026-01-10T12:30:00Z'));
    expect(dueAt(now, paris({ digest: 'DAILY', digestAt: '18:15' }))).toBe(at('2026-01-10T17:15:00Z'));
    expect(dueAt(now, paris({ digest: 'DAILY', digestAt: '08:00' }))).toBe(at('2026-01-11T07:00:00Z'));
  });

  it('comes after the quiet hours, digests too', () => {
    const evening = at('2026-01-10T21:10:00Z');
    expect(dueAt(evening, { ...night, digest: 'HOURLY' })).toBe(at('2026-01-10T22:00:00Z') + 8 * 3_600_000);
  });
});

describe('A warning', () => {
  const now = at('2026-01-10T08:00:00Z');

  it('comes so many hours before the deadline, digest or none', () => {
    const settings = paris({ warningHours: 3, digest: 'DAILY' });
    expect(warningAt({ now, deadline: at('2026-01-10T20:00:00Z') }, settings)).toBe(at('2026-01-10T17:00:00Z'));
  });

  it('is none where the turn had fewer hours from the beginning', () => {
    expect(warningAt({ now, deadline: at('2026-01-10T11:00:00Z') }, paris({ warningHours: 3 }))).toBeUndefined();
  });

  it('comes after quiet hours that end before the deadline, and else before they begin', () => {
    expect(warningAt({ now, deadline: at('2026-01-11T07:00:00Z') }, night)).toBe(at('2026-01-11T06:00:00Z'));
    expect(warningAt({ now, deadline: at('2026-01-11T04:00:00Z') }, night)).toBe(at('2026-01-10T21:29:00Z'));
    const late = at('2026-01-10T22:00:00Z');
    expect(warningAt({ now: late, deadline: at('2026-01-11T04:00:00Z') }, night)).toBeUndefined();
  });
});

describe('Settings', () => {
  it.each([
    ['timeZone', 'Mars/Olympus'],
    ['quietHours', { from: '07:00', to: '07:00' }],
    ['quietHours', { from: '24:00', to: '07:00' }],
    ['digestAt', '8:00'],
    ['warningHours', 0],
    ['events', ['TURN']],
  ])('refuse %s: %j', (name, value) => {
    expect(settingsSchema.safeParse(standardSettings).success).toBe(true);
    expect(settingsSchema.safeParse({ ...standardSettings, [name]: value }).success).toBe(false);
  });
});

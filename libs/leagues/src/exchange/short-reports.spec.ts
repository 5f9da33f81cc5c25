import { seasonOf } from './season-of.js';
import { readTrf } from './trf-reader.js';

/** A report of players without games, and of other records. */
const reportWith = (players: number, ...more: readonly string[]): string =>
  [
    ...Array.from({ length: players }, (_, place) => `001 ${`${place + 1}`.padStart(4)}      Player`),
    ...more,
    '### chronicler paired 1',
  ].join('\n');

const numbers = (players: number): string =>
  Array.from({ length: players }, (_, place) => `${place + 1}`.padStart(4)).join(' ');

const seasonIn = (text: string): unknown => {
  const { report, faults } = readTrf(text);
  return report ? seasonOf(report) : faults;
};

describe('a short report that names much', () => {
  it('is no season with more prohibited pairings than one has', () => {
    const group = `260 001 100 ${numbers(60)}`;
    expect(seasonIn(reportWith(60, group, group))).toMatchObject({ season: { forbidden: { length: 3_540 } } });
    expect(seasonIn(reportWith(60, ...Array.from({ length: 100 }, () => group)))).toMatchObject({
      wrong: { en: expect.stringContaining('177000 pairs') },
    });
  });

  it('names each player of a group once', () => {
    const twice = `260 001 100 ${numbers(2)} ${numbers(2)}`;
    expect(seasonIn(reportWith(2, twice))).toMatchObject({ season: { forbidden: [{ players: ['1', '2'] }] } });
  });

  it('is no season with virtual points for more players than there are', () => {
    expect(seasonIn(reportWith(4, '250      1.0 001 999    1 9999'))).toMatchObject({
      wrong: { en: expect.stringContaining('more rounds or players') },
    });
  });
});

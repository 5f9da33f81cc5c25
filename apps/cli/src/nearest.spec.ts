import { nearest } from './nearest.js';

describe('The nearest name', () => {
  it.each([
    ['verfy', 'verify'],
    ['gmaes', 'games'],
    ['langauge', 'language'],
    ['xyzzyplugh', undefined],
  ])('of %s is %s', (word, name) => {
    expect(nearest(word, ['verify', 'games', 'language', 'seats'])).toBe(name);
  });
});

import { preferredLocale } from './preferred-locale.js';

describe('the language of a caller', () => {
  it.each([
    [undefined, 'en'],
    ['fr', 'fr'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['de, en;q=0.5, fr;q=0.7', 'fr'],
    ['fr;q=0, en', 'en'],
    ['de', 'en'],
    ['*', 'en'],
    [';;;,,,', 'en'],
  ])('"%s" is answered in %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

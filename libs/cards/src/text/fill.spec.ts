import { fill } from './fill.js';

describe('A template of a sentence', () => {
  it('has its blanks filled, and keeps those that are unknown', () => {
    expect(fill('{A} beats {against}', { A: 'a Mage', against: 'a Giant' })).toBe('a Mage beats a Giant');
    expect(fill('{A} beats {nobody}', { A: 'a Mage' })).toBe('a Mage beats {nobody}');
  });

  it('says a part in brackets only if all its blanks have something to say', () => {
    const template = '{A}[ of {size} against {against}]';
    expect(fill(template, { A: 'a Mage', size: 'large size', against: 'a Giant' })).toBe(
      'a Mage of large size against a Giant',
    );
    expect(fill(template, { A: 'a Mage', size: 'large size' })).toBe('a Mage');
    expect(fill(template, { A: 'a Mage', size: 'large size', against: '' })).toBe('a Mage');
    expect(fill('{A}[ at once]', { A: 'a Mage' })).toBe('a Mage at once');
  });
});

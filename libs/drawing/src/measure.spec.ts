import { fitted, sizeFor, textWidth, wrapped } from './measure.js';
import { flowing, onSheet, space, stacked } from './piece.js';
import type { TextStyle } from './text-style.js';

const sans: TextStyle = { face: 'sans', size: 10, color: '#000' };
const TEXT = 'Une très longue phrase : « elle ne tient pas sur une seule ligne », dit-on ; et alors ?';

describe('measuring', () => {
  it('knows letters, their accents, bold and spacing', () => {
    expect(textWidth('aé', sans)).toBeCloseTo(11.12);
    expect(textWidth('a', { ...sans, bold: true, spacing: 2 })).toBeCloseTo(5.56 + 2);
    expect(textWidth('漢', sans)).toBeCloseTo(10);
    expect(textWidth('Жي', sans)).toBeCloseTo(7 + 5);
  });

  it('shortens what does not fit', () => {
    expect(fitted('short', sans, 100)).toBe('short');
    const shorter = fitted('much too long for this', sans, 50);
    expect(shorter).toMatch(/^much t.*…$/);
    expect(textWidth(shorter, sans)).toBeLessThanOrEqual(50);
    expect(fitted('www', sans, 1)).toBe('…');
  });

  it('breaks lines between words, and never before French punctuation', () => {
    for (let width = 60; width < 400; width += 7) {
      const lines = wrapped(TEXT, sans, width);
      expect(lines.join(' ').replaceAll('\u00A0', ' ')).toBe(TEXT);
      for (const line of lines) {
        expect(textWidth(line, sans)).toBeLessThanOrEqual(width);
        expect(line).not.toMatch(/^[;:!?»]|«$/);
      }
    }
  });

  it('cuts the last line that is allowed', () => {
    const lines = wrapped(TEXT, sans, 100, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(wrapped('Wirklichkeitsverlustangst', sans, 40)[0]).toMatch(/…$/);
  });

  it('finds the greatest size that fits', () => {
    const size = sizeFor(TEXT, { ...sans, size: 40 }, 200, { least: 6, lines: 2 });
    expect(wrapped(TEXT, { ...sans, size }, 200).length).toBeLessThanOrEqual(2);
    expect(wrapped(TEXT, { ...sans, size: size + 1 }, 200).length).toBeGreaterThan(2);
  });
});

describe('pieces', () => {
  it('stand below each other, and flow in rows within a width', () => {
    expect(stacked([space(10, 5), space(20, 7)], 3)).toMatchObject({ width: 20, height: 15 });
    expect(flowing([space(40, 5), space(40, 9), space(40, 5)], 85, 5)).toMatchObject({ width: 85, height: 19 });
    expect(onSheet(space(10, 10), 4, { fill: '#fff' }, 30)).toMatchObject({ width: 18, height: 30 });
  });
});

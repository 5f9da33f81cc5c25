import { SaxesParser } from 'saxes';
import { picture } from './document.js';
import { icon, iconShapes, type IconName } from './icons.js';
import { line } from './lettering.js';
import { escaped, joined, moved, nothing, tag, words, written } from './markup.js';

describe('markup', () => {
  it('escapes texts and attributes', () => {
    expect(tag('text', { 'data-name': `<"&'>` }, words('a < b & c'))).toBe(
      '<text data-name="&lt;&quot;&amp;&#39;&gt;">a &lt; b &amp; c</text>',
    );
  });

  it('replaces what XML does not allow even escaped', () => {
    expect(escaped('a\u0000b\uD800c\uFFFEd\u0007\n😀')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFD\n😀');
  });

  it('writes numbers with two decimals at most, and none that is no number', () => {
    expect([1 / 3, -0.001, 1e-9, 1234.5, -2.005].map(written)).toEqual(['0.33', '0', '0', '1234.5', '-2']);
    expect(() => written(Number.NaN)).toThrow(RangeError);
  });

  it('leaves out attributes that are absent, and elements that move nothing', () => {
    expect(tag('rect', { x: 0, fill: undefined, hidden: false })).toBe('<rect x="0"/>');
    expect(moved(0, 0, words('a'))).toBe('a');
    expect(moved(5, 5, nothing)).toBe('');
  });
});

describe('a picture', () => {
  const style = { face: 'sans', size: 12, color: '#000' } as const;
  const body = joined(line('a <script>', 1, 2, style), icon('ruby', 0, 0, 24, 'red'));
  const svg = picture({ width: 10.2, height: 20, title: 'T & t', language: 'en', body });

  it('is a document that says what it shows, and holds only the icons that it uses', () => {
    expect(svg).toContain('viewBox="0 0 11 20"');
    expect(svg).toContain('<title>T &amp; t</title>');
    expect(svg.match(/<symbol/g)).toHaveLength(1);
    expect(svg).toContain('id="icon-ruby"');
  });

  it('is well formed with every icon that there is', () => {
    const icons = (Object.keys(iconShapes) as IconName[]).map((name) => icon(name, 0, 0, 24, 'red'));
    const all = picture({ width: 1, height: 1, title: '', language: 'fr', body: joined(...icons) });
    const parser = new SaxesParser({ xmlns: true });
    const symbols: string[] = [];
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'symbol') symbols.push(attributes['id']?.value ?? '');
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(all).close();
    expect(symbols).toEqual(
      Object.keys(iconShapes)
        .map((name) => `icon-${name}`)
        .sort(),
    );
  });
});

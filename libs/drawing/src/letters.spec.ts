import { execFileSync } from 'node:child_process';
import { picture } from './document.js';
import { fontFile } from './font-file.js';
import { fontOf } from './fonts.js';
import { line } from './lettering.js';
import { joined } from './markup.js';
import { isLettered } from './measure.js';
import type { Face, TextStyle } from './text-style.js';

const sans: TextStyle = { face: 'sans', size: 10, color: '#000' };
const faces: readonly Face[] = ['sans', 'serif', 'news'];
const styles = faces.flatMap((face) =>
  [false, true].flatMap((bold) => [false, true].map((italic): TextStyle => ({ ...sans, face, bold, italic }))),
);

const FRENCH = 'Œuvre à l’été : « ça », « naïf » ; où — déjà ? ÀÂÇÉÈÊËÎÏÔÙÛÜŸ æœ …';
const NAMES = 'Żółć Šárka Ďábelská Łódź Ősi Țepeș Ĥŝŭ Şükrü Þórður';
const SIGNS = '+−×·≤→½ 0123456789 “quoted” – 1 234';

/** The tables of a TrueType file, by name. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = file.readUInt32BE(at + 8);
      return [file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12))];
    }),
  );
}

describe('the letters that pictures carry', () => {
  it('are what the fonts of the packages give; if not, run `npm run letters`', () => {
    expect(execFileSync(process.execPath, ['scripts/letters.mjs', '--check'], { encoding: 'utf8' })).toBe('');
  });

  it.each(styles)('are those of English, French, names and signs: $face, bold $bold, italic $italic', (style) => {
    for (const text of [FRENCH, NAMES, SIGNS])
      expect({ text, has: isLettered(text, style) }).toEqual({ text, has: true });
    expect(isLettered('漢', style)).toBe(false);
  });

  it('are as wide as those of Arial, Georgia and Times New Roman', () => {
    const widths = { sans: [0.667, 0.556, 0.278], serif: [0.671, 0.504, 0.241], news: [0.722, 0.444, 0.25] };
    for (const face of faces) {
      const font = fontOf({ face });
      for (const [index, letter] of Array.from('Aa ').entries()) {
        expect(font.advanceOf(letter)).toBeCloseTo(widths[face][index]!, 2);
      }
    }
  });
});

describe('a font in a picture', () => {
  const file = fontFile(fontOf(sans), 'éAA?');
  const tables = tablesOf(file);

  it('has the letters of the texts, the parts of their accents, and no others', () => {
    // The one for missing letters, ? A é, and e and ´ of which é is made.
    expect(tables.get('maxp')!.readUInt16BE(4)).toBe(6);
    expect(tables.get('hmtx')).toHaveLength(6 * 4);
    expect(tables.get('hmtx')!.readUInt16BE(2 * 4)).toBe(1366);
    const loca = tables.get('loca')!;
    const accented = tables.get('glyf')!.subarray(loca.readUInt16BE(3 * 2) * 2);
    expect([accented.readInt16BE(0), accented.readUInt16BE(12), accented.readUInt16BE(18)]).toEqual([-1, 4, 5]);
  });

  it('is a sound TrueType file: tables in order, at offsets that four divides, with the sum that it says', () => {
    expect([...tables.keys()]).toEqual([...tables.keys()].sort());
    expect(file.length % 4).toBe(0);
    let sum = 0;
    for (let at = 0; at < file.length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it('is the same for the same letters, any number of times and in any order', () => {
    expect(fontFile(fontOf(sans), 'A?é?').equals(file)).toBe(true);
    expect(fontFile(fontOf(sans), 'A?é漢').equals(file)).toBe(true);
  });

  it('is there for each face that the texts use, and for no other', () => {
    const draw = (...texts: TextStyle[]): string => {
      const body = joined(...texts.map((style) => line('“A & B”', 0, 0, style)));
      return picture({ width: 9, height: 9, title: 'x', language: 'en', body });
    };
    const namesIn = (svg: string): string[] => [...svg.matchAll(/@font-face\{(.*?);src/g)].map(([, name]) => name!);
    expect(namesIn(draw())).toEqual([]);
    expect(namesIn(draw(sans, { ...sans, italic: true }))).toEqual(['font-family:Arimo']);
    expect(namesIn(draw({ ...sans, face: 'news', bold: true, italic: true }, { ...sans, face: 'serif' }))).toEqual([
      'font-family:Gelasio',
      'font-family:Tinos;font-weight:700;font-style:italic',
    ]);
    const carried = /base64,([^)]*)/.exec(draw(sans))![1]!;
    expect(Buffer.from(carried, 'base64').equals(fontFile(fontOf(sans), '“A & B”'))).toBe(true);
  });
});

describe('a line', () => {
  const attribute = (markup: string, name: string): string | undefined =>
    new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];

  it('says how much room it has, and is held to its length where another font could run out of it', () => {
    const wide = line('Hello', 0, 0, sans, 100);
    expect([attribute(wide, 'data-room'), attribute(wide, 'textLength')]).toEqual(['100', undefined]);
    const tight = line('Hello', 0, 0, sans, 25);
    expect([attribute(tight, 'data-room'), attribute(tight, 'textLength')]).toEqual(['25', '22.79']);
    expect(attribute(tight, 'lengthAdjust')).toBe('spacingAndGlyphs');
    const measured = line('Hello', 0, 0, sans);
    expect([attribute(measured, 'data-room'), attribute(measured, 'textLength')]).toEqual([undefined, '22.79']);
  });

  it('is held where the picture does not carry its letters, and never beyond its room', () => {
    expect(attribute(line('漢字', 0, 0, sans, 100), 'textLength')).toBe('20');
    expect(attribute(line('漢字', 0, 0, sans, 15), 'textLength')).toBe('15');
  });
});

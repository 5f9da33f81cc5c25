import { isPlainText, plainText } from './text.js';

describe('A text that one person writes and others read', () => {
  it.each(['Ada', 'Zoé d’Été', 'Ædnoð 7', '李 小龍', 'עדה', 'a\u00a0b', '🎲'])('may be %j', (text) => {
    expect(plainText(1, 40).parse(text)).toBe(text);
  });

  it.each([
    ['U+0000', 'a\0b'],
    ['a control', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['half a surrogate pair', 'a\ud800b'],
    ['a mark that turns the direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a space without width', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a Hangul filler', 'a\u3164b'],
    ['another Hangul filler', 'a\u115fb'],
    ['a Braille pattern without dots', 'a\u2800b'],
    ['a sign of private use', 'a\ue000b'],
    ['a line separator', 'a\u2028b'],
  ])('holds no %s', (_, text) => {
    expect(plainText(1, 40).safeParse(text).success).toBe(false);
    expect(isPlainText(text)).toBe(false);
  });

  it('is composed, and has no spaces around it: so it has its length', () => {
    expect(plainText(1, 3).parse('  Zoe\u0301 ')).toBe('Zo\u00e9');
    expect(plainText(1, 3).safeParse('Zoes').success).toBe(false);
    expect(plainText(1, 3).safeParse('   ').success).toBe(false);
  });
});

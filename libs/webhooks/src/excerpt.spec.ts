import { excerptOf } from './excerpt.js';

describe('An excerpt', () => {
  it.each([
    ['keeps text of any script', 'Марэ – 潮', 'Марэ – 潮'],
    ['is one line', '  a\r\n\tb\u2028c  ', 'a b c'],
    [
      'has no control characters, and no marks that change the direction of text',
      'a\u0000b\u001b[31mc\u202ed\u200be',
      'a b [31mc d e',
    ],
    ['is empty where nothing is visible', '\u0000\n\u00ad', ''],
  ])('%s', (_what, text, seen) => {
    expect(excerptOf(Buffer.from(text))).toBe(seen);
  });

  it('leaves out bytes that are not text, and a character that was cut in two', () => {
    expect(excerptOf(Buffer.of(0xff, 0x61, 0xc3, 0x28, 0x62, 0xe6, 0xbd))).toBe('a (b');
  });
});

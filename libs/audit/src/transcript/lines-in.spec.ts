import { linesIn, NoText } from './lines-in.js';

async function linesOf(pieces: Iterable<Uint8Array>, most?: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesIn(pieces, most)) lines.push(line);
  return lines;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text in pieces of a number of bytes. */
function* cut(text: string, size: number): Iterable<Uint8Array> {
  const all = bytes(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

describe('the lines of a text in pieces', () => {
  it.each([1, 2, 3, 7, 100])('are the same for pieces of any size: %i bytes', async (size) => {
    const text = 'one\n\ntwo é €\n𝄞 three\r\nfour';
    expect(await linesOf(cut(text, size))).toEqual(['one\n', '\n', 'two é €\n', '𝄞 three\r\n', 'four']);
    expect(await linesOf(cut('', size))).toEqual([]);
    expect(await linesOf(cut('\n', size))).toEqual(['\n']);
  });

  it('are read once, even if one is very long', async () => {
    // Read again with each piece, this would take hours.
    const piece = bytes('a'.repeat(16));
    function* pieces(): Iterable<Uint8Array> {
      for (let count = 0; count < 500_000; count += 1) yield piece;
    }
    expect((await linesOf(pieces())).map(({ length }) => length)).toEqual([8_000_000]);
  });

  it('are refused for a text that is not UTF-8, and for one with a line above the limit', async () => {
    await expect(linesOf([Uint8Array.of(0xff)])).rejects.toThrow(NoText);
    await expect(linesOf([Uint8Array.of(0xc3)])).rejects.toThrow(NoText);
    await expect(linesOf(cut('12345\n1234567', 2), 6)).rejects.toThrow('A line has more than 6 characters.');
    await expect(linesOf(cut('12345\n12345\n', 2), 6)).resolves.toHaveLength(2);
  });
});

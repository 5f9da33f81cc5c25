/** Why a file is not read as lines of text. */
export class NoText extends Error {}

/**
 * The lines of a text that comes in pieces, each with its newline; the last one without, when it has none. Throws NoText
 * for bytes that are not UTF-8, and for a line longer than `most` letters.
 */
export async function* linesIn(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most = 64_000_000,
): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new NoText('This is not a text in UTF-8.');
    }
  };
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decode(piece)).split(/(?<=\n)/u);
    rest = lines.at(-1)?.endsWith('\n') === true ? '' : (lines.pop() ?? '');
    yield* lines;
    if (rest.length > most) throw new NoText(`A line has more than ${most} letters.`);
  }
  rest += decode();
  if (rest !== '') yield rest;
}

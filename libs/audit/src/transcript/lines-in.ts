/** Why a file is not read as lines of text. */
export class NoText extends Error {}

/**
 * The lines of a text that comes in pieces, each with its newline; the last one without, when it has none. Each piece is looked at once,
 * however long a line is. Throws NoText for bytes that are not UTF-8, and for a line longer than `most` letters.
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
  const line = new Line(most);
  for await (const piece of pieces) {
    const text = decode(piece);
    let from = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      line.add(text.slice(from, at + 1));
      yield line.take();
      from = at + 1;
    }
    line.add(text.slice(from));
  }
  line.add(decode());
  const rest = line.take();
  if (rest !== '') yield rest;
}

/** The beginning of a line, in the pieces in which it came. */
class Line {
  private parts: string[] = [];
  private length = 0;

  constructor(private readonly most: number) {}

  add(part: string): void {
    this.length += part.length;
    if (this.length > this.most) throw new NoText(`A line has more than ${this.most} letters.`);
    if (part !== '') this.parts.push(part);
  }

  take(): string {
    const line = this.parts.join('');
    this.parts = [];
    this.length = 0;
    return line;
  }
}

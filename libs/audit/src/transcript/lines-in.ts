/** The reason why a file is not read as lines of text. */
export class NoText extends Error {}

/**
 * The lines of a text in pieces, each with its newline, if the last one has one. Each piece is read once, even if a
 * line is very long. Throws NoText for bytes that are not UTF-8, and for a line longer than `most` characters.
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
      throw new NoText('This is not UTF-8 text.');
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

/** The beginning of a line, in its pieces. */
class Line {
  private parts: string[] = [];
  private length = 0;

  constructor(private readonly most: number) {}

  add(part: string): void {
    this.length += part.length;
    if (this.length > this.most) throw new NoText(`A line has more than ${this.most} characters.`);
    if (part !== '') this.parts.push(part);
  }

  take(): string {
    const line = this.parts.join('');
    this.parts = [];
    this.length = 0;
    return line;
  }
}

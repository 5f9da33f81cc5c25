/** A message. */
interface Message {
  readonly id: string | undefined;
  /** Its name; `message` where it has none. */
  readonly event: string;
  readonly value: unknown;
}

/** Reads a live answer: server-sent events, or NDJSON. */
export class LiveReader {
  /** The messages without a name. */
  readonly messages: Message[] = [];
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  private readonly all: Message[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly reader: ReadableStreamDefaultReader<string>;

  /** Throws when the server has refused. */
  constructor(response: Response) {
    if (response.status !== 200 || !response.body) throw new Error(`The server answered ${response.status}.`);
    const isLines = response.headers.get('content-type')?.includes('ndjson') ?? false;
    this.reader = response.body.pipeThrough(new TextDecoderStream() as never).getReader() as never;
    this.ended = this.read(isLines ? '\n' : '\n\n', isLines ? lineOf : eventOf);
  }

  /** Resolves when a condition holds, checked at each message. Rejects when the server ends it before. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      const told = new Promise<void>((resolve) => this.waiting.add(resolve));
      const isOver = await Promise.race([told.then(() => false), this.ended.then(() => true)]);
      if (isOver && !isSo()) throw new Error(`It ended: ${JSON.stringify(this.all.at(-1))}`);
    }
  }

  /** The messages with a name. */
  named(event: string): Message[] {
    return this.all.filter((message) => message.event === event);
  }

  close(): void {
    void this.reader.cancel().catch(() => undefined);
  }

  private async read(separator: string, read: (text: string) => Message | undefined): Promise<void> {
    let rest = '';
    for (;;) {
      const { done, value } = await this.reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      const parts = `${rest}${value ?? ''}`.split(separator);
      rest = parts.pop() ?? '';
      for (const message of parts.flatMap((part) => read(part) ?? [])) {
        this.all.push(message);
        if (message.event === 'message') this.messages.push(message);
      }
      for (const tell of this.waiting) tell();
      this.waiting.clear();
    }
  }
}

const lineOf = (line: string): Message | undefined =>
  line === '' ? undefined : { id: undefined, event: 'message', value: JSON.parse(line) as unknown };

function eventOf(text: string): Message | undefined {
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const data = field('data');
  if (data === undefined) return undefined;
  return { id: field('id'), event: field('event') ?? 'message', value: JSON.parse(data) as unknown };
}

import { commitOf, type Faulty, type StoredCommit } from '#records';
import type { z } from 'zod';
import type { Verifier } from '../notes/keys.js';
import { detailOf, reasons } from './faults.js';
import { lineSchemas, signedText, type FORMAT } from './form.js';
import { excerpt, isEnd, LineReader } from './line-reader.js';
import type { StreamVerdict } from './verdict.js';

/** The fields of every header. */
interface AnyHeader {
  readonly id: string;
  readonly key: string;
}

/** The kinds of lines of one kind of stream, beside its commits. */
export interface StreamLines<Header, End> {
  readonly header: z.ZodType<{ readonly header: Header }>;
  readonly end: z.ZodType<{ readonly end: End; readonly signature: string }>;
}

/** The result of checking a commit: the stream after it, or the first fault. */
type Check<Loaded> = { readonly ok: true; readonly loaded: Loaded; readonly isDecided: boolean } | Faulty;

/**
 * Reads the transcript of a stream that records games: form, hash chain, every command decided again, the end and its
 * signature. Each kind of stream implements its beginning, the check of a commit, and its end.
 */
export abstract class StreamReading<
  Header extends AnyHeader,
  Loaded,
  End extends { readonly format: typeof FORMAT },
> extends LineReader<StreamVerdict<End>> {
  private commits = 0;
  private undecided = 0;
  private header: Header | undefined;
  private loaded: Loaded | undefined;
  private end: End | undefined;

  constructor(
    private readonly forms: StreamLines<Header, End>,
    private readonly trusted: readonly Verifier[] | undefined,
  ) {
    super();
  }

  /** The stream before its first commit. Stops where the rules of this header are not available. */
  protected abstract begun(header: Header): Promise<Loaded> | Loaded;

  /** The stream after the next commit. */
  protected abstract check(before: Loaded, commit: StoredCommit): Check<Loaded>;

  /** The expected end, and beginning, of the transcript of the stream. */
  protected abstract due(loaded: Loaded, key: string): { readonly end: End; readonly header: Header };

  protected async take(content: unknown, line: string): Promise<void> {
    if (this.end) this.stop('form', { expected: 'nothing after the end', found: excerpt(line) });
    if (!this.header || !this.loaded) await this.begin(this.read(this.forms.header, content).header);
    else if (isEnd(content)) this.finish(this.loaded, this.header, this.read(this.forms.end, content));
    else this.follow(this.loaded, this.header, this.read(lineSchemas.commit, content));
  }

  protected verdict(): StreamVerdict<End> {
    const { header, end, commits, undecided } = this;
    if (!header || !end)
      return this.stop('form', { expected: header ? 'a commit, or the end' : 'a header', found: 'nothing more' });
    return { ok: true, end, key: header.key, commits, undecided };
  }

  private async begin(header: Header): Promise<void> {
    const loaded = await this.begun(header);
    this.trust(header.key, this.trusted);
    this.header = header;
    this.loaded = loaded;
  }

  private follow(before: Loaded, header: Header, { commit }: z.output<typeof lineSchemas.commit>): void {
    const version = commit.firstVersion;
    this.same('form', 'commit.gameId', header.id, commit.gameId, version);
    let check;
    try {
      check = this.check(before, commitOf(commit));
    } catch (error) {
      return this.stop('broken', { version, found: error instanceof Error ? error.message : String(error) });
    }
    if (!check.ok) return this.stop(reasons[check.fault.reason], { version, ...detailOf(check.fault, commit) });
    this.loaded = check.loaded;
    this.commits += 1;
    if (!check.isDecided) this.undecided += 1;
  }

  private finish(
    loaded: Loaded,
    header: Header,
    { end, signature }: { readonly end: End; readonly signature: string },
  ): void {
    const due = this.due(loaded, header.key);
    this.same('end', 'header', due.header, header);
    this.same('end', 'end', due.end, end);
    this.signed(header.key, signedText(end), signature);
    this.end = end;
  }
}

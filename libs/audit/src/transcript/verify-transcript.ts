import { base64, hex } from '@scure/base';
import { canonicalJson, commitmentTo } from '#kernel';
import { checkCommit, commitOf, unopenedGame, type Edition, type GameFault, type LoadedGame } from '#records';
import type { z } from 'zod';
import { verifierFrom, verifierKeyOf, type Verifier } from '../notes/keys.js';
import { firstDifference, textOf } from './first-difference.js';
import {
  endOf,
  headerOf,
  lineSchemas,
  signedText,
  type TranscriptEnd,
  type TranscriptHeader,
  type TranscriptRuleset,
} from './form.js';
import { linesIn, NoText } from './lines-in.js';
import type { FaultReason, TranscriptFault, Verdict } from './verdict.js';

/** By what a transcript is judged. */
export interface Judge {
  /** A version of a ruleset with what runs it; `undefined` where it is not known. */
  rulesOf(pin: TranscriptRuleset): Promise<Edition | undefined> | Edition | undefined;
  /** Whose signatures are believed. When absent the key that a transcript names itself, which proves no more than that it is whole. */
  readonly trusted?: readonly Verifier[];
}

/**
 * Whether a finished game was what its transcript says: form, chain of hashes, the seed that the server was bound to, every command
 * decided again under the rules that it was played under, the end and its signature. Reads once, and keeps one line and the game.
 * @param pieces the file.
 */
export async function verifyTranscript(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  judge: Judge,
): Promise<Verdict> {
  const reading = new Reading(judge);
  try {
    for await (const line of linesIn(pieces)) await reading.take(line);
    return reading.verdict();
  } catch (error) {
    if (error instanceof NoText) return { ok: false, fault: reading.fault('form', { found: error.message }) };
    if (error instanceof Found) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** What ends a reading. */
class Found extends Error {
  constructor(readonly fault: TranscriptFault) {
    super(fault.reason);
  }
}

type Detail = Partial<Pick<TranscriptFault, 'version' | 'expected' | 'found' | 'path'>>;

/** A transcript, as far as it has been read. */
class Reading {
  private lines = 0;
  private commits = 0;
  private header: TranscriptHeader | undefined;
  private loaded: LoadedGame | undefined;
  private end: TranscriptEnd | undefined;

  constructor(private readonly judge: Judge) {}

  async take(line: string): Promise<void> {
    this.lines += 1;
    if (this.end) this.stop('form', { expected: 'nothing after the end', found: excerpt(line) });
    const content = this.contentOf(line);
    if (!this.header || !this.loaded) await this.begin(this.read(lineSchemas.header, content).header);
    else if (isEnd(content)) this.finish(this.loaded, this.header, this.read(lineSchemas.end, content));
    else this.follow(this.loaded, this.header, this.read(lineSchemas.commit, content));
  }

  verdict(): Verdict {
    const { header, end, commits } = this;
    if (header && end) return { ok: true, end, key: header.key, commits };
    this.lines += 1;
    return this.stop('form', { expected: header ? 'a commit, or the end' : 'a header', found: 'nothing more' });
  }

  fault(
    reason: FaultReason,
    { version = null, expected = null, found = null, path = '' }: Detail = {},
  ): TranscriptFault {
    return { line: this.lines, version, reason, path, expected, found };
  }

  private stop(reason: FaultReason, detail: Detail): never {
    throw new Found(this.fault(reason, detail));
  }

  private contentOf(line: string): unknown {
    let content: unknown;
    let canonical: string;
    try {
      content = JSON.parse(line);
      canonical = canonicalJson(content);
    } catch {
      // No JSON, or nested beyond all bounds.
      this.stop('form', { expected: 'JSON', found: excerpt(line) });
    }
    if (line !== `${canonical}\n`)
      this.stop('form', { expected: 'canonical JSON (RFC 8785) and a newline', found: excerpt(line) });
    return content;
  }

  private read<S extends z.ZodType>(schema: S, content: unknown): z.output<S> {
    const { success, data, error } = schema.safeParse(content);
    if (success) return data;
    const [issue] = error.issues;
    return this.stop('form', { path: issue?.path.join('.') ?? '', expected: issue?.message ?? null });
  }

  private async begin(header: TranscriptHeader): Promise<void> {
    const { id, ruleset: pin, key } = header;
    const rules = await this.judge.rulesOf(pin);
    if (!rules)
      return this.stop('rules', { path: 'header.ruleset', expected: 'rules that are here', found: textOf(pin) });
    if (pin.digest !== null) this.same('rules', 'header.ruleset.digest', rules.digest, pin.digest);
    const { trusted } = this.judge;
    if (trusted && !trusted.some((one) => verifierKeyOf(one) === key))
      this.stop('signature', { path: 'header.key', expected: 'a key that is trusted', found: key });
    this.header = header;
    this.loaded = unopenedGame(id, rules);
  }

  private follow(before: LoadedGame, header: TranscriptHeader, { commit }: z.output<typeof lineSchemas.commit>): void {
    const version = commit.firstVersion;
    this.same('form', 'commit.gameId', header.id, commit.gameId, version);
    const seed = hex.decode(header.seed);
    if (version === 1)
      this.same('seed', 'commit.events.0.data.seedCommitment', commitmentTo(seed), commitmentIn(commit), version);
    let check;
    try {
      check = checkCommit(before, commitOf(commit), seed, { isOwned: true });
    } catch (error) {
      return this.stop('broken', { version, found: error instanceof Error ? error.message : String(error) });
    }
    if (!check.ok) return this.stop(reasons[check.fault.reason], { version, ...detailOf(check.fault, commit) });
    this.loaded = check.loaded;
    this.commits += 1;
  }

  private finish(
    loaded: LoadedGame,
    header: TranscriptHeader,
    { end, signature }: z.output<typeof lineSchemas.end>,
  ): void {
    const names = header.seats.map(({ name }) => name);
    const due = endOf(loaded, { names });
    if (!due) return this.stop('end', { expected: 'commits up to the end of the game', found: 'the end' });
    this.same('end', 'header', headerOf(due, header.key), header);
    this.same('end', 'end', due, end);
    if (!this.isSigned(header.key, signedText(end), signature))
      this.stop('signature', { path: 'signature', expected: `a signature of ${header.key}`, found: signature });
    this.end = end;
  }

  private isSigned(key: string, text: string, signature: string): boolean {
    try {
      return verifierFrom(key).verify(text, base64.decode(signature));
    } catch {
      // A key, or base64, that is none.
      return false;
    }
  }

  private same(
    reason: FaultReason,
    at: string,
    expected: unknown,
    found: unknown,
    version: number | null = null,
  ): void {
    const difference = firstDifference(expected, found, at);
    if (difference) this.stop(reason, { version, ...difference });
  }
}

const isEnd = (content: unknown): boolean => typeof content === 'object' && content !== null && 'end' in content;

type CommitLine = z.output<typeof lineSchemas.commit>['commit'];

const commitmentIn = ({ events: [first] }: CommitLine): unknown =>
  (first?.data as { readonly seedCommitment?: unknown } | null | undefined)?.seedCommitment;

const reasons: Readonly<Record<GameFault['reason'], FaultReason>> = {
  rules: 'rules',
  version: 'version',
  hash: 'hash',
  refused: 'refused',
  events: 'events',
  order: 'events',
};

/** What should be there, and what is. */
function detailOf({ reason, expected }: GameFault, { events, command }: CommitLine): Detail {
  if (reason === 'refused') return { expected: textOf(expected), found: textOf(command), path: 'commit.command' };
  if (reason !== 'events') return {};
  const found = events.map(({ type, schemaVersion, data }) => ({ type, schemaVersion, data }));
  return firstDifference(expected, found, 'commit.events') ?? {};
}

/** How much of a line is told. */
const EXCERPT = 100;

const excerpt = (line: string): string => (line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line);

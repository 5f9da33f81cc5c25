import { base64 } from '@scure/base';
import { canonicalJson } from '#kernel';
import type { z } from 'zod';
import { verifierFrom, verifierKeyOf, type Verifier } from '../notes/keys.js';
import { firstDifference, textOf } from './first-difference.js';
import type { TranscriptRuleset } from './form.js';
import { linesIn, NoText } from './lines-in.js';
import type { FaultReason, TranscriptFault } from './verdict.js';

/** The details of a fault beside its reason and its line. */
export type Detail = Partial<Pick<TranscriptFault, 'version' | 'expected' | 'found' | 'path'>>;

/** Ends a reading. */
class Found extends Error {
  constructor(readonly fault: TranscriptFault) {
    super(fault.reason);
  }
}

/** Reads the lines of a file one after the other, and stops at the first wrong one. */
export abstract class LineReader<Verdict> {
  private lines = 0;

  /** Reads a whole file. @param pieces the file. */
  async readAll(
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<Verdict | { readonly ok: false; readonly fault: TranscriptFault }> {
    try {
      for await (const line of linesIn(pieces)) {
        this.lines += 1;
        await this.take(this.contentOf(line), line);
      }
      this.lines += 1;
      return this.verdict();
    } catch (error) {
      if (error instanceof NoText) return { ok: false, fault: this.fault('form', { found: error.message }) };
      if (error instanceof Found) return { ok: false, fault: error.fault };
      throw error;
    }
  }

  /** The content of the next line, and its text. */
  protected abstract take(content: unknown, line: string): Promise<void> | void;

  /** The result after the last line. */
  protected abstract verdict(): Verdict;

  protected stop(reason: FaultReason, detail: Detail): never {
    throw new Found(this.fault(reason, detail));
  }

  protected read<S extends z.ZodType>(schema: S, content: unknown): z.output<S> {
    const { success, data, error } = schema.safeParse(content);
    if (success) return data;
    const [issue] = error.issues;
    return this.stop('form', { path: issue?.path.join('.') ?? '', expected: issue?.message ?? null });
  }

  protected same(
    reason: FaultReason,
    at: string,
    expected: unknown,
    found: unknown,
    version: number | null = null,
  ): void {
    const difference = firstDifference(expected, found, at);
    if (difference) this.stop(reason, { version, ...difference });
  }

  /** Stops where a key is not trusted; without trusted keys, any named key is accepted. */
  protected trust(key: string, trusted: readonly Verifier[] | undefined): void {
    if (trusted && !trusted.some((one) => verifierKeyOf(one) === key))
      this.stop('signature', { path: 'header.key', expected: 'a key that is trusted', found: key });
  }

  /** Stops where a text is not signed by this key. */
  protected signed(key: string, text: string, signature: string): void {
    if (!isSigned(key, text, signature))
      this.stop('signature', { path: 'signature', expected: `a signature of ${key}`, found: signature });
  }

  /** The available rules, and those that the file names. */
  protected async rulesIn<Rules extends { readonly digest: string | null }>(
    pin: TranscriptRuleset,
    rulesOf: (pin: TranscriptRuleset) => Promise<Rules | undefined> | Rules | undefined,
  ): Promise<Rules> {
    const rules = await rulesOf(pin);
    if (!rules) return this.stop('rules', { path: 'header.ruleset', expected: 'available rules', found: textOf(pin) });
    if (pin.digest !== null) this.same('rules', 'header.ruleset.digest', rules.digest, pin.digest);
    return rules;
  }

  private fault(
    reason: FaultReason,
    { version = null, expected = null, found = null, path = '' }: Detail,
  ): TranscriptFault {
    return { line: this.lines, version, reason, path, expected, found };
  }

  private contentOf(line: string): unknown {
    let content: unknown;
    let canonical: string;
    try {
      content = JSON.parse(line);
      canonical = canonicalJson(content);
    } catch {
      // Not JSON, or nested too deeply.
      this.stop('form', { expected: 'JSON', found: excerpt(line) });
    }
    if (line !== `${canonical}\n`)
      this.stop('form', { expected: 'canonical JSON (RFC 8785) and a newline', found: excerpt(line) });
    return content;
  }
}

/** Whether a line is the last one. */
export const isEnd = (content: unknown): boolean => typeof content === 'object' && content !== null && 'end' in content;

/** How much of a line is shown. */
const EXCERPT = 100;

/** The beginning of a line, as shown by a fault. */
export const excerpt = (line: string): string => (line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line);

function isSigned(key: string, text: string, signature: string): boolean {
  try {
    return verifierFrom(key).verify(text, base64.decode(signature));
  } catch {
    // A malformed key, or malformed base64.
    return false;
  }
}

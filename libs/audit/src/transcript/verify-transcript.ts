import { hex } from '@scure/base';
import { commitmentTo, type ForkOrigin } from '#kernel/server';
import {
  checkCommit,
  commitOf,
  originIn,
  unopenedGame,
  wrongOrigin,
  type RulesetRelease,
  type LoadedGame,
} from '#records';
import type { z } from 'zod';
import type { Verifier } from '../notes/keys.js';
import { detailOf, reasons } from './faults.js';
import {
  endOf,
  headerOf,
  lineSchemas,
  signedText,
  type TranscriptEnd,
  type TranscriptHeader,
  type TranscriptRuleset,
} from './form.js';
import { latitudeOf } from './latitude.js';
import { excerpt, isEnd, LineReader } from './line-reader.js';
import type { Verdict } from './verdict.js';

/** The input for verifying a transcript. */
export interface Judge {
  /** A version of a ruleset with its kernel; `undefined` where it is not known. */
  rulesOf(pin: TranscriptRuleset): Promise<RulesetRelease | undefined> | RulesetRelease | undefined;
  /** The trusted keys. If absent, the key that a transcript names itself, which only proves its integrity. */
  readonly trusted?: readonly Verifier[];
  /** A game up to the version that the transcript says it goes on from; `undefined` where it is not at hand. */
  originOf?(origin: ForkOrigin): Promise<LoadedGame | undefined>;
  /** Called with each verified game, in its final state. */
  readonly found?: (game: LoadedGame) => void;
}

/**
 * Verifies the transcript of a finished game: form, hash chain, the seed that the server was bound to, every command
 * decided again under its rules, the end and its signature. Reads once, and keeps one line and the game.
 * @param pieces the file.
 */
export const verifyTranscript = (
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  judge: Judge,
): Promise<Verdict> => new Reading(judge).readAll(pieces);

/** A transcript, as far as it has been read. */
class Reading extends LineReader<Verdict> {
  private commits = 0;
  private header: TranscriptHeader | undefined;
  private loaded: LoadedGame | undefined;
  private end: TranscriptEnd | undefined;
  private isOriginKnown = false;

  constructor(private readonly judge: Judge) {
    super();
  }

  protected async take(content: unknown, line: string): Promise<void> {
    if (this.end) this.stop('form', { expected: 'nothing after the end', found: excerpt(line) });
    if (!this.header || !this.loaded) await this.begin(this.read(lineSchemas.header, content).header);
    else if (isEnd(content)) this.finish(this.loaded, this.header, this.read(lineSchemas.end, content));
    else await this.follow(this.loaded, this.header, this.read(lineSchemas.commit, content));
  }

  protected verdict(): Verdict {
    const { header, end, commits, loaded } = this;
    if (!header || !end || !loaded)
      return this.stop('form', { expected: header ? 'a commit, or the end' : 'a header', found: 'nothing more' });
    this.judge.found?.(loaded);
    const latitude = latitudeOf(loaded.game, this.isOriginKnown);
    return { ok: true, end, key: header.key, commits, ...(latitude ? { latitude } : {}) };
  }

  private async begin(header: TranscriptHeader): Promise<void> {
    const { id, ruleset, key } = header;
    const rules = await this.rulesIn(ruleset, (pin) => this.judge.rulesOf(pin));
    this.trust(key, this.judge.trusted);
    this.header = header;
    this.loaded = unopenedGame(id, rules);
  }

  private async follow(
    before: LoadedGame,
    header: TranscriptHeader,
    { commit }: z.output<typeof lineSchemas.commit>,
  ): Promise<void> {
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
    if (version === 1) await this.compareOrigin(commit);
    this.loaded = check.loaded;
    this.commits += 1;
  }

  private async compareOrigin(opening: z.output<typeof lineSchemas.commit>['commit']): Promise<void> {
    const stated = originIn(opening);
    const origin = stated && (await this.judge.originOf?.(stated));
    if (!stated || !origin) return;
    const expected = wrongOrigin(opening, origin);
    if (expected !== undefined) this.stop('origin', { version: 1, expected, found: JSON.stringify(stated) });
    this.isOriginKnown = true;
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
    this.signed(header.key, signedText(end), signature);
    this.end = end;
  }
}

const commitmentIn = ({ events: [first] }: z.output<typeof lineSchemas.commit>['commit']): unknown =>
  (first?.data as { readonly seedCommitment?: unknown } | null | undefined)?.seedCommitment;

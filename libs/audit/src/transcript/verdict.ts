import type { TranscriptEnd } from './form.js';

/** What may be wrong with a transcript. */
export type FaultReason =
  /** A line that is none, or not where it belongs. */
  | 'form'
  /** The rules that the game was played under are not known here, or are others than they were. */
  | 'rules'
  /** Commits or events are missing, doubled or out of order. */
  | 'version'
  /** A commit is not what was hashed. */
  | 'hash'
  /** The seed is not the one that the server was bound to. */
  | 'seed'
  /** The rules refuse the command. */
  | 'refused'
  /** The rules make other events of the command. */
  | 'events'
  /** The rules cannot work with the command at all. */
  | 'broken'
  /** What the end says is not how the game came out. */
  | 'end'
  /** The signature is not one of the key, or the key not one that is trusted. */
  | 'signature';

/** The first thing that is wrong with a transcript. */
export interface TranscriptFault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** First version of the commit that it is about; `null` for the header and the end. */
  readonly version: number | null;
  readonly reason: FaultReason;
  /** What should stand there, and what stands there; `null` where there is nothing to show. */
  readonly expected: string | null;
  readonly found: string | null;
  /** Where in the line; empty for all of it. */
  readonly path: string;
}

/** What a verification found. */
export type Verdict =
  | {
      readonly ok: true;
      readonly end: TranscriptEnd;
      /** Who has signed it, as `verifierKeyOf` writes it. */
      readonly key: string;
      readonly commits: number;
    }
  | { readonly ok: false; readonly fault: TranscriptFault };

import type { Draw, TranscriptFault } from '#audit';

/** The rules that a file was judged by. */
export interface JudgedBy {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
}

/** The rules that a file needs, where they are not at hand. */
export interface MissingRules {
  readonly name: string;
  readonly version: string;
  /** The SHA-256 of each missing module. */
  readonly missing: readonly string[];
  /** The modules that were chosen, each with its SHA-256. */
  readonly given: readonly string[];
}

/** Whether a proof shows a game, with its result, in the log of its server. */
export type InLog =
  | {
      readonly isProven: true;
      /** Number of its entry, from 1. */
      readonly number: number;
      /** Number of the entries of the log. */
      readonly size: number;
      /** The name of the log. */
      readonly origin: string;
    }
  | { readonly isProven: false };

/** What the judge tells the page. */
export type Judged =
  | { readonly kind: 'progress'; readonly share: number }
  | {
      readonly kind: 'sound';
      readonly commits: number;
      readonly key: string;
      readonly rules: JudgedBy | undefined;
      /** What the server could have chosen under an older derivation of chance. */
      readonly latitude: string | undefined;
      /** `undefined` without proofs. */
      readonly log: InLog | undefined;
    }
  | { readonly kind: 'drawn'; readonly seed: string; readonly draws: readonly Draw[] }
  | { readonly kind: 'unsound'; readonly fault: TranscriptFault; readonly reason: string }
  | { readonly kind: 'undecided'; readonly rules: MissingRules }
  | { readonly kind: 'unreadable'; readonly message: string };

/** What is said of a file in the end. */
export type Verdict = Exclude<Judged, { readonly kind: 'progress' | 'drawn' }>;

/** What the page asks of the judge. */
export interface Case {
  readonly file: File;
  /** Proofs of the log, of this game or of others. */
  readonly proofs: readonly File[];
  readonly locale: 'en' | 'fr';
  /** What is told of a sound game: a verdict, or its draws. */
  readonly wants: 'verdict' | 'draws';
}

/** Starts a worker that tells what is wanted of a file. */
export type AskJudge = (file: File, wants: Case['wants']) => Worker;

/** The verdict on a file that the judge failed on. */
export const unreadable = (error: unknown): Verdict => ({
  kind: 'unreadable',
  message: error instanceof Error ? error.message : String(error),
});

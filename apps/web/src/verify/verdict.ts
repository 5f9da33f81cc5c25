import type { TranscriptFault } from '#audit';

/** The rules that a file was judged by. */
export interface JudgedBy {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
}

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
    }
  | { readonly kind: 'unsound'; readonly fault: TranscriptFault; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly message: string };

/** What the page asks of the judge. */
export interface Case {
  readonly file: File;
  readonly locale: 'en' | 'fr';
}

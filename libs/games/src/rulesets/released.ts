import type { Edition } from '#records';
/** A release that is loaded on first use. */
export interface Shelved {
  readonly name: string;
  readonly version: string;
  load(): Promise<Edition>;
}

/** The releases of a folder: of each ruleset the newest, and the earlier ones. */
export interface Releases {
  readonly newest: readonly Edition[];
  readonly older: readonly Shelved[];
}

import type { RulesetRelease } from '#records';
/** A release that is loaded on first use. */
export interface Shelved {
  readonly name: string;
  readonly version: string;
  load(): Promise<RulesetRelease>;
}

/** The releases of a folder: of each ruleset the newest, and the earlier ones. */
export interface Releases {
  readonly newest: readonly RulesetRelease[];
  readonly older: readonly Shelved[];
}

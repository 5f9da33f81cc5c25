import { kernel, type AnyRuleset, type Game, type Kernel } from '#kernel';

/** A version of a ruleset, and what runs it. */
export interface Edition {
  readonly ruleset: AnyRuleset;
  /** The kernel that the games of this version began under. */
  readonly kernel: Kernel;
  /** SHA-256 of the released module that both are of, lower-case hex; `null` for rules that are still worked on. */
  readonly digest: string | null;
}

/** Whether a game was opened on these rules, as far as it says. One that names no release may have been opened on any. */
export const wasOpenedOn = ({ digest }: Edition, { rulesDigest }: Readonly<Game>): boolean =>
  rulesDigest == null || rulesDigest === digest;

/** Rules that are still worked on, with the kernel as it is here. */
export const unreleased = (ruleset: AnyRuleset): Edition => ({ ruleset, kernel, digest: null });

import { kernel, type AnyRuleset, type Game, type Kernel } from '#kernel';

/** A version of a ruleset, and the kernel that runs it. */
export interface Edition {
  readonly ruleset: AnyRuleset;
  /** The kernel that the games of this version began under. */
  readonly kernel: Kernel;
  /** SHA-256 of the released module that both are of, lower-case hex; `null` for rules that are not released. */
  readonly digest: string | null;
}

/** Whether a game was opened on these rules, as far as it says. One that names no release may have been opened on any. */
export const wasOpenedOn = ({ digest }: Edition, { rulesDigest }: Readonly<Game>): boolean =>
  rulesDigest == null || rulesDigest === digest;

/** Rules that are not released, with the kernel of this server. */
export const unreleased = (ruleset: AnyRuleset): Edition => ({ ruleset, kernel, digest: null });

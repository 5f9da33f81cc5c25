import { kernel, type AnyPresentation, type AnyRules, type AnyRuleset, type Kernel } from '#kernel';
import type { Game } from '#kernel/server';

/** A presentation, and how older forms of events come to the one that it knows. */
export type Presenting = AnyPresentation & Pick<AnyRules, 'upcasts'>;

/** A version of some rules, what runs it, and how its games are shown. */
export interface RulesetRelease {
  readonly ruleset: AnyRules;
  /** The kernel that the games of this version began under. */
  readonly kernel: Kernel;
  /** How its games are shown: as the newest version of the ruleset is. No release freezes that. */
  readonly presentation: Presenting;
  /** SHA-256 of the released module that rules and kernel are of, lower-case hex; `null` for rules that are not released. */
  readonly digest: string | null;
}

/** Whether a game was opened on these rules, as far as it says. One that names no release may have been opened on any. */
export const wasOpenedOn = ({ digest }: RulesetRelease, { rulesDigest }: Readonly<Game>): boolean =>
  rulesDigest == null || rulesDigest === digest;

/** Rules that are not released, with the kernel of this server. */
export const unreleased = (ruleset: AnyRuleset): RulesetRelease => ({
  ruleset,
  kernel,
  presentation: ruleset,
  digest: null,
});

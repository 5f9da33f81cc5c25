import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import { openReleases, openRulesets, type RulesetRegistry } from '#games';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern-presentation';
import type { Configuration } from '#platform';
import { skarov } from '#skarov-presentation';

/** The rulesets that servers are assembled with, as they are worked on. Servers play their releases, once there are any. */
export const rulesets = [guilds, clash, arena, skarov, guardians, lantern] as const satisfies readonly AnyRuleset[];

/** The rulesets that a server plays, in the versions that its configuration names. */
export const servedRulesets = ({ rules }: Pick<Configuration, 'rules'>): Promise<RulesetRegistry> =>
  openRulesets(rulesets, rules);

/** Every version that games may have been played by: for judges of games. */
export const judgedRulesets = (): Promise<RulesetRegistry> => openReleases(rulesets);

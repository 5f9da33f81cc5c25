import { arena } from '#arena';
import { clash } from '#clash';
import { guardians } from '#guardians';
import { guilds } from '#guilds';
import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern';
import { skarov } from '#skarov';

/** The rulesets of the working tree: one line each. Once a ruleset has releases, those are played. */
export const rulesets = [guilds, clash, arena, skarov, guardians, lantern] as const satisfies readonly AnyRuleset[];

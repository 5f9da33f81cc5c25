import { arena } from '#arena';
import { clash } from '#clash';
import { guardians } from '#guardians';
import { guilds } from '#guilds';
import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern';
import { skarov } from '#skarov';

/** The rulesets as they are worked on: one line each. What is played of them are their releases, once there are any. */
export const rulesets = [guilds, clash, arena, skarov, guardians, lantern] as const satisfies readonly AnyRuleset[];

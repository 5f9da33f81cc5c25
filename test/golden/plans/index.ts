import type { GoldenPlan } from '../plan.js';
import { arenaPlans } from './arena.js';
import { clashPlans } from './clash.js';
import { guardiansPlans } from './guardians.js';
import { guildsPlans } from './guilds.js';
import { lanternPlans } from './lantern.js';
import { skarovPlans } from './skarov.js';

/** The golden games of every ruleset. */
export const plans: Readonly<Record<string, readonly GoldenPlan[]>> = {
  guilds: guildsPlans,
  clash: clashPlans,
  arena: arenaPlans,
  skarov: skarovPlans,
  guardians: guardiansPlans,
  lantern: lanternPlans,
};

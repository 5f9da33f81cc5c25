import { deckRefusals } from '#cards/brought';
import { useRefusals } from '#cards/effects';
import { commonRefusals, passRefusals, tableRefusals } from '#cards/flow';
import { refuse as refuseUnder, type Json, type RefusalFacts, type Refusal } from '#kernel';

/** Everything that the rules may answer, in the order in which they test it (arena.md 7). */
export const refusals = {
  ...commonRefusals,
  NOT_DEPLOYED: [],
  RUIN: tableRefusals.RUIN,
  SLOT_OCCUPIED: tableRefusals.SLOT_OCCUPIED,
  NO_STRONGHOLD_ABILITY: ['printed'],
  NO_CREATURE_ON: [],
  CENTER_NOT_ALLOWED: tableRefusals.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableRefusals.WRONG_SIDE,
  NO_STANDARD_BEARER: [],
  NOT_FROM_UNDER: [],
  NOT_ENEMY_IN_COMBAT: ['printed'],
  NOT_VULNERABLE: ['printed'],
  CORRUPTION_BARRED: [],
  ALREADY_PLAYED_THIS_TURN: ['printed'],
  TOO_LATE: [],
  NO_ABILITY: ['printed'],
  WRONG_TIMING: ['printed'],
  ALREADY_USED_THIS_TURN: [],
  NO_POWER_STONE: useRefusals.NO_POWER_STONE,
  ILLEGAL_TARGET: useRefusals.ILLEGAL_TARGET,
  NOT_INFLUENCEABLE: tableRefusals.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: [],
  NOT_IN_FIRST_CONFRONTATION: ['printed'],
  INFLUENCE_CAP_REACHED: tableRefusals.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: [],
  ABILITY_MISSING: [],
  RECEIVER_NOT_ALLOWED: [],
  RANGED_BARRED: [],
  NO_SECONDARY_ON_TARGET: [],
  SHIELD_LIMIT: [],
  NO_CARRIER: [],
  NOTHING_ON: [],
  SAME_STRONGHOLD: [],
  NO_TERRAIN: [],
  ALREADY_DONE: tableRefusals.ALREADY_DONE,
  TERRAIN_IN_PLAY: [],
  ...passRefusals,
  ...deckRefusals,
} as const satisfies RefusalFacts;

/** A code of the closed set. */
export type RefusalCode = keyof typeof refusals;

/** A refusal by the rules of Arena. */
export type ArenaRefusal = Refusal<RefusalCode>;

type Facts = Readonly<Record<string, Json>>;

/** A refusal under a rule of arena.md, by its short id ("ENL-02"). Facts fill the placeholders of the code's message. */
export const refuse = (rule: string, code: RefusalCode, facts: Facts = {}): ArenaRefusal =>
  refuseUnder(`ARENA-${rule}`, code, facts);

import { deckRefusals } from '#cards/brought';
import { useRefusals } from '#cards/effects';
import { commonRefusals, passRefusals, tableRefusals } from '#cards/flow';
import { refuse as refuseUnder, type Json, type RefusalFacts, type Refusal } from '#kernel';

/** Everything that the rules may answer, in the order in which they test it (guardians.md 7). */
export const refusals = {
  ...commonRefusals,
  BAD_DEPTH: ['count'],
  ALREADY_REDRAWN: [],
  HAS_SHIELD: [],
  NO_POWER_STONE: useRefusals.NO_POWER_STONE,
  RUIN: tableRefusals.RUIN,
  SPACE_LIMIT: ['total', 'limit'],
  NO_CREATURE_ON: [],
  SHIELD_PRESENT: [],
  STANDARD_BEARER_LIMIT: [],
  NO_STRONGHOLD_ABILITY: ['printed'],
  SLOT_OCCUPIED: tableRefusals.SLOT_OCCUPIED,
  CENTER_NOT_ALLOWED: tableRefusals.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableRefusals.WRONG_SIDE,
  UPGRADE_HOLDS_NOTHING: [],
  WRONG_TIMING: ['printed'],
  CORRUPTION_FIRST: [],
  ALREADY_PLAYED_THIS_TURN: ['printed'],
  ILLEGAL_TARGET: useRefusals.ILLEGAL_TARGET,
  NO_ABILITY: ['printed'],
  ALREADY_USED_THIS_TURN: [],
  GUARDIAN_UNREACHABLE: [],
  CANNOT_FLY: [],
  FLIGHT_USED: [],
  NO_FLIGHT_ZONE: ['space'],
  NOT_IN_COMBAT_HAND: ['printed'],
  NOT_A_COMMAND: ['printed'],
  IS_GUARDIAN: [],
  NOT_ENEMY_IN_COMBAT: ['printed'],
  CORRUPTION_CLOSED: [],
  NOT_VULNERABLE: ['printed'],
  CORRUPTION_BARRED: [],
  NO_RANGED_ATTACK: ['printed'],
  RANGED_BARRED: [],
  NOT_IN_FIRST_CONFRONTATION: [],
  NOT_INFLUENCEABLE: tableRefusals.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: [],
  INFLUENCE_CAP_REACHED: tableRefusals.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: [],
  ABILITY_MISSING: [],
  STRONGHOLD_HELD: [],
  RECEIVER_NOT_ALLOWED: ['printed'],
  TARGET_NOT_IN_PLAY: [],
  TARGET_BEATEN: ['printed'],
  NO_SECONDARY_ON_TARGET: ['printed'],
  CANNOT_HEAL: [],
  NOT_BEATEN: ['printed'],
  CREATURE_NOT_HERE: [],
  ITEM_LIMIT: ['printed'],
  NOT_PLACED_NOW: ['printed'],
  NO_TAKE_BACK_LEFT: ['most'],
  SHIELD_NEEDS_CREATURE: [],
  NO_SHIELD_THERE: [],
  ALREADY_TURNED: [],
  SOURCE_NOT_OWN: [],
  SOURCE_TURNED: [],
  SOURCE_TOO_FAR: [],
  MOVE_INTERRUPTED: [],
  SOURCE_CHANGED: ['from'],
  SOURCE_WOULD_BE_EMPTY: [],
  HAS_TERRAIN: [],
  NOT_ADJACENT: [],
  NOT_CONTROLLED: [],
  OWN_SHIELD_THERE: [],
  DECK_SHIELDS: ['least'],
  ALREADY_DONE: tableRefusals.ALREADY_DONE,
  ...passRefusals,
  ...deckRefusals,
} as const satisfies RefusalFacts;

/** A code of the closed set. */
export type RefusalCode = keyof typeof refusals;

/** A refusal by the rules of Guardians. */
export type GuardiansRefusal = Refusal<RefusalCode>;

type Facts = Readonly<Record<string, Json>>;

/** A refusal under a rule of guardians.md, by the number of its id ("041"). Facts fill the placeholders of the code's message. */
export const refuse = (rule: string, code: RefusalCode, facts: Facts = {}): GuardiansRefusal =>
  refuseUnder(`GUARD-${rule}`, code, facts);

import { refuse as refuseUnder, type Json, type RefusalFacts, type Refusal } from '#kernel';
import { skirmishRefusals } from '#skirmish';

/** The refusals of the building of a base (skarov.md 7.1), in the order of its commands. */
export const buildRefusals = {
  UNKNOWN_ID: skirmishRefusals.UNKNOWN_ID,
  TILE_USED: ['tile'],
  CELL_TAKEN: [],
  NOT_CONNECTABLE: [],
  ROOM_STILL_NEEDED: [],
  TOO_MANY_OBJECTIVES: ['most'],
  ROOMS_MISSING: [],
  NO_PASSAGE_HERE: [],
  EDGE_TAKEN: [],
  NO_TOKEN_LEFT: [],
  CONTROL_ROOM_ONE_DOOR: [],
  BASE_NOT_CONNECTED: ['tiles'],
  SPACE_NOT_USABLE: ['space'],
  SPACE_TAKEN: skirmishRefusals.SPACE_TAKEN,
  NO_FIGURE_LEFT: ['sheet'],
  ALREADY_PLACED: skirmishRefusals.ALREADY_PLACED,
  OBJECTIVE_ROOMS_FIRST: [],
  TILE_HAS_LIEUTENANT: [],
  NOTHING_TO_UNDO: [],
  NO_TAKE_BACK_LEFT: [],
} as const satisfies RefusalFacts;

/** The refusals of the setting of event cards (skarov.md 7.1). */
export const eventRefusals = {
  UNKNOWN_ID: skirmishRefusals.UNKNOWN_ID,
  CARD_NOT_IN_HAND: ['card'],
  CARD_HAS_NO_TECHNIQUE: ['card'],
  SHEET_OUT: ['sheet'],
  TOO_MANY_EVENTS: ['most'],
  CARD_NOT_SET: ['card'],
  ALREADY_SHOWN: ['card'],
  NO_TAKE_BACK_LEFT: buildRefusals.NO_TAKE_BACK_LEFT,
} as const satisfies RefusalFacts;

export type EventRefusalCode = keyof typeof eventRefusals;

export type BuildRefusalCode = keyof typeof buildRefusals;
export type BuildRefusal = Refusal<BuildRefusalCode>;

/** The refusals of other commands (skarov.md 7.1). */
const playRefusals = {
  ONLY_OVERLORD_BUILDS: [],
  BASE_NOT_WANTED: [],
  BASE_REFUSED: ['reasons'],
  SCENARIO_NEEDS_OTHER_HEROES: ['least', 'most'],
  RANK_NEEDS_CONSENT: [],
  RANK_NOT_OFFERED: ['rank'],
  ALREADY_CHOSEN: [],
  ALREADY_ACTIVATED: ['sheet'],
  SKAROV_LOCKED: [],
  FIGURE_FINISHED: ['figure'],
  DOOR_ALREADY_OPEN: [],
  CONTROL_ROOM_LOCKED: [],
  NOT_FACING_DOOR: ['figure'],
  EVENT_ALREADY_PLAYED: [],
  CARD_HAS_NO_EVENT: ['card'],
  CANNOT_ESCAPE: [],
  TILE_NOT_IN_BASE: ['tile'],
  ROOM_HAS_NO_EFFECT: [],
} as const satisfies RefusalFacts;

/** Everything that the rules may answer (skarov.md 7.1). */
export const refusals = { ...skirmishRefusals, ...buildRefusals, ...eventRefusals, ...playRefusals } as const;

export type RefusalCode = keyof typeof refusals;
export type SkarovRefusal = Refusal<RefusalCode>;

/** A refusal under a rule of skarov.md, named without its prefix: `BASE-15`. */
export const refuse = <Code extends string>(
  rule: string,
  code: Code,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<Code> => refuseUnder(`SKAROV-${rule}`, code, facts);

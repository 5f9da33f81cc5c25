import { refuse as refuseUnder, type Json, type RefusalFacts, type Refusal } from '#kernel';
import { skirmishRefusals } from '#skirmish';

/** Everything that the rules may answer (clash.md 7); what all games of figures answer first. */
export const refusals = {
  ...skirmishRefusals,
  RANK_NEEDS_CONSENT: [],
  RANK_NOT_OFFERED: ['rank'],
  ALREADY_CHOSEN: ['hero'],
  WEAKNESS_IS_AUTOMATIC: [],
  NOT_THREE_CARDS: [],
  SIDEKICK_TAKEN: ['sidekick'],
  NEWSPAPER_TAKEN: [],
  NOT_TEAMUP: ['hero'],
  CHARACTERISTIC_NOT_ALLOWED: [],
  SAME_CHARACTERISTIC: [],
  USE_NOT_OFFERED: [],
  NOT_ADJACENT_TO_OBJECT: [],
  CONDITION_NOT_MET: [],
  NOT_OWN_TEAMUP: ['hero'],
} as const satisfies RefusalFacts;

export type RefusalCode = keyof typeof refusals;
export type ClashRefusal = Refusal<RefusalCode>;

/** A refusal under rule CLASH-nnn. */
export const refuse = (rule: number, code: RefusalCode, facts: Readonly<Record<string, Json>> = {}): ClashRefusal =>
  refuseUnder(`CLASH-${String(rule).padStart(3, '0')}`, code, facts);

import { refuse as refuseUnder, type Json, type RefusalFacts, type Refusal } from '#kernel';

/** Everything that the rules may answer, in the order in which they test it (guilds.md 7). */
export const refusals = {
  gameOver: [],
  absent: [],
  effectRunning: ['step'],
  wrongState: ['step'],
  notYourDecision: [],
  unknownCard: [],
  notYours: ['card'],
  notNow: [],
  alreadyUsed: ['what'],
  fightRunning: [],
  deckInUse: [],
  notAvailable: ['card'],
  requirementNotMet: ['card'],
  nothingThere: [],
  outOfRange: ['value', 'least', 'most'],
  notEnoughRubies: ['cost', 'rubies'],
  impossible: [],
  illegalChoice: [],
} as const satisfies RefusalFacts;

/** A code of the closed set. */
export type RefusalCode = keyof typeof refusals;

/** A refusal by the rules of Guilds. */
export type GuildsRefusal = Refusal<RefusalCode>;

type Facts = Readonly<Record<string, Json>>;

/** A refusal under a rule of guilds.md, by its number. Facts fill the placeholders of the code's message. */
export const refuse = (rule: number, code: RefusalCode, facts: Facts = {}): GuildsRefusal =>
  refuseUnder(`GUILD-${String(rule).padStart(3, '0')}`, code, facts);

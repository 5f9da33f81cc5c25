import type { RefusalFacts } from '#kernel';

/** The first tests of every command, in this order: a game's refusals begin with these. */
export const commonRefusals = {
  GAME_OVER: [],
  WRONG_STATE: ['step'],
  NOT_YOUR_PRIORITY: [],
  ALREADY_COMMITTED: [],
  UNKNOWN_CARD: [],
  NOT_YOUR_CARD: ['printed'],
  WRONG_CARD_TYPE: ['printed'],
  NOT_IN_HAND: ['printed'],
} as const satisfies RefusalFacts;

/** The refusals of declared passes, and of taking them back. */
export const passRefusals = {
  ALREADY_DECLARED: [],
  NOT_DECLARED: [],
} as const satisfies RefusalFacts;

/** Refusals with the same words in more than one game: each puts them where it tests them. */
export const tableRefusals = {
  RUIN: [],
  SLOT_OCCUPIED: [],
  CENTER_NOT_ALLOWED: [],
  WRONG_SIDE: [],
  NOT_INFLUENCEABLE: ['printed'],
  INFLUENCE_CAP_REACHED: ['printed'],
  ALREADY_DONE: [],
} as const satisfies RefusalFacts;

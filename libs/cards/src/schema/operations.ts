import type { EffectWhat } from '../words.js';

/** The fields of an operation, for the schema to check. Meaning and behaviour: cards.md 5. */
export interface Operation {
  /** `signed`: never 0; `count`: at least 1; absent: takes none. */
  readonly value?: 'signed' | 'count';
  /** The words that `what` may say, one of them required; absent: takes none. */
  readonly what?: readonly EffectWhat[];
  /** Marked * in cards.md: it changes a creature, a total or a rule of the combat (CARD-20). */
  readonly combat?: true;
}

const fought = { combat: true } as const;

/** Every operation that a card can be made of: the effect vocabulary (cards.md 5, CARD-19). */
export const operations = {
  VITALITY: { ...fought, value: 'signed' },
  SIDE_TOTAL: { ...fought, value: 'signed' },
  COUNTS_AS: { value: 'count' },
  RANGED: { value: 'signed' },
  WIN_PUSHES: fought,
  NO_STRONGHOLD_BONUS: fought,
  GRANT: { ...fought, what: ['FLYING', 'INFLUENCEABLE', 'ENTER_FROM_UNDER'] },
  LOSE: { ...fought, what: ['FLYING', 'INFLUENCEABLE', 'RANGED'] },
  IMMUNE: fought,
  BAR_CORRUPTION: {},
  NO_INFLUENCE: fought,
  NO_SECONDARY: {},
  AREA: { value: 'count', what: ['PLAIN', 'FIRE', 'FEAR'] },
  DESTROY: fought,
  SEND_HOME: fought,
  UNDER_PILE: fought,
  AMBUSH: { value: 'count' },
  DISCARD: { what: ['TERRAIN', 'UPGRADE', 'STANDARD_BEARER'] },
  SAVE: {},
  HEAL: {},
  RECOVER: {},
  FREE_CAPTIVE: {},
  RULE: { ...fought, what: ['COMPARE', 'INFLUENCE', 'FLYING', 'RANGED'] },
  DECLARE_FIRST: { what: ['KIND', 'SIZE', 'CLASS'] },
  CANCEL: { ...fought, what: ['PLAY', 'COMMAND'] },
  REVERSE_INFLUENCE: fought,
  LOOK: {},
  REVEAL: {},
  DRAW: { value: 'count' },
  STONES: { value: 'signed' },
  FIRST: {},
  REDRAW_DOMINANT: {},
  LEAVE_DOMINANT: {},
  SKIP_TO_SETTLEMENT: {},
  STOP_FLIGHT: fought,
  NO_FLIGHT: { what: ['SPACE', 'OWN_STRONGHOLDS'] },
  NO_RANGED: {},
  EXTRA_STEP: {},
  HOLD: {},
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** The fields of an operation. */
export const operation = (name: OperationName): Operation => operations[name];

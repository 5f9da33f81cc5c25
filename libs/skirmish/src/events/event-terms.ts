import { onceFor } from '#kernel';
import { z } from 'zod';
import { idSchema } from '../content/words.js';
import type { Side } from '../state.js';

/** The places where descriptions of shared events name a rule. */
export type EventTopic =
  | 'planned'
  | 'takenBack'
  | 'stacked'
  | 'proposed'
  | 'activated'
  | 'cardVoid'
  | 'activationEnded'
  | 'zonesEntered'
  | 'attacked'
  | 'attackVoid'
  | 'attackDice'
  | 'rolledOn'
  | 'rollChanged'
  | 'compared'
  | 'pushed'
  | 'tested'
  | 'sure'
  | 'testClosed'
  | 'malus'
  | 'onResult'
  | 'powerUsed'
  | 'interrupted'
  | 'chosen'
  | 'nearest'
  | 'actionsChanged'
  | 'passedOver'
  | 'credited'
  | 'woundsShown'
  | 'discarded'
  | 'damageDiscarded'
  | 'woundPile'
  | 'takenUp'
  | 'upkeep'
  | 'missionDone'
  | 'missionRolled'
  | 'advanced';

/** The parameters of a game for the events that all have: its sides, and the rules that descriptions name. */
export interface EventTerms {
  readonly side: z.ZodType<Side>;
  /** Ids of rules, `CLASH-143 to CLASH-147`. */
  readonly rules: Readonly<Record<EventTopic, string>>;
}

/** Why an automatic choice fell as it did: one schema a game, for its events and its views. */
export const weighedSchema = onceFor(({ rules }: EventTerms) =>
  z
    .strictObject({
      rule: z
        .string()
        .max(20)
        .meta({ description: `The rule that decides, for instance ${rules.nearest}.` }),
      candidates: z.array(
        z
          .strictObject({
            candidateId: idSchema.meta({ description: 'A figure, or a space.' }),
            keys: z.array(z.int()).meta({ description: 'The compared numbers, in this order; see the rule.' }),
          })
          .meta({ id: 'Candidate' }),
      ),
      drawn: z.boolean().meta({ description: 'True when the last tie was broken by chance.' }),
    })
    .meta({ id: 'Weighed', description: 'The candidates of an automatic choice, best first.' }),
);

import type { Teller } from './teller.js';

/** Why an event came out as it did: the rule that decides it, and what it weighed or added up. */
export interface EventReason {
  /** The id of the rule in the catalogue. */
  readonly ruleId: string;
  /** What the rule does, and how that led to this event: one or two sentences. */
  readonly text: string;
  /** The candidates, best first, or the parts of a total and then the total itself; empty where the text says it all. */
  readonly parts: readonly ReasonPart[];
}

/** A candidate with what was compared, or a part of a total. */
export interface ReasonPart {
  /** The candidate, or where the part comes from. */
  readonly label: string;
  /** What counts of it: “2 zones, 3 spaces”, “+3”. */
  readonly value: string;
  /** The id of the rule that makes the part count; `null` where it is that of the reason. */
  readonly ruleId: string | null;
}

/** The reasons of some types of events, in the language of their teller; `undefined` where an event says it all. */
export type Reasonings<Event extends { readonly type: string }, Words extends Teller = Teller> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { readonly type: Type }>,
    tell: Words,
  ) => EventReason | undefined;
};

/** The reason for an event, out of those for some types. */
export function reasonedBy<Event extends { readonly type: string }, Words extends Teller>(
  reasonings: Reasonings<Event, Words>,
  event: Event,
  words: Words,
): EventReason | undefined {
  const reason = reasonings[event.type as Event['type']] as unknown as
    ((event: Event, words: Words) => EventReason | undefined) | undefined;
  return reason?.(event, words);
}

import { z } from 'zod';
import { canonicalJson } from './canonical-json.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { waitsForSeats, type Waiting } from './waiting.js';

/** Most entries of a list of conditional commands. */
export const MOST_CONDITIONAL = 10;

/** The longest pause before a command of a list is given, in seconds. */
export const LONGEST_PAUSE = 60;

const eventTypes = z.array(z.string().min(1).max(100)).max(MOST_CONDITIONAL).readonly().default([]);

/**
 * A command that a seat plans: “when I am asked this and that holds, do this”. Its conditions are public: the step that asks, and
 * the types of events since the list was stored.
 */
export const conditionalEntrySchema = z.strictObject({
  command: z.custom<AnyTagged>().meta({ description: 'The command, in canonical form.' }),
  step: z
    .string()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .meta({ description: 'The name of the step that must ask the seat; null: any step.' }),
  after: eventTypes.meta({ description: 'Event types, of which one must have happened since; empty: no condition.' }),
  until: eventTypes.meta({ description: 'Event types, each of which ends the entry.' }),
  repeat: z.boolean().default(false).meta({ description: 'true: each time that it applies; false: once.' }),
});

/** An entry of a list of conditional commands. */
export type ConditionalEntry = Readonly<z.output<typeof conditionalEntrySchema>>;

/** What a seat knows of its game, as far as its conditional commands ask. */
export interface ConditionalPosition {
  readonly seat: Seat;
  readonly waiting: Waiting;
  /** Every command that the seat may give now. */
  readonly legal: readonly AnyTagged[];
  /** The types of all events since the list was stored. */
  readonly happened: ReadonlySet<string>;
}

/** What a list says now: the command of an entry, or that the list stops because that command is not legal. */
export type NextConditional =
  { readonly place: number; readonly command: AnyTagged } | { readonly place: number; readonly stops: true };

/**
 * The command that a list gives for its seat at a position: that of the first entry that applies. `undefined` where the seat is not
 * asked, or no entry applies. Pure; what the seat may not know changes nothing.
 */
export function nextConditional(
  entries: readonly ConditionalEntry[],
  { seat, waiting, legal, happened }: ConditionalPosition,
): NextConditional | undefined {
  if (!waitsForSeats(waiting) || !waiting.seats.includes(seat)) return undefined;
  const place = entries.findIndex(
    (entry) =>
      (entry.step === null || entry.step === waiting.step) &&
      (entry.after.length === 0 || entry.after.some((type) => happened.has(type))) &&
      !hasEnded(entry, happened),
  );
  const command = entries[place]?.command;
  if (command === undefined) return undefined;
  const text = canonicalJson(command);
  return legal.some((each) => canonicalJson(each) === text) ? { place, command } : { place, stops: true };
}

/** Whether an event has ended an entry. */
export const hasEnded = ({ until }: ConditionalEntry, happened: ReadonlySet<string>): boolean =>
  until.some((type) => happened.has(type));

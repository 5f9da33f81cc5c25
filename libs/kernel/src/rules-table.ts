import type { Refusal } from './refusal.js';
import type { Seat } from './seat.js';
import type { Turn } from './turn.js';

/*
 * The three tables of a large ruleset: the parts of each command, the questions of each step, how each event changes the
 * state. A chapter of the rules gives its entries; the table spreads the chapters and says nothing twice.
 */

/** When a command is legal. */
export interface CommandTerms<State, Command, Step extends string, Code extends string> {
  /** The steps that take it; absent: it is bound to none. */
  readonly steps?: readonly Step[];
  /** Every command of this type that may be legal now, in canonical form, each once, lazily; `check` has the last word. */
  offers(state: State, seat: Seat): Iterable<Command>;
  /** True where `check` refuses none of the offers: for types with many commands, which need not be checked again. */
  readonly offersAreLegal?: true;
  /** The rules' refusals of this command, in their order, once the step that is open has taken it. */
  check(state: State, command: Command, seat: Seat): Refusal<Code> | undefined;
}

/** The parts of a command: its terms, and its effect. */
export interface CommandRules<
  T extends Turn<unknown, never>,
  Command,
  Step extends string,
  Code extends string,
> extends CommandTerms<T['state'], Command, Step, Code> {
  /** Emits the events of a command that `check` has let pass. Automatic consequences are left to the flow. */
  perform(turn: T, command: Command, seat: Seat): void;
}

/** The rules of some commands, by type. */
export type CommandTable<
  T extends Turn<unknown, never>,
  Command extends Typed,
  Step extends string,
  Code extends string,
> = { readonly [Type in Command['type']]: CommandRules<T, Extract<Command, { readonly type: Type }>, Step, Code> };

/** The parts of a step that waits for seats. Games add their own. */
export interface StepRules<State, Command> {
  /** Seats that have still to answer, in order, from public facts alone; none: the step is over. */
  asked(state: State): readonly Seat[];
  /** The answer at the deadline: a legal one, from the seat's own sight. */
  byDefault(state: State, seat: Seat): Command;
}

/** The step that waits, named as `Waiting` names it, with its rules. */
export interface OpenStep<Step extends string, Rules> {
  readonly step: Step;
  readonly stepId: string;
  readonly rules: Rules;
  /** The seats that are still asked; never empty. */
  readonly asked: readonly Seat[];
}

/** How some events change a state, by type: in place, without validation. */
export type Evolvers<State, Event extends Typed> = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { readonly type: Type }>) => void;
};

interface Typed {
  readonly type: string;
}

/** `Ruleset.evolve` out of a table. */
export const evolverOf =
  <State, Event extends Typed>(table: Evolvers<State, Event>) =>
  (state: State, event: Event): void => {
    const apply = table[event.type as Event['type']] as unknown as (state: State, event: Event) => void;
    apply(state, event);
  };

/**
 * The legal commands among those whose terms `takes` lets pass, type by type in the order of the table, lazily.
 * Call it only while the seat may give such commands at all.
 */
export function* legalFrom<State, Table extends Readonly<Record<string, CommandTerms<State, Typed, string, string>>>>(
  table: Table,
  state: State,
  seat: Seat,
  takes: (terms: Table[keyof Table]) => boolean,
): Iterable<OfferedBy<Table>> {
  for (const terms of Object.values(table) as Table[keyof Table][]) {
    if (!takes(terms)) continue;
    for (const command of terms.offers(state, seat)) {
      if (terms.offersAreLegal || !terms.check(state, command, seat)) yield command as OfferedBy<Table>;
    }
  }
}

/** The types of a table that are bound to no step (`Ruleset.unasked`). */
export const unboundIn = (
  table: Readonly<Record<string, { readonly steps?: readonly string[] | undefined }>>,
): readonly string[] =>
  Object.entries(table)
    .filter(([, { steps }]) => steps === undefined)
    .map(([type]) => type);

/** The commands of a table. */
type OfferedBy<Table> = Table[keyof Table] extends { offers(...given: never[]): Iterable<infer Command> }
  ? Command
  : never;

/** `Ruleset.defaultCommand` of the step that is open. Throws an Error when it does not ask the seat. */
export function defaultFrom<State, Command>(
  open: OpenStep<string, StepRules<State, Command>> | undefined,
  state: State,
  seat: Seat,
): Command {
  if (!open?.asked.includes(seat)) throw new Error(`The open step does not ask seat ${seat}.`);
  return open.rules.byDefault(state, seat);
}

/** True when a command bound to `steps` is one for the open step, which asks the seat; one that is bound to none always is. */
export const takes = <Step extends string>(
  open: Pick<OpenStep<Step, unknown>, 'step' | 'asked'> | undefined,
  steps: readonly Step[] | undefined,
  seat: Seat,
): boolean => !steps || (open !== undefined && steps.includes(open.step) && open.asked.includes(seat));

/** The refusals of a command that the open step does not take from a seat. */
export interface StepRefusals<Step extends string, Code extends string> {
  /** Another step is open, or none (`null`). */
  wrongStep(step: Step | null): Refusal<Code>;
  /** The step takes such commands, and does not wait for this seat. */
  notAsked(): Refusal<Code>;
}

/** Why the open step does not take a command bound to `steps` from a seat; `undefined` when it does, or the command is bound to none. */
export function refusedBefore<Step extends string, Code extends string>(
  open: Pick<OpenStep<Step, unknown>, 'step' | 'asked'> | undefined,
  steps: readonly Step[] | undefined,
  seat: Seat,
  refusals: StepRefusals<Step, Code>,
): Refusal<Code> | undefined {
  if (takes(open, steps, seat)) return undefined;
  return open && steps?.includes(open.step) ? refusals.notAsked() : refusals.wrongStep(open?.step ?? null);
}

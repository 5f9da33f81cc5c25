import { refuse, type CommandTable, type Seat, type Tagged, type Turn } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import type { passRefusals } from './common-refusals.js';
import type { PassEvent } from './pass-events.js';
import { passUntilSchema } from './pass-until.js';
import { passingOf, type WindowState } from './windows.js';

/** The commands that pass, now or ahead: spread among a game's own. */
export const passCommandSchemas = ({ rules }: Pick<CardBook, 'rules'>) => ({
  pass: z
    .strictObject({})
    .meta({ description: `Does nothing; the window closes when both pass in a row (${rules.window}).` }),
  declarePasses: z
    .strictObject({ until: passUntilSchema })
    .meta({ description: 'Declares, while the other seat has to decide, to pass for so long. Public.' }),
  withdrawPasses: z.strictObject({}).meta({ description: 'Takes declared passes back.' }),
});

/** A command that passes. */
export type PassCommand = Tagged<ReturnType<typeof passCommandSchemas>>;
type PassCommandOf<T extends PassCommand['type']> = Extract<PassCommand, { readonly type: T }>;

/** The questions of the rules of declared passes to a game about the open step. */
export interface OpenWindows<S extends WindowState> {
  /** The seats that it asks; `undefined` when none is open. */
  asked(state: S): readonly Seat[] | undefined;
  /** Its name, as refusals say it. */
  step(state: S): string;
}

/** Passing in the steps that have a window, or something like it. */
export const passCommand = <Step extends string>(
  steps: readonly Step[],
): CommandTable<Turn<WindowState, PassEvent>, PassCommandOf<'pass'>, Step, never> => ({
  pass: {
    steps,
    offers: () => [{ type: 'pass' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passed', seat });
    },
  },
});

type Declaring<S extends WindowState> = CommandTable<
  Turn<S, PassEvent>,
  PassCommandOf<'declarePasses' | 'withdrawPasses'>,
  never,
  keyof typeof passRefusals | 'WRONG_STATE'
>;

/** Declaring passes ahead, while another seat has to decide, and taking them back. */
export const declaredPassCommands = <S extends WindowState>(
  { rules }: Pick<CardBook, 'rules'>,
  open: OpenWindows<S>,
): Declaring<S> => ({
  declarePasses: {
    offers: () => passUntilSchema.options.map((until) => ({ type: 'declarePasses' as const, until })),
    check(state, { until }, seat) {
      const decides = open.asked(state)?.includes(seat) ?? true;
      if (decides || (until === 'WINDOW' && !state.window) || (until === 'COMBAT' && !state.combat)) {
        return refuse(rules.declaredPasses, 'WRONG_STATE', { step: open.step(state) });
      }
      return passingOf(state, seat) === null ? undefined : refuse(rules.declaredPasses, 'ALREADY_DECLARED');
    },
    perform(turn, { until }, seat) {
      turn.emit({ type: 'passesDeclared', seat, until });
    },
  },
  withdrawPasses: {
    offers: () => [{ type: 'withdrawPasses' }],
    check: (state, _command, seat) =>
      passingOf(state, seat) === null ? refuse(rules.declaredPasses, 'NOT_DECLARED') : undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passesWithdrawn', seat });
    },
  },
});

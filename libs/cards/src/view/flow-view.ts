import type { OpenStep, Priority, Seat } from '#kernel';
import { z } from 'zod';
import { count } from '../event-fields.js';
import type { FlowWords } from '../flow/flow-events.js';

/** The names of a game for its steps, beside those for the rest of its flow. */
interface ViewWords<Stage extends string, Step extends string, Reason extends string> extends FlowWords<Stage, Reason> {
  readonly step: z.ZodType<Step>;
}

/** How a game goes on, as all players see it: fields of its view. */
export const flowViewFields = <Stage extends string, Step extends string, Reason extends string>({
  seat,
  stage,
  step,
  reason,
}: ViewWords<Stage, Step, Reason>) => ({
  turn: count,
  stage,
  step: step.optional().meta({ description: 'The question to the seats; absent when the game is over.' }),
  priority: seat.optional().meta({ description: 'The seat that may act in the open window.' }),
  asked: z.array(seat).meta({ description: 'The seats that have to decide now; none when the game is over.' }),
  passes: count.meta({ description: 'Passes in a row in the open window.' }),
  over: reason.optional(),
  winner: seat.optional(),
});

/** The part of a state that all players see of how a game goes on. */
interface FlowState<Stage, Reason> {
  readonly turn: number;
  readonly stage: Stage;
  readonly window: Priority | null;
  readonly over: { readonly reason: Reason; readonly winner: Seat | null } | null;
}

/** The public view of how a game goes on. */
export const flowView = <Stage, Step extends string, Reason>(
  { turn, stage, window, over }: FlowState<Stage, Reason>,
  open: OpenStep<Step, unknown> | undefined,
) => ({
  turn,
  stage,
  ...(open ? { step: open.step } : {}),
  ...(window && open ? { priority: window.holder } : {}),
  asked: [...(open?.asked ?? [])],
  passes: window?.passes ?? 0,
  ...(over ? { over: over.reason } : {}),
  ...(over && over.winner !== null ? { winner: over.winner } : {}),
});

import { randomUUID } from 'node:crypto';
import { waitsForSeats, type Seat } from '#kernel';
import { isAbleTo, type GameCommand } from '#kernel/server';
import { type LoadedGame, SYSTEM } from '#records';
import { propose, refuses, type GameCommandRequest } from './command-request.js';

/** The acts of an operator on a game, as its rules allow them. */
export type OperatorAct =
  /** Ends it, without a winner: always. */
  | { readonly type: 'abandonGame' }
  /** Ends a game that is played out, with others of the same deal. */
  | { readonly type: 'closeGame' }
  /** Gives the step that seats have to answer more time. Refused where no step has a time that runs. */
  | { readonly type: 'pardonClock'; readonly seconds: number }
  /** Gives the seat of one player to another account, which sees from then on what the seat sees. */
  | { readonly type: 'replacePlayer'; readonly seat: Seat; readonly account: string };

/** An operator acts on a game. An act that its kernel does not know is refused as `tooOld`. */
export const operating = (gameId: string, act: OperatorAct): GameCommandRequest => ({
  streamId: gameId,
  commandId: randomUUID(),
  actor: SYSTEM,
  // Its id is made here: a known command under it is this one.
  intent: () => ({}),
  commandOn: (loaded) =>
    act.type !== 'abandonGame' && !isAbleTo(loaded.release.kernel, act.type)
      ? refuses(loaded, 'tooOld', { version: loaded.ruleset.version })
      : propose(commandOf(act, loaded)),
});

function commandOf(act: OperatorAct, { release: { ruleset, kernel }, game }: LoadedGame): GameCommand {
  if (act.type !== 'pardonClock') return act;
  const waiting = game.phase === 'running' ? kernel.waitingIn(ruleset, game) : undefined;
  return { ...act, stepId: waiting && waitsForSeats(waiting) ? waiting.stepId : '' };
}

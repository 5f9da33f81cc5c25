import { refusedBefore, type Seat } from '#kernel';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { noteAnswer } from './flow/absence.js';
import { advance } from './flow/advance.js';
import { openStepOf } from './flow/open-step.js';
import { isEffectStep } from './flow/opens-step.js';
import type { GuildsTurn } from './flow/turn.js';
import { refuse, type GuildsRefusal } from './refusals.js';
import type { State } from './state.js';
import { guildOf } from './table/guilds-of-a-game.js';

/** Emits the events of a command and of the automatic steps after it, or refuses it (guilds.md 7). */
export function decide(turn: GuildsTurn, command: Command, by: Seat): GuildsRefusal | undefined {
  const refusal = refused(turn.state, command, by);
  if (refusal) return refusal;
  const rules = rulesOf(command);
  if (rules.steps) noteAnswer(turn, by);
  rules.perform(turn, command, by);
  advance(turn);
  return undefined;
}

/** Why a command is refused; `undefined` when it is legal. */
export const refused = (state: State, command: Command, by: Seat): GuildsRefusal | undefined =>
  refusedSeat(state, command, by) ?? refusedStep(state, command, by) ?? rulesOf(command).check(state, command, by);

/** `gameOver` and `absent`: whether the seat may give this command at all. */
function refusedSeat(state: State, command: Command, by: Seat): GuildsRefusal | undefined {
  if (state.over !== null) return refuse(155, 'gameOver');
  const { absent, resigned } = guildOf(state, by);
  if (resigned) return refuse(194, 'absent');
  return absent && command.type !== 'comeBack' ? refuse(193, 'absent') : undefined;
}

/** `effectRunning`, `wrongState` and `notYourDecision`: whether the step that waits takes this command from the seat. */
function refusedStep(state: State, command: Command, by: Seat): GuildsRefusal | undefined {
  const { steps } = rulesOf(command);
  const open = openStepOf(state);
  const step = open?.step ?? null;
  if (command.type === 'comeBack' && guildOf(state, by).absent) return undefined;
  if (open && isEffectStep(open.step) && !steps?.includes(open.step)) return refuse(187, 'effectRunning', { step });
  if (command.type === 'comeBack') return undefined;
  const wrongStep = () => refuse(19, 'wrongState', { step });
  if (!open) return wrongStep();
  return refusedBefore(open, steps, by, { wrongStep, notAsked: () => refuse(191, 'notYourDecision') });
}

import { MISSES_UNTIL_ABSENT } from '../content/constants.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { refuse } from '../refusals.js';
import type { Command } from '../commands.js';
import type { State } from '../state.js';
import type { CommandTable, Evolvers, GuildsTurn } from './turn.js';
import { openState } from './open-step.js';

/** A seat did not answer in time: its second deadline in a row makes it absent (GUILD-168). */
export function missDeadline(turn: GuildsTurn, seat: number): void {
  const missed = guildOf(turn.state, seat).missed + 1;
  const stepId = openState(turn.state)?.step.id ?? '';
  turn.emit({ type: 'deadlineMissed', seat, stepId, missed, absent: missed >= MISSES_UNTIL_ABSENT });
}

/** A seat that answers a state itself breaks its row of missed deadlines; a default does not (GUILD-168). */
export function noteAnswer(turn: GuildsTurn, seat: number): void {
  const { missed, missedStep } = guildOf(turn.state, seat);
  if (missed > 0 && missedStep !== openState(turn.state)?.step.id) turn.emit({ type: 'seatBack', seat });
}

/** A seat resigns: it is absent for good; with a single seat left the game ends (GUILD-194). */
export function desert(turn: GuildsTurn, seat: number): void {
  turn.emit({ type: 'guildDeserted', seat });
  const left = turn.state.guilds.filter(({ resigned }) => !resigned);
  if (left.length <= 1) turn.emit({ type: 'gameEnded', reason: 'lastSeat' });
}

/** The one legal command of an absent seat (GUILD-193). */
export function* commandsOfAbsent(state: State, seat: number): Iterable<Command> {
  const { absent, resigned } = guildOf(state, seat);
  if (absent && !resigned) yield { type: 'comeBack' };
}

export const absenceCommands: CommandTable<'comeBack'> = {
  comeBack: {
    check: (state, _command, seat) => (guildOf(state, seat).absent ? undefined : refuse(193, 'illegalChoice')),
    perform: (turn, _command, seat) => turn.emit({ type: 'seatBack', seat }),
  },
};

export const absenceEvolvers: Evolvers<'deadlineMissed' | 'seatBack' | 'guildDeserted'> = {
  deadlineMissed(state, { seat, stepId, missed, absent }) {
    Object.assign(guildOf(state, seat), { missed, absent, missedStep: stepId });
  },
  seatBack(state, { seat }) {
    Object.assign(guildOf(state, seat), { missed: 0, absent: false, missedStep: null });
  },
  guildDeserted(state, { seat }) {
    Object.assign(guildOf(state, seat), { absent: true, resigned: true });
  },
};

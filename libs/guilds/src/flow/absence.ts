import type { Seat } from '#kernel';
import { MISSES_UNTIL_ABSENT } from '../content/constants.js';
import { refuse } from '../refusals.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { openStepOf } from './open-step.js';
import type { CommandTable, Evolvers, GuildsTurn } from './turn.js';

/** A seat did not answer in time: its second deadline in a row makes it absent (GUILD-168). */
export function missDeadline(turn: GuildsTurn, seat: Seat): void {
  const missed = guildOf(turn.state, seat).missed + 1;
  const stepId = openStepOf(turn.state)?.stepId ?? '';
  turn.emit({ type: 'deadlineMissed', seat, stepId, missed, absent: missed >= MISSES_UNTIL_ABSENT });
}

/** A seat that answers a step itself breaks its row of missed deadlines; a default does not (GUILD-168). */
export function noteAnswer(turn: GuildsTurn, seat: Seat): void {
  const { missed, missedStep } = guildOf(turn.state, seat);
  if (missed > 0 && missedStep !== openStepOf(turn.state)?.stepId) turn.emit({ type: 'seatBack', seat });
}

export const absenceCommands: CommandTable<'comeBack'> = {
  comeBack: {
    *offers(state, seat) {
      if (!guildOf(state, seat).resigned) yield { type: 'comeBack' };
    },
    check: (state, _command, seat) => (guildOf(state, seat).absent ? undefined : refuse(193, 'illegalChoice')),
    perform: (turn, _command, seat) => turn.emit({ type: 'seatBack', seat }),
  },
};

export const absenceEvolvers: Evolvers<'deadlineMissed' | 'seatBack'> = {
  deadlineMissed(state, { seat, stepId, missed, absent }) {
    Object.assign(guildOf(state, seat), { missed, absent, missedStep: stepId });
  },
  seatBack(state, { seat }) {
    Object.assign(guildOf(state, seat), { missed: 0, absent: false, missedStep: null });
  },
};

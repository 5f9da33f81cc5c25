import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { moved } from '../table/alignment.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { moveAlignment } from '../table/move-alignment.js';
import type { EffectTable } from './effect-rules.js';

export const alignmentEffects: EffectTable<'shiftAlignment'> = {
  shiftAlignment: {
    forms: () => [['direction']],
    choices: () => [{ direction: 'towardLight' }, { direction: 'towardDarkness' }],
    *objections(state, seat, { steps }, { direction }) {
      const { alignment } = guildOf(state, seat);
      if (direction && moved(alignment, direction, steps) === alignment) yield refuse(190, 'impossible');
    },
    apply(turn, seat, { steps }, { direction }) {
      if (direction) moveAlignment(turn, seat, seat, direction, steps);
    },
  },
};

export const alignmentEvolvers: Evolvers<'alignmentMoved'> = {
  alignmentMoved(state, { target, alignment }) {
    guildOf(state, target).alignment = alignment;
  },
};

import type { Choices } from '../commands.js';
import type { EffectOf } from '../content/effects.js';
import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { moved } from '../table/alignment.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { moveAlignment } from '../table/move-alignment.js';
import type { EffectTable } from './effect-rules.js';

type Shift = EffectOf<'shiftAlignment'>;

const directionOf = ({ direction }: Shift, chosen: Choices['direction']) =>
  direction === 'chosen' ? chosen : direction;

export const alignmentEffects: EffectTable<'shiftAlignment'> = {
  shiftAlignment: {
    forms: ({ target, direction }) => [
      [
        ...(target === 'chosen' ? (['targetSeat'] as const) : []),
        ...(direction === 'chosen' ? (['direction'] as const) : []),
      ],
    ],
    *choices(state, seat, { target, direction }) {
      const targets: Choices[] = target === 'chosen' ? state.guilds.map((guild) => ({ targetSeat: guild.seat })) : [{}];
      const directions: Choices[] =
        direction === 'chosen' ? [{ direction: 'towardLight' }, { direction: 'towardDarkness' }] : [{}];
      for (const where of targets) for (const whither of directions) yield { ...where, ...whither };
    },
    *objections(state, seat, effect, { targetSeat = seat, direction }) {
      const way = directionOf(effect, direction);
      const target = state.guilds[targetSeat];
      if (!way || !target) return;
      if (moved(target.alignment, way, effect.steps) === target.alignment) yield refuse(190, 'impossible');
    },
    apply(turn, seat, effect, { targetSeat = seat, direction }) {
      const way = directionOf(effect, direction);
      if (way) moveAlignment(turn, seat, targetSeat, way, effect.steps);
    },
  },
};

export const alignmentEvolvers: Evolvers<'alignmentMoved'> = {
  alignmentMoved(state, { target, alignment }) {
    guildOf(state, target).alignment = alignment;
  },
};

import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { noChoice, noObjections, nothingToChoose, type EffectTable } from './effect-rules.js';

export const rubyEffects: EffectTable<'gainRubies' | 'stealRubies'> = {
  gainRubies: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat, { amount }) => turn.emit({ type: 'rubiesGained', seat, rubies: amount }),
  },
  stealRubies: {
    forms: () => [['targetSeat']],
    *choices(state) {
      for (const { seat: targetSeat } of state.guilds) yield { targetSeat };
    },
    *objections(state, seat, _effect, { targetSeat }) {
      if (targetSeat === seat) yield refuse(190, 'illegalChoice');
      if (targetSeat !== undefined && state.guilds[targetSeat]?.rubies === 0) yield refuse(190, 'impossible');
    },
    apply(turn, seat, { amount }, { targetSeat: from = seat }) {
      const rubies = Math.min(amount, guildOf(turn.state, from).rubies);
      turn.emit({ type: 'rubiesStolen', seat, from, rubies });
    },
  },
};

export const rubyEvolvers: Evolvers<'rubiesGained' | 'rubiesStolen'> = {
  rubiesGained(state, { seat, rubies }) {
    guildOf(state, seat).rubies += rubies;
  },
  rubiesStolen(state, { seat, from, rubies }) {
    guildOf(state, from).rubies -= rubies;
    guildOf(state, seat).rubies += rubies;
  },
};

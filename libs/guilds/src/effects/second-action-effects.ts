import type { Seat } from '#kernel';
import { isSecondChoice } from '../choice/action-choice.js';
import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { secondChoices } from '../words.js';
import type { EffectTable } from './effect-rules.js';

/** A seat has chosen its second action, and it is hidden (public: who has answered). */
const isHidden = (state: State, seat: Seat): boolean =>
  !state.secondActionsRevealed && guildOf(state, seat).secondAction !== null;

export const secondActionEffects: EffectTable<'revealSecondAction' | 'changeSecondAction'> = {
  revealSecondAction: {
    forms: () => [['targetSeat']],
    *choices(state) {
      for (const { seat: targetSeat } of state.guilds) yield { targetSeat };
    },
    *objections(state, seat, _effect, { targetSeat }) {
      if (targetSeat === undefined || !state.guilds[targetSeat]) return;
      if (targetSeat === seat) yield refuse(190, 'illegalChoice');
      if (!isHidden(state, targetSeat)) yield refuse(190, 'impossible');
    },
    apply(turn, seat, _effect, { targetSeat: target = seat }) {
      const action = guildOf(turn.state, target).secondAction;
      if (action !== null) turn.emit({ type: 'secondActionSeen', seat, target, action });
    },
  },
  changeSecondAction: {
    forms: () => [['action']],
    *choices() {
      for (const action of secondChoices) yield { action };
    },
    *objections(state, seat, _effect, { action }) {
      if (!isHidden(state, seat)) yield refuse(190, 'impossible');
      const guild = guildOf(state, seat);
      if (action === undefined) return;
      if (!isSecondChoice(guild, action) || guild.secondAction === action) yield refuse(50, 'illegalChoice');
    },
    apply(turn, seat, _effect, { action }) {
      if (action !== undefined) turn.emit({ type: 'secondActionReplaced', seat, action });
    },
  },
};

export const secondActionEvolvers: Evolvers<'secondActionSeen' | 'secondActionReplaced'> = {
  secondActionSeen(state, { seat, target }) {
    const seen = state.secondActionSeenBy[target] ?? [];
    state.secondActionSeenBy[target] = seen.includes(seat) ? seen : [...seen, seat];
  },
  secondActionReplaced(state, { seat, action }) {
    guildOf(state, seat).secondAction = action;
    Reflect.deleteProperty(state.secondActionSeenBy, String(seat));
  },
};

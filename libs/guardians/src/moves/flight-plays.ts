import { mayPlay } from '../effects/abilities.js';
import type { PlayRules } from '../effects/play-rules.js';
import { optionOf } from '../reinforcing/sources.js';
import { afterOption } from '../turning/next-shield.js';
import { carryOut } from './carry-out.js';

/** A flight that was declared (GUARD-076): it happens, or it was stopped and the option is used up (`STOP_FLIGHT`). */
export const flightPlays: { readonly FLIGHT: PlayRules<'FLIGHT'> } = {
  FLIGHT: {
    asks: (state, _play, seat) => mayPlay(state, seat),
    resolve(turn, { seat, path, cancelled }) {
      if (!cancelled) {
        carryOut(turn, seat, path, true);
        return;
      }
      turn.emit({ type: 'flightFailed', seat, space: optionOf(turn.state) });
      afterOption(turn);
    },
  },
};

import { mayPlay } from '../effects/abilities.js';
import type { PlayRules } from '../effects/play-rules.js';

/** A flight that was declared (GUARD-076). */
export const flightPlays: { readonly FLIGHT: PlayRules<'FLIGHT'> } = {
  FLIGHT: {
    asks: (state, _play, seat) => mayPlay(state, seat),
    resolve: () => undefined,
  },
};

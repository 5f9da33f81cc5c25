import { shownCard } from '../table/faces.js';
import { sourceCard } from '../table/sources.js';
import { mayPlay } from './abilities.js';
import type { PlayRules } from './play-rules.js';
import { useEffects } from './use-effects.js';

/** Spells and hand items: discarded when played, cancelled or not; they work if they are not (GUARD-141, GUARD-143). */
export const cardPlays: { readonly CARD: PlayRules<'CARD'> } = {
  CARD: {
    asks: (state, _play, seat) => mayPlay(state, seat),
    resolve(turn, { seat, card, effects, target, cancelled }) {
      const printed = sourceCard(turn.state, card);
      turn.emit({ type: 'playResolved', seat, card: shownCard(turn.state, card), cancelled });
      if (cancelled) return;
      const uses = effects.flatMap((index) => {
        const effect = printed.effects[index];
        return effect ? [{ seat, source: card, index, effect, target }] : [];
      });
      useEffects(turn, uses);
    },
  },
};

import { mayPlay } from '../effects/abilities.js';
import { playArrivals } from '../effects/arrival.js';
import type { PlayRules } from '../effects/play-rules.js';
import type { PlayKind } from '../effects/play.js';
import { shownCard } from '../table/faces.js';
import { rangedValue } from '../totals/receivers.js';
import { mayCorrupt } from './corruption.js';
import { fighterOf } from './fighters.js';

type CombatPlay = Extract<PlayKind, 'COMMAND' | 'INFLUENCE' | 'RANGED'>;

/** The plays in a combat that may be answered beside spells and hand items (GUARD-131, GUARD-143). */
export const combatPlays: { readonly [K in CombatPlay]: PlayRules<K> } = {
  COMMAND: {
    asks: (state, _play, seat) => mayPlay(state, seat),
    resolve(turn, { seat, card, cancelled }) {
      turn.emit({ type: 'commandSettled', seat, card: shownCard(turn.state, card), cancelled });
    },
  },
  INFLUENCE: {
    asks: (state, _play, seat) => mayPlay(state, seat),
    resolve(turn, { seat, receiver, value, cancelled }) {
      const shown = shownCard(turn.state, receiver);
      turn.emit({ type: 'influenceReceived', seat, receiver: shown, value, reversed: cancelled });
    },
  },
  /** No card answers it: it is corrupted, or counts. */
  RANGED: {
    asks: (state, _play, seat) => mayCorrupt(state, seat),
    resolve(turn, { seat, card, receiver }) {
      const { state } = turn;
      const isThere = fighterOf(state, card) !== undefined;
      const value = isThere ? rangedValue(state, seat, card) : null;
      const shown = { card: shownCard(state, card), receiver: shownCard(state, receiver) };
      turn.emit({ type: 'rangedAttackSettled', seat, ...shown, value });
      if (isThere) playArrivals(turn, [{ seat, id: card }]);
    },
  },
};

import { sendToPen } from '../../table/movements.js';
import { shownCard } from '../../table/faces.js';
import { isInGame } from '../../table/cards.js';
import { nothingToChoose, type OperationTable } from './operation-rules.js';

/** Operations that answer an act, and the others of a combat alone (cards.md 5.3, 5.4). */
export const combatOperations = {
  /** `PLAY`: what was played last, spell, hand item or command; `COMMAND`: a command alone. */
  CANCEL: {
    targets(state, _seat, { what }) {
      const last = state.plays.at(-1);
      return last?.kind === 'COMMAND' || (what === 'PLAY' && last?.kind === 'CARD') ? [null] : [];
    },
    apply(turn, { seat }) {
      const last = turn.state.plays.at(-1);
      if (last?.kind !== 'CARD' && last?.kind !== 'COMMAND') return;
      turn.emit({ type: 'playCancelled', seat, card: shownCard(turn.state, last.card) });
    },
  },
  REVERSE_INFLUENCE: {
    targets: (state) => (state.plays.at(-1)?.kind === 'INFLUENCE' ? [null] : []),
    apply(turn, { seat }) {
      const last = turn.state.plays.at(-1);
      if (last?.kind !== 'INFLUENCE') return;
      turn.emit({ type: 'influenceReversed', seat, receiver: shownCard(turn.state, last.receiver) });
    },
  },
  /** A beaten creature goes to the pen instead of the discard pile. */
  SAVE: {
    targets: nothingToChoose,
    apply(turn, { source }) {
      if (isInGame(turn.state, source)) sendToPen(turn, [source], 'SAVED');
    },
  },
  /** Read when primary attackers are committed. */
  DECLARE_FIRST: { targets: nothingToChoose, apply: () => undefined },
} satisfies Partial<OperationTable>;

import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { InForce, State } from '../../state.js';
import { shownCard } from '../../table/faces.js';
import { changesSomething } from './lasting-operations.js';
import { nothingToChoose, type OperationTable, type Use } from './operation-rules.js';
import { shownSource, sourceCard } from '../../table/sources.js';

/** Operations on effects that are in force in a combat already (cards.md 5.3, 5.4). */
export const combatOperations = {
  /** `PLAY`: spells, hand items and commands; `COMMAND`: commands alone. */
  CANCEL: {
    *targets(state, _seat, { what }) {
      for (const entry of state.combat?.inForce ?? []) {
        if (entry.command || (what === 'PLAY' && isPlayed(state, entry))) yield { effectKey: entry.key };
      }
    },
    apply(turn, { seat, target }) {
      const entry = turn.state.combat?.inForce.find(({ key }) => key === target?.effectKey);
      if (!entry) return false;
      const changed = changesSomething(turn.state, useOf(turn.state, entry));
      turn.emit({ type: 'effectCancelled', seat, key: entry.key });
      return changed;
    },
  },
  REVERSE_INFLUENCE: {
    *targets(state, seat) {
      for (const cardId of influencedEnemies(state, seat)) yield { cardId };
    },
    apply(turn, { seat, target }) {
      if (target?.cardId === undefined) return false;
      turn.emit({ type: 'influenceReversed', seat, receiver: shownCard(turn.state, target.cardId) });
      return true;
    },
  },
  /** Paid beforehand, for the duellist whose text it is (ARENA-RES-04). */
  SAVE: {
    targets: nothingToChoose,
    apply(turn, { seat, source }) {
      turn.emit({ type: 'savePaid', seat, card: shownSource(turn.state, source) });
      return false;
    },
  },
} satisfies Partial<OperationTable>;

const isPlayed = (state: State, { source }: InForce): boolean => {
  const { type } = sourceCard(state, source);
  return type === 'SPELL' || type === 'ITEM_HAND';
};

/** An effect in force, as it was used. Throws an Error when its card has none such. */
function useOf(state: State, { seat, source, effect: index, target }: InForce): Use {
  const effect = sourceCard(state, source).effects[index];
  if (!effect) throw new Error(`${sourceCard(state, source).id} has no effect ${index}.`);
  return { seat, source, index, effect, target: target === null ? null : { cardId: target } };
}

/** Enemy creatures with influence of their guardian in this round that still adds. */
const influencedEnemies = ({ combat }: State, seat: Seat): Set<InstanceId> =>
  new Set(
    (combat?.supports ?? [])
      .filter((support) => support.kind === 'GUARDIAN' && support.seat !== seat && !support.reversed)
      .map(({ receiver }) => receiver),
  );

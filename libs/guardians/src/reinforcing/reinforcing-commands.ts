import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { spaces } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable, GuardiansTurn } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { shownCard } from '../table/faces.js';
import { SPACE_LIMIT, stackAt, vitalityOf } from '../table/stacks.js';
import { afterOption } from '../turning/next-shield.js';
import type { Space } from '../words.js';
import { optionOf, refusedSource } from './sources.js';

const creaturesAt = (state: State, seat: Seat, space: Space): readonly { readonly id: InstanceId }[] =>
  stackAt(state, seat, space)?.creatures ?? [];

/** `CREATURE_NOT_HERE`, `SOURCE_WOULD_BE_EMPTY`, `SPACE_LIMIT` (GUARD-079, GUARD-081). */
function refusedCreature(state: State, seat: Seat, from: Space, cardId: InstanceId): GuardiansRefusal | undefined {
  const source = creaturesAt(state, seat, from);
  const creature = source.find(({ id }) => id === cardId);
  if (!creature) return refuse('079', 'CREATURE_NOT_HERE');
  if (stackAt(state, seat, from)?.shield !== null && source.length === 1) return refuse('081', 'SOURCE_WOULD_BE_EMPTY');
  const total = vitalityOf(state, [...creaturesAt(state, seat, optionOf(state)), creature]);
  return total <= SPACE_LIMIT ? undefined : refuse('079', 'SPACE_LIMIT', { total, limit: SPACE_LIMIT });
}

function end(turn: GuardiansTurn, seat: Seat): void {
  turn.emit({ type: 'reinforcingEnded', seat });
  afterOption(turn);
}

/** Creatures join the shield that was turned, one a command (GUARD-079 to GUARD-081, GUARD-084). */
export const reinforcingCommands = {
  reinforceShield: {
    steps: ['II_C_OPTION', 'II_C_REINFORCE'],
    *offers(state, seat) {
      for (const from of spaces) {
        for (const { id: cardId } of creaturesAt(state, seat, from)) yield { type: 'reinforceShield', from, cardId };
      }
    },
    check: (state, { from, cardId }, seat) =>
      refusedCard(state, seat, cardId, ['CREATURE']) ??
      refusedSource(state, seat, from) ??
      refusedCreature(state, seat, from, cardId),
    perform(turn, { from, cardId }, seat) {
      const { state } = turn;
      // That a garrison has been emptied is public; that a shield has one creature left is not (GUARD-084).
      const emptied = creaturesAt(state, seat, from).length === 1;
      const card = shownCard(state, cardId);
      turn.emit({ type: 'shieldReinforced', seat, from, to: optionOf(state), card, emptied });
      if (emptied) end(turn, seat);
      else if (state.stage !== 'II_C_REINFORCE') enterStage(turn, 'II_C_REINFORCE');
    },
  },
  endReinforcing: {
    steps: ['II_C_REINFORCE'],
    offers: () => [{ type: 'endReinforcing' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      end(turn, seat);
    },
  },
} satisfies Partial<CommandTable>;

import { opensStep } from '../flow/opens-step.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { forget, learn } from '../table/knowledge.js';
import { noChoice, nothingToChoose, type EffectTable } from './effect-rules.js';

/** The quests that are being put in order; `undefined` outside `effect.order`. */
const orderOf = (state: State) => (state.effect?.kind === 'order' ? state.effect : undefined);

export const questEffects: EffectTable<'peekQuests'> = {
  peekQuests: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections({ quests: { deck } }) {
      if (deck.length < 2) yield refuse(190, 'impossible');
    },
    apply(turn, seat, { quests }) {
      const questIds = turn.state.quests.deck.slice(1, 1 + quests);
      turn.emit({ type: 'questsPeeked', seat, count: questIds.length, questIds });
      if (questIds.length > 1) opensStep(turn, 'effect.order', [seat]);
    },
  },
};

/** Ends `effect.order`: the quest that is left comes last (GUILD-187). */
export function finishOrder(turn: GuildsTurn): void {
  const order = orderOf(turn.state);
  if (!order) return;
  turn.emit({ type: 'questsReordered', seat: order.seat, count: order.placed.length + order.cards.length });
}

export const orderSteps = {
  'effect.order': {
    asked(state) {
      const order = orderOf(state);
      return order && order.cards.length > 1 ? [order.seat] : [];
    },
    byDefault: (state) => ({ type: 'putQuestNext', questId: orderOf(state)?.cards[0] ?? '' }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const orderCommands: CommandTable<'putQuestNext'> = {
  putQuestNext: {
    steps: ['effect.order'],
    offers: (state) => (orderOf(state)?.cards ?? []).map((questId) => ({ type: 'putQuestNext', questId })),
    check: (state, { questId }, seat) => notAmong(state, seat, questId, orderOf(state)?.cards ?? [], 187),
    perform: (turn, { questId }, seat) => turn.emit({ type: 'questPutNext', seat, questId }),
  },
};

export const questEvolvers: Evolvers<'questsPeeked' | 'questPutNext' | 'questsReordered'> = {
  questsPeeked(state, { seat, questIds }) {
    for (const questId of questIds) learn(state, questId, [seat]);
    state.effect = { kind: 'order', seat, cards: [...questIds], placed: [] };
  },
  questPutNext(state, { questId }) {
    const order = orderOf(state);
    if (!order) return;
    order.cards = order.cards.filter((card) => card !== questId);
    order.placed.push(questId);
  },
  questsReordered(state, { seat }) {
    const order = orderOf(state);
    if (!order) return;
    const shown = [...order.placed, ...order.cards];
    state.quests.deck.splice(1, shown.length, ...shown);
    if (shown.length > 1) for (const questId of shown) forget(state, questId, [seat]);
    state.effect = null;
    state.effectStep = null;
  },
};

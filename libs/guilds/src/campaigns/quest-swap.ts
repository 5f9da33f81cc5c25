import { isResolving } from '../actions/resolution.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { learn } from '../table/knowledge.js';

/** True while Quests X2 has still to ask whether the first two quests are exchanged (GUILD-101). */
export const asksForSwap = (state: State): boolean =>
  isResolving(state, 'quests') &&
  state.resolution?.x2 === true &&
  !state.resolution.swapAnswered &&
  state.quests.deck.length >= 2;

export const questSwapSteps = {
  'quest.swap': {
    asked: (state) => (asksForSwap(state) && state.resolution ? [state.resolution.seat] : []),
    byDefault: () => ({ type: 'keepQuests' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const questSwapCommands: CommandTable<'swapQuests' | 'keepQuests'> = {
  swapQuests: {
    steps: ['quest.swap'],
    offers: () => [{ type: 'swapQuests' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const [under = '', questId = ''] = turn.state.quests.deck;
      turn.emit({ type: 'questsSwapped', seat, questId, under });
    },
  },
  keepQuests: {
    steps: ['quest.swap'],
    offers: () => [{ type: 'keepQuests' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'questsKept', seat }),
  },
};

export const questSwapEvolvers: Evolvers<'questsSwapped' | 'questsKept'> = {
  questsSwapped(state, { questId, under }) {
    const { quests } = state;
    quests.deck = [questId, under, ...quests.deck.slice(2)];
    quests.seen[questId] ??= { damage: [], rubies: 0, objects: [] };
    learn(state, questId, 'everyone');
    answered(state);
  },
  questsKept: answered,
};

function answered({ resolution }: State): void {
  if (resolution) resolution.swapAnswered = true;
}

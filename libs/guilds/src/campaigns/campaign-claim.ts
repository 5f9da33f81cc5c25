import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { addObject } from '../table/moves.js';
import { campaignOf, cardOnQuest, runningCampaign } from './campaign-facts.js';

/** Objects on the completed quest, in card order. */
const claimable = (state: State): string[] => [...cardOnQuest(state, campaignOf(state).questId).objects].sort();

/** True while objects lie on the completed quest (GUILD-098). */
const choosesClaim = (state: State): boolean =>
  runningCampaign(state)?.outcome === 'won' && claimable(state).length > 0;

export const campaignClaimSteps = {
  'quest.claim': {
    asked: (state) => (choosesClaim(state) ? [campaignOf(state).seat] : []),
    byDefault: (state) => ({ type: 'claimQuestItem', objectId: claimable(state)[0] ?? '' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const campaignClaimCommands: CommandTable<'claimQuestItem' | 'endClaim'> = {
  claimQuestItem: {
    steps: ['quest.claim'],
    offers: (state) => claimable(state).map((objectId) => ({ type: 'claimQuestItem', objectId })),
    check: (state, { objectId }, seat) => notAmong(state, seat, objectId, claimable(state), 98),
    perform: (turn, { objectId }, seat) =>
      turn.emit({ type: 'objectClaimed', seat, questId: campaignOf(turn.state).questId, objectId }),
  },
  endClaim: {
    steps: ['quest.claim'],
    offers: () => [{ type: 'endClaim' }],
    check: () => undefined,
    perform: (turn, _command, seat) =>
      turn.emit({
        type: 'claimEnded',
        seat,
        questId: campaignOf(turn.state).questId,
        discarded: claimable(turn.state),
      }),
  },
};

export const campaignClaimEvolvers: Evolvers<'objectClaimed' | 'claimEnded'> = {
  objectClaimed(state, { seat, questId, objectId }) {
    const card = cardOnQuest(state, questId);
    card.objects = card.objects.filter((id) => id !== objectId);
    addObject(state, seat, objectId);
  },
  claimEnded(state, { questId, discarded }) {
    cardOnQuest(state, questId).objects = [];
    state.items.discard.push(...discarded);
  },
};

import { newResolution } from '../actions/resolution.js';
import { TRADE_DISCOUNTS } from '../content/constants.js';
import { noEffects } from '../initial-state.js';
import { applyStepOpened } from './opens-step.js';
import type { Evolvers } from './turn.js';

export const turnEvolvers: Evolvers<
  | 'turnBegan'
  | 'stepOpened'
  | 'roundBegan'
  | 'actionBegan'
  | 'actionLost'
  | 'actionEnded'
  | 'idleTurnsCounted'
  | 'guildsRecovered'
  | 'gameEnded'
> = {
  turnBegan(state, { turn, firstPlayer }) {
    state.turn = turn;
    state.firstPlayer = firstPlayer;
    state.auction.lots = state.mages.pile;
    state.mages.pile = [];
  },
  stepOpened(state, { step, stepId, seats }) {
    applyStepOpened(state, step, stepId, seats);
  },
  roundBegan(state, { round }) {
    state.round = round === 1 ? 1 : 2;
    state.resolved = [];
    state.privilege = null;
    state.step = null;
  },
  actionBegan(state, { seat, action, x2 }) {
    state.resolution = newResolution(seat, action, x2, x2 && action === 'trade' ? TRADE_DISCOUNTS.count : 0);
    state.step = null;
  },
  actionLost() {
    return;
  },
  actionEnded(state, { seat }) {
    state.resolution = null;
    state.resolved.push(seat);
    state.step = null;
  },
  idleTurnsCounted(state, { idleTurns }) {
    state.idleTurns = idleTurns;
  },
  guildsRecovered(state, { sentToAuction }) {
    for (const guild of state.guilds) {
      guild.firstAction = null;
      guild.secondAction = null;
      guild.effects = noEffects();
      for (const mage of guild.mages) Object.assign(mage, { post: null, used: null });
    }
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = null;
    Object.assign(state, {
      recoveryEnded: [],
      firstActionsRevealed: false,
      secondActionsRevealed: false,
      secondActionSeenBy: {},
      placementOpened: false,
      movedObjects: [],
      round: 0,
      resolved: [],
      uses: {},
      progress: false,
    });
  },
  gameEnded(state, { reason }) {
    state.over = reason;
  },
};

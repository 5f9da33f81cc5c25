import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { noChoice, nothingToChoose, type EffectTable } from './effect-rules.js';

export const recruitingEffects: EffectTable<'ignoreRequirement' | 'freshMages'> = {
  ignoreRequirement: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat, { scope }) {
      const { freeBids, freeRecruitment } = guildOf(state, seat).effects;
      if (scope === 'allBids' ? freeBids : freeRecruitment) yield refuse(190, 'impossible');
    },
    apply: (turn, seat, { scope }) => turn.emit({ type: 'requirementWaived', seat, scope }),
  },
  freshMages: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state) {
      if (state.resolution && state.resolution.drawnMages.length > 0) yield refuse(188, 'deckInUse');
      if (state.mages.faceUp === null) yield refuse(190, 'impossible');
    },
    apply(turn, seat) {
      const { faceUp, deck } = turn.state.mages;
      turn.emit({ type: 'faceUpMageReplaced', seat, sentToAuction: faceUp ?? '', faceUp: deck[0] ?? null });
    },
  },
};

export const recruitingEvolvers: Evolvers<'requirementWaived' | 'faceUpMageReplaced'> = {
  requirementWaived(state, { seat, scope }) {
    const { effects } = guildOf(state, seat);
    if (scope === 'allBids') effects.freeBids = true;
    else effects.freeRecruitment = true;
  },
  faceUpMageReplaced(state, { sentToAuction, faceUp }) {
    state.mages.pile.push(sentToAuction);
    state.mages.faceUp = faceUp;
    if (faceUp !== null) state.mages.deck.shift();
  },
};

import { noteDeed, putOn } from '../activation/action-evolvers.js';
import type { Evolvers } from '../flow/step-rules.js';
import type { State } from '../state.js';

type AttackEvent =
  | 'attackDeclared'
  | 'attackVoid'
  | 'attackRedirected'
  | 'attackRolled'
  | 'rollChanged'
  | 'attackResolved'
  | 'figurePushed'
  | 'pushDeclined';

const unchanged = (_state: State): void => undefined;

export const attackEvolvers: Evolvers<AttackEvent> = {
  attackDeclared: unchanged,
  attackVoid(state, { targetId }) {
    noteDeed(state, targetId, 'ATTACKS_DODGED');
  },
  attackRedirected: unchanged,
  attackRolled: unchanged,
  rollChanged: unchanged,
  attackResolved(state, { attackerId, targetId, hit }) {
    if (hit) noteDeed(state, attackerId, 'HITS');
    else noteDeed(state, targetId, 'ATTACKS_DODGED');
  },
  figurePushed(state, { figureId, to, by }) {
    putOn(state, figureId, to);
    noteDeed(state, by, 'PUSHES');
  },
  pushDeclined: unchanged,
};

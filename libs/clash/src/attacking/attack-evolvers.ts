import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { putOn } from '../table/put-on.js';

const unchanged = (_state: State): void => undefined;

export const attackEvolvers = {
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
} satisfies Partial<Evolvers>;

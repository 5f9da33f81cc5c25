import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { SkirmishState } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { putOn } from '../table/put-on.js';

const unchanged = (_state: SkirmishState): void => undefined;

type AttackEvent =
  | 'attackDeclared'
  | 'attackVoid'
  | 'attackRedirected'
  | 'attackRolled'
  | 'rollChanged'
  | 'attackResolved'
  | 'figurePushed'
  | 'pushDeclined';

/** The changes by attacks and pushes, and the deeds of heroes in them. */
export const attackEvolvers = (book: Rulebook): SkirmishEvolvers<AttackEvent> => ({
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
    putOn({ state, book }, figureId, to);
    noteDeed(state, by, 'PUSHES');
  },
  pushDeclined: unchanged,
});

import type { Card } from '../../schema/card-fields.js';
import type { Effect } from '../../schema/effect.js';
import type { operations, OperationName } from '../../schema/operations.js';

/** Operations that have a predicate for each `what`. */
type Divided = 'GRANT' | 'LOSE' | 'DISCARD' | 'DECLARE_FIRST' | 'CANCEL' | 'NO_FLIGHT';
type ByWhat = { [Op in Divided]: `${Op}:${(typeof operations)[Op]['what'][number]}` }[Divided];

type Switched = Exclude<(typeof operations)['RULE']['what'][number], 'COMPARE'>;
type ByRule = 'RULE:COMPARE=LOWER_WINS' | 'RULE:COMPARE=HIGHER_WINS' | `RULE:${Switched}=NONE`;

type ByTarget = `${'DESTROY' | 'SEND_HOME'}:${'OPPONENT' | 'PICK_ENEMY'}` | 'BAR_CORRUPTION:ALL';
type ByCard = 'NO_STRONGHOLD_BONUS:UPGRADE';
type ByStones = `STONES:${'OWN' | 'ENEMY'}${'+' | '-'}`;
type Whole = Exclude<OperationName, Divided | 'RULE' | 'DESTROY' | 'SEND_HOME' | 'STONES'>;

/** Every predicate that a text can need: a missing one fails the type check of `predicates` (CARD-36). */
export type PredicateKey = Whole | ByWhat | ByRule | ByTarget | ByCard | ByStones;

/** Which predicate says this effect of this card. */
export function predicateKey(effect: Effect, card: Card): PredicateKey {
  const { op, what, target } = effect;
  switch (op) {
    case 'GRANT':
    case 'LOSE':
    case 'DISCARD':
    case 'DECLARE_FIRST':
    case 'CANCEL':
    case 'NO_FLIGHT':
      // The schema lets `what` say what the operation takes, and nothing else.
      return `${op}:${what ?? ''}` as ByWhat;
    case 'RULE':
      return `RULE:${what ?? ''}=${effect.setting ?? ''}` as ByRule;
    case 'DESTROY':
    case 'SEND_HOME':
      return `${op}:${target === 'OPPONENT' ? 'OPPONENT' : 'PICK_ENEMY'}`;
    case 'BAR_CORRUPTION':
      return target === 'ALL' ? 'BAR_CORRUPTION:ALL' : op;
    case 'NO_STRONGHOLD_BONUS':
      return card.type === 'UPGRADE' ? 'NO_STRONGHOLD_BONUS:UPGRADE' : op;
    case 'STONES':
      return `STONES:${target === 'ENEMY_SEAT' ? 'ENEMY' : 'OWN'}${(effect.value ?? 0) < 0 ? '-' : '+'}`;
    default:
      return op;
  }
}

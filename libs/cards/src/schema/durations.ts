import type { CardGame, EffectDuration, Trigger } from '../words.js';
import type { OperationName } from './operations.js';

/** Numbers, attributes and turned influence: what is worth something as long as a round lasts (cards.md 5.1, 5.2). */
const lasting = new Set<OperationName>([
  'VITALITY',
  'COUNTS_AS',
  'RANGED',
  'WIN_PUSHES',
  'GRANT',
  'LOSE',
  'IMMUNE',
  'BAR_CORRUPTION',
  'NO_INFLUENCE',
  'NO_SECONDARY',
  'REVERSE_INFLUENCE',
]);

/** Looked at only when a combat ends, or said to last until then (cards.md 5.1, 5.4). */
const forTheCombat = new Set<OperationName>(['SIDE_TOTAL', 'NO_STRONGHOLD_BONUS', 'RULE']);

const forTheTurn = new Set<OperationName>(['FIRST', 'SKIP_TO_SETTLEMENT']);

/** For the turn in Guardians; in Arena over when they have happened, or with the round (cards.md 4.5, 5). */
const forTheTurnInGuardians = new Set<OperationName>(['STOP_FLIGHT', 'EXTRA_STEP']);

const done = new Set<OperationName>(['AREA', 'DECLARE_FIRST']);

interface Lasting {
  readonly op: OperationName;
  readonly what?: string | undefined;
}

const turnsInGuardians = ({ op, what }: Lasting): boolean =>
  forTheTurnInGuardians.has(op) || (op === 'DISCARD' && what === 'STANDARD_BEARER');

/** How long an effect lasts when its card does not say it (cards.md 4.5). */
export function defaultDuration(effect: Lasting, trigger: Trigger): EffectDuration {
  const { op } = effect;
  if (forTheTurn.has(op) || turnsInGuardians(effect)) return 'TURN';
  if (trigger === 'STATIC') return 'IN_PLAY';
  if (trigger === 'COMMAND') return done.has(op) ? 'INSTANT' : 'COMBAT';
  if (trigger !== 'PLAYED') return 'INSTANT';
  if (forTheCombat.has(op)) return 'COMBAT';
  return lasting.has(op) ? 'ROUND' : 'INSTANT';
}

/** How long an effect lasts in a game: a few last a turn in Guardians alone (cards.md 4.5). */
export function durationIn(game: CardGame, effect: Lasting & { readonly duration: EffectDuration }): EffectDuration {
  if (game === 'GUARDIANS' || effect.duration !== 'TURN' || !turnsInGuardians(effect)) return effect.duration;
  return effect.op === 'STOP_FLIGHT' ? 'ROUND' : 'INSTANT';
}

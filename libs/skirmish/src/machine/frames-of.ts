import type { Effect } from '../content/vocabulary/language.js';
import type { AttackMode, FigureId } from '../content/words.js';
import type { AttackFrame, Context, EffectsFrame } from './frames.js';

/** Effects of one source, ready to run. */
export const effectsFrame = (effects: readonly Effect[], context: Context): EffectsFrame => ({
  kind: 'effects',
  context,
  effects: [...effects],
  todo: null,
  answer: null,
});

/** An attack, ready to be declared; the attacker has paid for it. */
export const attackFrame = (
  attack: { attackerId: FigureId; targetId: FigureId; mode: AttackMode; context: Context } & Partial<AttackFrame>,
): AttackFrame => ({
  kind: 'attack',
  stage: 'DECLARED',
  rangedGiven: false,
  redirected: false,
  combat: 0,
  power: 0,
  defense: 0,
  damage: 1,
  prevented: 0,
  push: 0,
  weaponId: null,
  weighed: null,
  dice: [],
  change: 0,
  successes: 0,
  hit: false,
  missed: false,
  offered: [],
  noted: 0,
  answer: null,
  ...attack,
});

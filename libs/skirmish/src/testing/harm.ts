import type { Effect, Power } from '../content/vocabulary/language.js';

const hindering: readonly string[] = [
  'NO_REPOSITION',
  'NO_RANGED_ATTACKS',
  'CANNOT_MOVE',
  'CANNOT_ATTACK',
  'CANNOT_USE_OBJECTS',
  'TESTS_ONE_DIE_MORE',
];

const harms = (effect: Effect): boolean =>
  effect.damage !== undefined ||
  effect.loseAction !== undefined ||
  effect.discardCard !== undefined ||
  effect.drawWound !== undefined ||
  (effect.modify !== undefined && effect.modify.by < 0) ||
  (effect.oneOf !== undefined && effect.oneOf.options.flat().every(harms)) ||
  (effect.roll !== undefined && effect.roll.table.every(({ do: effects }) => effects.every(harms)));

/** Whether a power harms in all its parts, and has parts at all. */
export function hinders({ modifiers = [], grants = [], do: effects = [] }: Power): boolean {
  const parts = [
    ...modifiers.map(({ by = 0, combat = 0, power = 0 }) => by <= 0 && combat <= 0 && power <= 0),
    ...grants.map(({ ability }) => hindering.includes(ability)),
    ...effects.map(harms),
  ];
  return parts.length > 0 && parts.every(Boolean);
}

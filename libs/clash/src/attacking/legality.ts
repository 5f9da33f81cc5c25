import type { State } from '../state.js';
import { hasAbility } from '../table/abilities.js';
import { areSpacesAdjacent } from '../table/board.js';
import { isEnemy } from '../table/enemies.js';
import { figuresInPlay, spaceOf, standsOnBoard } from '../table/figures.js';
import { sees } from '../table/sight.js';
import type { AttackMode, FigureId, PieceId } from '../words.js';

/** How an attack would be made. */
export interface AttackTerms {
  readonly attackerId: FigureId;
  readonly targetId: FigureId;
  readonly mode: AttackMode;
  /** Ranged without a power: an effect, sheet or object says so (CLASH-139, CLASH-236). */
  readonly rangedGiven?: boolean;
  /** The object that is the weapon: it blocks nothing for its user (CLASH-142). */
  readonly weaponId?: PieceId | null;
}

/** Why an attack is not possible, in the order of clash.md 7. */
export type NoAttack = 'NOT_IN_PLAY' | 'NOT_AN_ENEMY' | 'NOT_ADJACENT' | 'NO_RANGED_POWER' | 'NO_LINE_OF_SIGHT';

/** Why an attack is not possible; `undefined` when it is (CLASH-135 to CLASH-142). */
export function whyNoAttack(state: State, terms: AttackTerms): NoAttack | undefined {
  const { attackerId, targetId, mode, rangedGiven = false } = terms;
  if (!standsOnBoard(state, targetId) || !standsOnBoard(state, attackerId)) return 'NOT_IN_PLAY';
  if (!isEnemy(state, attackerId, targetId)) return 'NOT_AN_ENEMY';
  if (mode === 'MELEE') {
    return areSpacesAdjacent(state, spaceOf(state, attackerId), spaceOf(state, targetId)) ? undefined : 'NOT_ADJACENT';
  }
  if (!rangedGiven && !mayAttackFromAfar(state, attackerId)) return 'NO_RANGED_POWER';
  return seesTarget(state, terms) ? undefined : 'NO_LINE_OF_SIGHT';
}

/** Whether a power lets a figure make ranged attacks, and none forbids it (CLASH-139). */
export const mayAttackFromAfar = (state: State, figureId: FigureId): boolean =>
  hasAbility(state, figureId, 'RANGED_ATTACKS') && !hasAbility(state, figureId, 'NO_RANGED_ATTACKS');

const seesTarget = (state: State, { attackerId, targetId, weaponId = null }: AttackTerms): boolean =>
  sees(state, attackerId, spaceOf(state, attackerId), spaceOf(state, targetId), weaponId);

/** An attack that an effect or an automatic figure might make. */
export interface PossibleAttack {
  readonly targetId: FigureId;
  readonly mode: AttackMode;
}

/** The legal attacks of a figure, one a target: melee where possible, else ranged (CLASH-228). */
export function possibleAttacks(
  state: State,
  attackerId: FigureId,
  { kind, rangedGiven = false }: { readonly kind?: AttackMode | undefined; readonly rangedGiven?: boolean } = {},
): PossibleAttack[] {
  if (!standsOnBoard(state, attackerId) || hasAbility(state, attackerId, 'CANNOT_ATTACK')) return [];
  const modes: readonly AttackMode[] = kind === undefined ? ['MELEE', 'RANGED'] : [kind];
  return figuresInPlay(state).flatMap(({ id: targetId }) => {
    const mode = modes.find((each) => !whyNoAttack(state, { attackerId, targetId, mode: each, rangedGiven }));
    return mode ? [{ targetId, mode }] : [];
  });
}

import type { AttackMode, FigureId, PieceId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { areSpacesAdjacent } from '../table/board.js';
import { isEnemy } from '../figures/enemies.js';
import { figuresInPlay, spaceOf, standsOnBoard } from '../figures/figures.js';
import { sees, whatHides } from '../table/sight.js';

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
export function whyNoAttack(table: Table, terms: AttackTerms): NoAttack | undefined {
  const { attackerId, targetId, mode, rangedGiven = false } = terms;
  if (!standsOnBoard(table.state, targetId) || !standsOnBoard(table.state, attackerId)) return 'NOT_IN_PLAY';
  if (!isEnemy(table, attackerId, targetId)) return 'NOT_AN_ENEMY';
  if (mode === 'MELEE') {
    return areSpacesAdjacent(table, spaceOf(table.state, attackerId), spaceOf(table.state, targetId))
      ? undefined
      : 'NOT_ADJACENT';
  }
  if (!rangedGiven && !hasAbility(table, attackerId, 'RANGED_ATTACKS')) return 'NO_RANGED_POWER';
  if (hasAbility(table, attackerId, 'NO_RANGED_ATTACKS')) return 'NO_RANGED_POWER';
  return seesTarget(table, terms) ? undefined : 'NO_LINE_OF_SIGHT';
}

/** The facts of a refused attack beside its code: the target, and the piece that hides it (SKAROV-LOS-08). */
export const factsOfNoAttack = (table: Table, why: NoAttack, terms: AttackTerms): Readonly<Record<string, string>> => {
  const { attackerId, targetId, weaponId = null } = terms;
  if (why !== 'NO_LINE_OF_SIGHT') return { id: targetId };
  const { state } = table;
  return {
    id: targetId,
    ...whatHides(table, attackerId, spaceOf(state, attackerId), spaceOf(state, targetId), weaponId),
  };
};

/** Whether a power lets a figure make ranged attacks, and none forbids it (CLASH-139). */
export const mayAttackFromAfar = (table: Table, figureId: FigureId): boolean =>
  hasAbility(table, figureId, 'RANGED_ATTACKS') && !hasAbility(table, figureId, 'NO_RANGED_ATTACKS');

const seesTarget = (table: Table, { attackerId, targetId, weaponId = null }: AttackTerms): boolean =>
  sees(table, attackerId, spaceOf(table.state, attackerId), spaceOf(table.state, targetId), weaponId);

/** An attack that an effect or an automatic figure might make. */
export interface PossibleAttack {
  readonly targetId: FigureId;
  readonly mode: AttackMode;
}

/** The legal attacks of a figure, one a target: melee where possible, else ranged (CLASH-228). */
export function possibleAttacks(
  table: Table,
  attackerId: FigureId,
  { kind, rangedGiven = false }: { readonly kind?: AttackMode | undefined; readonly rangedGiven?: boolean } = {},
): PossibleAttack[] {
  if (!standsOnBoard(table.state, attackerId) || hasAbility(table, attackerId, 'CANNOT_ATTACK')) return [];
  const modes: readonly AttackMode[] = kind === undefined ? ['MELEE', 'RANGED'] : [kind];
  return figuresInPlay(table.state).flatMap(({ id: targetId }) => {
    const mode = modes.find((each) => !whyNoAttack(table, { attackerId, targetId, mode: each, rangedGiven }));
    return mode ? [{ targetId, mode }] : [];
  });
}

import type { OpenDoors } from '../board/board.js';
import type { SpaceId } from '../cells/cells.js';
import { reach, whyOutOfReach, type Mover, type OutOfReach, type Way } from '../board/reach.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { boardOf } from './board.js';
import { characteristic } from '../figures/characteristics.js';
import { isEnemy } from '../figures/enemies.js';
import { figureOf, figuresInPlay, spaceOf } from '../figures/figures.js';

/** How far a move goes, where it is not a plain move action. */
export interface MoveTerms {
  /** Zones instead of the speed; 0: within its own zone only. */
  readonly zones?: number | undefined;
  readonly ignoreEnemies?: boolean | undefined;
}

function moverOf(table: Table, figureId: FigureId, { zones, ignoreEnemies = false }: MoveTerms): Mover {
  const costOf = table.book.costOfZone(table.state, figureOf(table.state, figureId));
  return {
    from: spaceOf(table.state, figureId),
    zones: zones ?? characteristic(table, figureId, 'SPEED'),
    ignoresEnemies: ignoreEnemies || hasAbility(table, figureId, 'IGNORE_ENEMIES_MOVING'),
    sureFooted: hasAbility(table, figureId, 'SURE_FOOTED'),
    ...(costOf ? { costOf } : {}),
  };
}

const standingFor = (table: Table, figureId: FigureId): Map<SpaceId, 'ALLY' | 'ENEMY'> =>
  new Map(
    figuresInPlay(table.state)
      .filter(({ id }) => id !== figureId)
      .map(({ id }) => [spaceOf(table.state, id), isEnemy(table, figureId, id) ? 'ENEMY' : 'ALLY']),
  );

/** The doors that are open for a move of a figure. */
export const doorsForMoving = ({ book, state }: Table, figureId: FigureId): OpenDoors =>
  book.doorsForMoving(state, figureOf(state, figureId));

/**
 * The spaces that one move leads a figure to, in canonical order, with the way (CLASH-125 to CLASH-134). Zone 0 moves are
 * repositions, not ways out.
 */
export function reachOf(table: Table, figureId: FigureId, terms: MoveTerms = {}): Map<SpaceId, Way> {
  if (hasAbility(table, figureId, 'CANNOT_MOVE')) return new Map();
  const mover = moverOf(table, figureId, terms);
  const ways = reach(boardOf(table), doorsForMoving(table, figureId), mover, standingFor(table, figureId));
  const stays = hasAbility(table, figureId, 'NO_REPOSITION');
  return new Map([...ways].filter(([, { kind }]) => (kind === 'REPOSITION' ? !stays : terms.zones !== 0)));
}

/** Why a free space cannot be reached with a move action; `undefined` when it can. */
export const whyUnreachable = (table: Table, figureId: FigureId, to: SpaceId): OutOfReach | undefined =>
  whyOutOfReach(
    boardOf(table),
    doorsForMoving(table, figureId),
    moverOf(table, figureId, {}),
    standingFor(table, figureId),
    to,
  );

import { reach, whyOutOfReach, type Mover, type OutOfReach, type Way } from '#skirmish';
import type { State } from '../state.js';
import type { FigureId, SpaceId } from '../words.js';
import { hasAbility } from './abilities.js';
import { boardOf, openDoorsOf } from './board.js';
import { characteristic } from './characteristics.js';
import { isEnemy } from './enemies.js';
import { figuresInPlay, spaceOf } from './figures.js';

/** How far a move goes, where it is not a plain move action. */
export interface MoveTerms {
  /** Zones instead of the speed; 0: within its own zone only. */
  readonly zones?: number | undefined;
  readonly ignoreEnemies?: boolean | undefined;
}

const moverOf = (state: State, figureId: FigureId, { zones, ignoreEnemies = false }: MoveTerms): Mover => ({
  from: spaceOf(state, figureId),
  zones: zones ?? characteristic(state, figureId, 'SPEED'),
  ignoresEnemies: ignoreEnemies || hasAbility(state, figureId, 'IGNORE_ENEMIES_MOVING'),
  sureFooted: hasAbility(state, figureId, 'SURE_FOOTED'),
});

const standingFor = (state: State, figureId: FigureId): Map<SpaceId, 'ALLY' | 'ENEMY'> =>
  new Map(
    figuresInPlay(state)
      .filter(({ id }) => id !== figureId)
      .map(({ id }) => [spaceOf(state, id), isEnemy(state, figureId, id) ? 'ENEMY' : 'ALLY']),
  );

/**
 * The spaces that one move leads a figure to, in canonical order, with the way (CLASH-125 to CLASH-134). Zone 0 moves are
 * repositions, not ways out.
 */
export function reachOf(state: State, figureId: FigureId, terms: MoveTerms = {}): Map<SpaceId, Way> {
  if (hasAbility(state, figureId, 'CANNOT_MOVE')) return new Map();
  const mover = moverOf(state, figureId, terms);
  const ways = reach(boardOf(state), openDoorsOf(state), mover, standingFor(state, figureId));
  const stays = hasAbility(state, figureId, 'NO_REPOSITION');
  return new Map([...ways].filter(([, { kind }]) => (kind === 'REPOSITION' ? !stays : terms.zones !== 0)));
}

/** Why a free space cannot be reached with a move action; `undefined` when it can. */
export const whyUnreachable = (state: State, figureId: FigureId, to: SpaceId): OutOfReach | undefined =>
  whyOutOfReach(boardOf(state), openDoorsOf(state), moverOf(state, figureId, {}), standingFor(state, figureId), to);

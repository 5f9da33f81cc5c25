import type { Seat } from '#kernel';
import type { LaidPassage, LaidTile, Layout, Posted } from './base.js';

/** A building command of the overlord's that can be undone: what it has laid, or which part it has finished. */
export type BuildMove = 'TILE' | 'ALL_TILES' | 'PASSAGE' | 'ALL_PASSAGES' | 'MINION' | 'LIEUTENANT';

/** How often the overlord may undo a building command (SKAROV-BASE-16). */
export const mostUndone = 50;

/** The base as it stands or grows. All of it is public (SKAROV-BASE-16). */
export interface BaseState extends Layout {
  readonly overlord: Seat;
  /** Heroes at set-up: they decide which reinforcement spaces are usable (SKAROV-GEN-05). */
  heroes: number;
  readonly tiles: LaidTile[];
  readonly passages: LaidPassage[];
  readonly minions: Posted[];
  readonly lieutenants: Posted[];
  /** Whether no tile, no passage, nothing at all comes any more. */
  tilesDone: boolean;
  passagesDone: boolean;
  confirmed: boolean;
  /** The overlord's building commands, latest last; what a scenario or base has fixed is none of them. */
  readonly moves: BuildMove[];
  /** Number of building commands that the overlord has undone. */
  undone: number;
}

/** The part of a game's state that the building of a base needs. */
export interface WithBase {
  readonly base: BaseState;
}

/** A base of which nothing lies yet. */
export const emptyBase = (overlord: Seat, heroes: number): BaseState => ({
  overlord,
  heroes,
  tiles: [],
  passages: [],
  minions: [],
  lieutenants: [],
  tilesDone: false,
  passagesDone: false,
  confirmed: false,
  moves: [],
  undone: 0,
});

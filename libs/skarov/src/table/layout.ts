import type { Board, OpenDoors, SpaceId } from '#skirmish';
import { heroesInPlay } from '#skirmish/figures';
import { boardOfBase } from '../base/board.js';
import type { WithBase } from '../base/base-state.js';
import { isUsable, groundAt } from '../base/ground.js';
import { layoutMemory } from '../base/layout-memory.js';
import { villainSheet } from '../content/catalogue.js';
import type { Figure, State } from '../state.js';
import { controlDoorOf, isControlOpen } from './rooms.js';

/** The board of a game: its base. */
export const boardOf = ({ base }: WithBase): Board => boardOfBase(base);

const allDoors = layoutMemory((layout): OpenDoors => new Set(boardOfBase(layout).doors.map(({ id }) => id)));

/**
 * The doors that a figure moves through: the open ones, for villains all of them (SKAROV-DOOR-06), for Skarov that of his
 * control room only once it is open (SKAROV-DOOR-11). `open` are the open ones.
 */
export function doorsForMoving(state: State, { kind, sheetId }: Figure, open: OpenDoors): OpenDoors {
  if (kind !== 'VILLAIN') return open;
  const all = allDoors(state.base);
  if (villainSheet(sheetId).rank !== 'MASTER' || isControlOpen(state)) return all;
  const control = controlDoorOf(state);
  return new Set([...all].filter((door) => door !== control));
}

/** Whether a space is one for reinforcement: it lies in no zone (SKAROV-TILE-10). */
export const isReinforcement = ({ base }: WithBase, spaceId: SpaceId): boolean =>
  groundAt(base.tiles, spaceId)?.mark !== null;

/** The reinforcement spaces that are usable with the heroes in play, of a room or of the whole base (SKAROV-TILE-06). */
export const usableReinforcement = (state: State, faceId: string | undefined): SpaceId[] =>
  boardOf(state)
    .spaces.filter((space) => faceId === undefined || space.faceId === faceId)
    .map(({ id }) => id)
    .filter((id) => isUsable(groundAt(state.base.tiles, id)?.mark ?? null, heroesInPlay(state).length));

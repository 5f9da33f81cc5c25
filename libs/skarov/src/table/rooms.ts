import type { SpaceId } from '#skirmish';
import { connectionsOf, passagesAmong } from '../base/connections.js';
import type { WithBase } from '../base/base-state.js';
import { boardOfBase } from '../base/board.js';
import { box } from '../content/catalogue.js';
import { layoutMemory } from '../base/layout-memory.js';
import type { Room } from '../content/schema.js';
import type { State } from '../state.js';

/** The rooms of the base, by the number of their tile (SKAROV-END-05). */
export const roomsOf = ({ base }: WithBase): readonly Room[] => roomsOfLayout(base);

const roomsOfLayout = layoutMemory(({ tiles }): readonly Room[] =>
  tiles.map(({ faceId }) => box.known.room(faceId)).sort((a, b) => a.tileNumber - b.tileNumber),
);

/** The face of the room that a space lies in. */
export const faceOfSpace = ({ base }: WithBase, spaceId: SpaceId): string => boardOfBase(base).space(spaceId).faceId;

/** Whether a space lies in the control room, where nothing that heroes do reaches while its door is closed (SKAROV-FINAL-08). */
export const isInControlRoom = (state: WithBase, spaceId: SpaceId): boolean =>
  box.known.room(faceOfSpace(state, spaceId)).kind === 'CONTROL';

const controlDoor = layoutMemory(
  ({ tiles, passages }): string =>
    passagesAmong(connectionsOf(tiles), passages).find(({ atControl }) => atControl)?.edge ?? '',
);

/** The door of the control room, by its edge (SKAROV-BASE-07). */
export const controlDoorOf = ({ base }: WithBase): string => controlDoor(base);

/** Whether the door of the control room is open; it never closes again (SKAROV-DOOR-09). */
export const isControlOpen = (state: State): boolean => state.openDoors.includes(controlDoorOf(state));

/** Whether an effect, a test or a villain may open a door: that of the control room in the final combat alone (SKAROV-DOOR-10). */
export const mayOpen = (state: State, doorId: string): boolean => state.finalCombat || doorId !== controlDoorOf(state);

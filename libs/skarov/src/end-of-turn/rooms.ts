import { occupantOf, superVillains } from '#skirmish/figures';
import { contextOfRule, effectsFrame } from '#skirmish/machine';
import { activationSpaces } from '../base/opening.js';
import type { CommandTable, Evolvers, SkarovTurn, StepRules } from '../flow/turn.js';
import { refuse, type SkarovRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { isControlOpen, roomsOf } from '../table/rooms.js';

/** Skarov's violet spaces, by the tile that each stands for, in order of tile number (SKAROV-END-02). */
const violetSpaces = ({ base }: State) => [...activationSpaces(base.tiles)].sort((a, b) => a.tileNumber - b.tileNumber);

/** Why a room cannot be activated (SKAROV-END-03, SKAROV-END-09). */
function refusedRoom(state: State, tileNumber: number): SkarovRefusal | undefined {
  const room = roomsOf(state).find((each) => each.tileNumber === tileNumber);
  const violet = violetSpaces(state).find((each) => each.tileNumber === tileNumber);
  if (!room || !violet) return refuse('END-03', 'TILE_NOT_IN_BASE', { tile: tileNumber });
  if (!room.activation) return refuse('END-03', 'ROOM_HAS_NO_EFFECT', { tile: tileNumber });
  const occupant = occupantOf(state, violet.spaceId);
  return occupant && !occupant.superVillain ? refuse('END-09', 'SPACE_TAKEN', { space: violet.spaceId }) : undefined;
}

/** Whether the overlord is asked: the door is closed, and there is a room that Skarov can activate (SKAROV-END-04, SKAROV-END-10). */
export const asksForRoom = (state: State): boolean =>
  !isControlOpen(state) &&
  superVillains(state).length > 0 &&
  violetSpaces(state).some(({ tileNumber }) => !refusedRoom(state, tileNumber));

export const roomSteps = {
  'endOfTurn.room': {
    asked: ({ overlord }) => [overlord.seat],
    byDefault: () => ({ type: 'skipRoom' }),
  },
} satisfies Record<string, StepRules>;

export const roomCommands = {
  activateRoom: {
    steps: ['endOfTurn.room'],
    *offers(state) {
      for (const { tileNumber } of violetSpaces(state)) yield { type: 'activateRoom', tileNumber };
    },
    check: (state, { tileNumber }) => refusedRoom(state, tileNumber),
    perform(turn, { tileNumber }, _seat, machine) {
      const { state } = turn;
      const room = roomsOf(state).find((each) => each.tileNumber === tileNumber);
      const faceId = room?.id ?? '';
      const spaceId = violetSpaces(state).find((each) => each.tileNumber === tileNumber)?.spaceId ?? '';
      const [skarov] = superVillains(state);
      const context = contextOfRule(faceId, { selfId: skarov?.id ?? null, creditSide: 'OVERLORD' });
      machine.pushRoot(context);
      turn.emit({ type: 'roomActivated', tileNumber, faceId, spaceId });
      machine.happened({ kind: 'ROOM_ACTIVATED', tileNumber }, context);
      machine.push(effectsFrame(room?.activation?.do ?? [], context));
    },
  },
  skipRoom: {
    steps: ['endOfTurn.room'],
    offersAreLegal: true,
    offers: () => [{ type: 'skipRoom' }],
    check: () => undefined,
    perform(turn) {
      turn.emit({ type: 'roomSkipped' });
    },
  },
} satisfies Partial<CommandTable>;

/** The steps after the answer, or without a question (SKAROV-END-12). */
export function beginEndOfTurn(turn: SkarovTurn): void {
  turn.emit({ type: 'endOfTurnBegun', turn: turn.state.turn });
}

export const roomEvolvers = {
  roomActivated(state, { spaceId }) {
    for (const skarov of superVillains(state)) skarov.spaceId = spaceId;
    Object.assign(state, { phase: 'ROOM', step: null });
  },
  roomSkipped(state) {
    Object.assign(state, { phase: 'ROOM', step: null });
  },
  endOfTurnBegun(state) {
    Object.assign(state, { phase: 'END_OF_TURN', step: null, endOfTurnItem: 0 });
  },
} satisfies Partial<Evolvers>;

import type { FigureId } from '#skirmish';
import { activeHero, pay, whyNotActing } from '#skirmish/activation';
import { mayAttackFromAfar } from '#skirmish/attacking';
import { spaceIdOf } from '#skirmish/cells';
import { findFigure, spaceOf } from '#skirmish/figures';
import { contextOfDeed } from '#skirmish/machine';
import { sees, whatHidesAll } from '#skirmish/table';
import { placedTest, testFrame } from '#skirmish/trials';
import type { CommandOf } from '../commands.js';
import type { CommandTable, SkarovTurn } from '../flow/turn.js';
import type { Machine } from '../machine/runner.js';
import { refuse, type SkarovRefusal } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { boardOf } from '../table/layout.js';
import { mayOpen } from '../table/rooms.js';
import type { SpaceId } from '../words.js';

type OpenDoor = CommandOf<'openDoor'>;

/** The two spaces that face a door. */
const spacesFacing = (state: State, doorId: string): SpaceId[] => {
  const { a, b } = boardOf(state).door(doorId);
  return [spaceIdOf(a), spaceIdOf(b)];
};

const isHero = (state: State, figureId: FigureId): boolean => findFigure(state, figureId)?.kind === 'HERO';

/** The rule about a figure at a door: a hero is tested, a villain is not. */
const whoseRule = (state: State, figureId: FigureId) => (isHero(state, figureId) ? 'DOOR-01' : 'DOOR-08');

/** A villain stands before it and opens it, without a test (SKAROV-DOOR-08); a hero is tested there, or from afar (SKAROV-DOOR-01, SKAROV-DOOR-02). */
function whyNotThere(state: State, { figureId, doorId, characteristic }: OpenDoor): SkarovRefusal | undefined {
  const table = { state, book };
  const from = spaceOf(state, figureId);
  const facing = spacesFacing(state, doorId);
  if (facing.includes(from)) return undefined;
  const fromAfar = isHero(state, figureId) && characteristic === 'ATTACK';
  if (!fromAfar) return refuse(whoseRule(state, figureId), 'NOT_FACING_DOOR', { figure: figureId });
  if (!mayAttackFromAfar(table, figureId)) return refuse('DOOR-02', 'NO_RANGED_POWER');
  const seen = facing.some((to) => sees(table, figureId, from, to));
  return seen ? undefined : refuse('DOOR-02', 'NO_LINE_OF_SIGHT', { ...whatHidesAll(table, figureId, from, facing) });
}

function refused(state: State, command: OpenDoor): SkarovRefusal | undefined {
  const { figureId, doorId, characteristic } = command;
  if (!boardOf(state).hasDoor(doorId)) return refuse('DOOR-01', 'UNKNOWN_ID', { id: doorId });
  const refusal = whyNotActing({ state, book }, figureId);
  if (refusal) return refusal;
  if (state.openDoors.includes(doorId)) return refuse('DOOR-09', 'DOOR_ALREADY_OPEN');
  if (!mayOpen(state, doorId)) return refuse('DOOR-10', 'CONTROL_ROOM_LOCKED');
  const offered = isHero(state, figureId)
    ? characteristic === 'ATTACK' || characteristic === 'MIND'
    : characteristic === undefined;
  if (!offered) return refuse(whoseRule(state, figureId), 'CHARACTERISTIC_NOT_OFFERED');
  return whyNotThere(state, command);
}

/** A door is opened by a test, or by a villain for an action; then it stays open (SKAROV-DOOR-03, SKAROV-DOOR-09). */
export const doorCommands = {
  openDoor: {
    steps: ['activation.hero', 'activation.villain'],
    *offers(state) {
      const figureId = state.active?.figureId;
      if (figureId === undefined) return;
      const characteristics = isHero(state, figureId) ? (['ATTACK', 'MIND'] as const) : [undefined];
      for (const { id: doorId } of boardOf(state).doors) {
        for (const characteristic of characteristics) {
          yield { type: 'openDoor', figureId, doorId, ...(characteristic === undefined ? {} : { characteristic }) };
        }
      }
    },
    check: refused,
    perform: open,
  },
} satisfies Partial<CommandTable>;

function open(turn: SkarovTurn, { doorId, characteristic }: OpenDoor, _seat: number, machine: Machine): void {
  const { state } = turn;
  const figureId = activeHero(state);
  const context = contextOfDeed(state, figureId, figureId, { pieceId: doorId });
  machine.pushRoot(context);
  pay(machine, figureId);
  if (characteristic === undefined) {
    turn.emit({ type: 'doorSet', door: doorId, open: true, source: figureId });
    return;
  }
  const placed = placedTest(machine, doorId);
  const afar = placed?.spaces.includes(spaceOf(state, figureId)) === false;
  machine.push(testFrame({ context, testKey: doorId, testId: doorId, heroId: figureId, characteristic, afar }));
}

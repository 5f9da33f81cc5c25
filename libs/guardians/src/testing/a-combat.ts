import type { CardKey, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { guardianAt } from '../board/spaces.js';
import { evolve } from '../evolve.js';
import type { Place, Space, Step } from '../words.js';
import { aGame } from './a-game.js';
import type { SeatSetup, StackSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';

/** A side of a combat: what a seat has, and the stack with which it fights. */
export interface SideSetup extends SeatSetup {
  /** A creature of 5 under a shield, unless it is said. */
  readonly army?: StackSetup;
}

/** Where a combat is, and who fights. */
export interface CombatSetup {
  /** The land b2 unless it is said. */
  readonly place?: Place;
  /** Where the attacker came from; b1 unless it is said. */
  readonly path?: readonly Space[];
  /** SOUTH unless it is said. */
  readonly attacker?: Seat;
  readonly south?: SideSetup;
  readonly north?: SideSetup;
}

const withArmy = ({ army = {}, ...side }: SideSetup, space: Space): SeatSetup => ({
  ...side,
  stacks: { ...side.stacks, [space]: army },
});

/** A combat that has just begun: the attacker is asked for a command. */
export function aCombat({ place = 'b2', path = ['b1'], attacker = 0, south = {}, north = {} }: CombatSetup): Scene {
  const guardian = guardianAt(place);
  const ground = guardian === null ? (place as Space) : path.at(-1)!;
  const [first, second] = [south, north].map((side, seat) => (seat === guardian ? side : withArmy(side, ground))) as [
    SeatSetup,
    SeatSetup,
  ];
  const state = aGame({ at: 'II_C_OPTION', first: attacker, seats: [first, second] });
  evolve(state, { type: 'combatBegun', seat: attacker, place, path: [...path] });
  evolve(state, { type: 'stageEntered', stage: 'COMBAT_DECLARE_A', asked: [] });
  return given(state);
}

/** As long as seats are asked for one of these steps, the first of them passes. */
export function passing(scene: Scene, ...steps: readonly Step[]): Scene {
  let next = scene;
  while (steps.includes(next.step as Step)) next = next.when(next.asked[0]!, { type: 'pass' });
  return next;
}

const windows: readonly Step[] = [
  'COMBAT_COMMAND',
  'MATCHUP_CORRUPTION',
  'MATCHUP_MODIFY',
  'RANGED_CORRUPTION',
  'RESPONSE',
  'COMBAT_HEAL',
];

/** The seats pass until they are asked for something else than a pass. */
export const settled = (scene: Scene): Scene => passing(scene, ...windows);

/** Neither seat commands. */
export function uncommanded(scene: Scene): Scene {
  let next = scene;
  while (next.step?.startsWith('COMBAT_DECLARE')) {
    next = next.when(next.asked[0]!, { type: 'declareCommand', cardId: null });
  }
  return next;
}

/** Both seats commit a primary attacker. */
export const meeting = (scene: Scene, south: InstanceId, north: InstanceId): Scene =>
  scene.when(0, { type: 'commitAttacker', cardId: south }).when(1, { type: 'commitAttacker', cardId: north });

/** They meet, and both seats pass. */
export const fought = (scene: Scene, south: InstanceId, north: InstanceId): Scene =>
  settled(meeting(scene, south, north));

/** A secondary attacker is sent, and both seats pass. */
export const sent = (scene: Scene, seat: Seat, cardId: InstanceId, targetCardId: CardKey): Scene =>
  settled(scene.when(seat, { type: 'commitSecondary', cardId, targetCardId }));

/** Neither seat sends a secondary attacker any more. */
export function unattacked(scene: Scene): Scene {
  let next = scene;
  while (next.step === 'SECONDARY_CHOOSE') next = next.when(next.asked[0]!, { type: 'endSecondary' });
  return settled(next);
}

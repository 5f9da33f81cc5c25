import { onceFor } from '#kernel';
import type { TestKey } from '#skirmish';
import { box } from '../content/catalogue.js';
import { layoutMemory } from '../base/layout-memory.js';
import { door as doorCard, textOfDoor } from '../content/doors.js';
import type { Room, Scenario, TestCard as RoomTest, Trap } from '../content/schema.js';
import type { State } from '../state.js';
import { scenarioOf } from './adventure.js';

/** A test of a room, or of a door. */
export type TestCard = RoomTest & { door?: string | undefined };

/** The test of a door: of either characteristic, and it stays open (SKAROV-DOOR-01, SKAROV-DOOR-03). */
const doorTest = (edge: string, { attack, mind }: { readonly attack: number; readonly mind: number }): TestCard => ({
  id: edge,
  name: doorCard.name,
  text: textOfDoor({ attack, mind }),
  door: edge,
  offers: [
    { characteristic: 'ATTACK', difficulty: attack },
    { characteristic: 'MIND', difficulty: mind },
  ],
  addHeroes: false,
  direct: false,
  repeatable: false,
  onSuccess: [{ setDoor: { door: edge, open: true } }],
  onFailure: [],
});

/** The test that a trap forces: from any space of the hero, again and again (SKAROV-TEST-10). */
const forcedTest = ({ name, text, test }: Trap): TestCard[] =>
  test ? [{ ...test, name, text, direct: true, repeatable: true, onSuccess: [], onFailure: [] }] : [];

const testsOfRoom = ({ tests, traps }: Room): TestCard[] => [...tests, ...traps.flatMap(forcedTest)];

const testsWithDoors = (doors: Scenario['doors']) =>
  layoutMemory(({ tiles, passages }): readonly TestCard[] => [
    ...tiles.flatMap(({ faceId }) => testsOfRoom(box.known.room(faceId))),
    ...passages
      .filter(({ kind }) => kind === 'DOOR')
      .map(({ edge }) => doorTest(edge, doors.find((own) => own.edge === edge) ?? doorCard)),
  ]);

type OwnDoors = Scenario['doors'];

const testsByDoors = new Map<string, ReturnType<typeof testsWithDoors>>();
const mostKinds = 50;

/** The doors of a scenario are looked at once for each list of them; those of a copied game are the same by what they say. */
const testsOfDoors = onceFor((doors: OwnDoors): ReturnType<typeof testsWithDoors> => {
  const key = JSON.stringify(doors);
  const known = testsByDoors.get(key);
  if (known) return known;
  if (testsByDoors.size >= mostKinds) testsByDoors.clear();
  const ofLayout = testsWithDoors(doors);
  testsByDoors.set(key, ofLayout);
  return ofLayout;
});

const NO_DOORS: OwnDoors = [];

/** Every test of the base: of its rooms and their traps, then of its doors (SKAROV-TEST-01). */
export const testsOf = (state: State): readonly TestCard[] =>
  testsOfDoors(scenarioOf(state)?.doors ?? NO_DOORS)(state.base);

/** The record of a test by its key. */
const recordOf = (state: State, key: TestKey): TestCard | undefined =>
  testsOf(state).find(({ id }) => id === key || key.startsWith(`${id}@`));

/** Whether a hero may attempt a test of its own will, by `attemptTest`: no door's, and none that a trap forces. */
export function isAttempted(state: State, key: TestKey): boolean {
  const record = recordOf(state, key);
  return record !== undefined && record.door === undefined && !record.direct;
}

/** Whether the objective whose room a test stands in is settled: all its tests are closed then (SKAROV-TEST-12). */
export const isSettledTest = (state: State, key: TestKey): boolean =>
  state.objectives.some(
    ({ faceId, settled }) =>
      settled !== null && box.known.room(faceId).tests.some(({ id }) => id === key || key.startsWith(`${id}@`)),
  );

import { aGame, given, type GameSetup } from '../testing/index.js';
import { boardOf, doorsForMoving } from './layout.js';
import { controlDoorOf } from './rooms.js';

/** A door before the second room, and that of the control room behind it. */
const passages: NonNullable<GameSetup['passages']> = [
  { edge: '4,2,E', kind: 'DOOR' },
  { edge: '9,2,E', kind: 'DOOR' },
];

/** The doors that a figure of a sheet moves through, while none has been opened. */
function doorsOf(figureId: string, setup: GameSetup = {}): { passed: string[]; all: string[]; control: string } {
  const scene = given(aGame({ at: 'activation', villains: [{ sheet: 'chi', at: '9,2' }], passages, ...setup }));
  return {
    passed: [...doorsForMoving(scene.state, scene.figure(figureId), new Set(scene.state.openDoors))].sort(),
    all: boardOf(scene.state)
      .doors.map(({ id }) => id)
      .sort(),
    control: controlDoorOf(scene.state),
  };
}

describe('The doors that a figure moves through', () => {
  it('SKAROV-DOOR-06 villains pass all of them, heroes those that are open', () => {
    const { passed, all } = doorsOf('chi-1');
    expect(all.length).toBeGreaterThan(1);
    expect(passed).toEqual(all);
    expect(doorsOf('sgt-freedom').passed).toEqual([]);
  });

  it('SKAROV-DOOR-11 Skarov himself passes all but that of his control room, until it is open', () => {
    const { passed, all, control } = doorsOf('skarov-1');
    expect(passed).toEqual(all.filter((door) => door !== control));
    expect(doorsOf('skarov-1', { state: { finalCombat: true, openDoors: [control] } }).passed).toEqual(all);
  });
});

import { aCreature, aGame, anUpgrade, aShield, aSpell, given } from '../testing/index.js';
import { play } from './testing/playing.js';
import { mayEnterFromUnder, mayLieUnder } from './standing-effects.js';

const tower = (): string => anUpgrade({ effects: [{ op: 'HOLD' }] });
const badger = (): string => aCreature({ effects: [{ op: 'GRANT', what: 'ENTER_FROM_UNDER' }] });

describe('who lies UNDER a stronghold, and enters from there', () => {
  it('ARENA-ENL-04 influential and ranged creatures, and who may by its text', () => {
    const [plain, influential, ranged, free] = [
      aCreature(),
      aCreature({ influenceValue: 3 }),
      aCreature({ rangedStrength: 2 }),
      badger(),
    ];
    const { state } = given(aGame({ seats: [{ hand: [plain, influential, ranged, free] }, {}] }));
    const may = [plain, influential, ranged, free].map((id) => mayLieUnder(state, 0, 'LEFT', id));
    expect(may).toEqual([false, true, true, true]);
  });

  it('ARENA-ENL-12 ARENA-ENT-05 any creature under an upgrade that holds; with it gone, to the pen', () => {
    const [held, archer, own, sledge] = [
      aCreature(),
      aCreature({ rangedStrength: 2 }),
      tower(),
      aSpell({ effects: [{ op: 'DISCARD', what: 'UPGRADE' }] }),
    ];
    const other = tower();
    const scene = given(
      aGame({
        seats: [
          { upgrades: { LEFT: own, RIGHT: other }, under: { LEFT: held, RIGHT: archer }, hand: [sledge] },
          { hand: [aShield()] },
        ],
      }),
    );
    expect([mayEnterFromUnder(scene.state, 0, 'LEFT'), mayEnterFromUnder(scene.state, 0, 'CENTER')]).toEqual([
      true,
      false,
    ]);
    const after = scene.when(0, play(sledge, { cardId: own }));
    expect(after.player(0).pen).toEqual([held]);
    expect(after.at(0, 'UNDER_LEFT')).toBeNull();
    const bare = scene.when(0, play(sledge, { cardId: other }));
    expect(bare.at(0, 'UNDER_RIGHT')).toBe(archer);
    expect(mayEnterFromUnder(bare.state, 0, 'RIGHT')).toBe(false);
  });

  it('ARENA-GEN-02 ARENA-ENT-05 a creature that may by its text enters from UNDER', () => {
    const { state } = given(
      aGame({ seats: [{ under: { LEFT: badger(), RIGHT: aCreature({ influenceValue: 2 }) } }, {}] }),
    );
    expect([mayEnterFromUnder(state, 0, 'LEFT'), mayEnterFromUnder(state, 0, 'RIGHT')]).toEqual([true, false]);
  });
});

import { atSeat } from '#kernel';
import { redactorOf } from '#kernel/server';
import { arena } from '../arena.js';
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
    expect(after.player(0)).toMatchObject({ pen: [held], known: [] });
    expect(after.at(0, 'UNDER_LEFT')).toBeNull();
    const bare = scene.when(0, play(sledge, { cardId: other }));
    expect(bare.at(0, 'UNDER_RIGHT')).toBe(archer);
    expect(mayEnterFromUnder(bare.state, 0, 'RIGHT')).toBe(false);
  });

  it.each([
    ['goes', {}],
    ['stays', { rangedStrength: 2 }],
  ] as const)(
    'ARENA-ENL-12 ARENA-ENG-06 the enemy learns whether it %s, and not which creature it is',
    (what, more) => {
      const [held, own, sledge] = [aCreature(more), tower(), aSpell({ effects: [{ op: 'DISCARD', what: 'UPGRADE' }] })];
      const after = given(
        aGame({ seats: [{ hand: [sledge] }, { upgrades: { LEFT: own }, under: { LEFT: held }, hand: [aShield()] }] }),
      ).when(0, play(sledge, { cardId: own }));
      const redact = redactorOf(arena, {});
      const told = after.events.map((event) => redact(event, atSeat(0)));
      expect(told.filter(({ type }) => type === 'heldCreatureReleased')).toEqual([
        { type: 'heldCreatureReleased', seat: 1, stronghold: 'LEFT', stays: what === 'stays' },
      ]);
      expect(JSON.stringify([told, after.view(0)])).not.toContain(`"${held}"`);
      expect(JSON.stringify(after.events.map((event) => redact(event, atSeat(1))))).toContain(`"${held}"`);
      expect([after.view(0).players[1]?.pen, after.player(1).known]).toEqual([what === 'goes' ? 1 : 0, []]);
    },
  );

  it('ARENA-ENL-12 one that lies face up goes to its pen for all to see', () => {
    const [held, own, sledge] = [aCreature(), tower(), aSpell({ effects: [{ op: 'DISCARD', what: 'UPGRADE' }] })];
    const seats = [
      { hand: [sledge] },
      { upgrades: { LEFT: own }, under: { LEFT: { card: held, faceUp: true } }, hand: [aShield()] },
    ] as const;
    const after = given(aGame({ seats })).when(0, play(sledge, { cardId: own }));
    expect(after.happened('cardsSentToPen')).toMatchObject([{ seat: 1, cards: [{ instanceId: held }] }]);
    expect(after.player(1)).toMatchObject({ pen: [held], known: [held] });
  });

  it('ARENA-ENT-05 a creature that may by its text enters from UNDER', () => {
    const { state } = given(
      aGame({ seats: [{ under: { LEFT: badger(), RIGHT: aCreature({ influenceValue: 2 }) } }, {}] }),
    );
    expect([mayEnterFromUnder(state, 0, 'LEFT'), mayEnterFromUnder(state, 0, 'RIGHT')]).toEqual([true, false]);
  });
});

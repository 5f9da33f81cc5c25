import { destroyStronghold } from './destroy-stronghold.js';
import type { SeatSetup } from '../testing/index.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  aShield,
  aStandardBearer,
  aTerrain,
  anUpgrade,
  given,
  type Scene,
} from '../testing/index.js';

/** The raid stands before its reveal; each seat targets the other's center. Seat 0 is Active. */
const revealed = (active: SeatSetup, passive: SeatSetup): Scene =>
  given(aGame({ at: 'RAID_REVEAL', raid: { targets: ['CENTER', 'CENTER'] }, seats: [active, passive] }))
    .until('EXIT_ARENA')
    .goingOn();

const ruinsIn = (scene: Scene, seat: number) => scene.player(seat).strongholds?.CENTER.ruin;

describe('who meets whom in a raid', () => {
  it('D23 ARENA-RAI-13 shield against shield: both are discarded, and no stronghold falls', () => {
    const [own, other] = [aShield(), aStandardBearer()];
    const after = revealed({ on: { CENTER: own } }, { on: { CENTER: other } });
    expect([after.player(0).discard, after.player(1).discard]).toEqual([[own], [other]]);
    expect([ruinsIn(after, 0), ruinsIn(after, 1)]).toEqual([false, false]);
  });

  it('D24 ARENA-RAI-14 ARENA-PRS-01 a shield captures the creature that it meets, on either side', () => {
    const [shield, creature] = [aShield(), aCreature()];
    const passiveHolds = revealed({ on: { CENTER: creature } }, { on: { CENTER: shield } });
    expect(passiveHolds.player(1).prison).toEqual({ shield, captive: creature });
    expect(passiveHolds.at(0, 'ON_CENTER')).toBeNull();
    const activeHolds = revealed({ on: { CENTER: shield } }, { on: { CENTER: creature } });
    expect(activeHolds.player(0).prison).toEqual({ shield, captive: creature });
    expect([ruinsIn(activeHolds, 0), ruinsIn(activeHolds, 1)]).toEqual([false, false]);
  });

  it('D58 ARENA-PRS-05 ARENA-OBJ-02 the items of a captive are discarded, and the earlier captive with its shield', () => {
    const [shield, creature, item] = [aShield(), aCreature(), aCreatureItem()];
    const [oldShield, oldCaptive] = [aShield(), aCreature()];
    const after = revealed(
      { on: { CENTER: { card: creature, items: [item] } } },
      { on: { CENTER: shield }, prison: { shield: oldShield, captive: oldCaptive } },
    );
    expect(after.player(1).prison).toEqual({ shield, captive: creature });
    expect(after.player(0).discard).toEqual([item, oldCaptive]);
    expect(after.player(1).discard).toEqual([oldShield]);
    expect(after.happened('prisonShieldDiscarded')).toEqual([]);
  });

  it('D29 ARENA-PRS-03 a new capture replaces the old one', () => {
    const [oldShield, oldCaptive] = [aShield(), aCreature()];
    const after = revealed(
      { on: { CENTER: aCreature() } },
      { on: { CENTER: aShield() }, prison: { shield: oldShield, captive: oldCaptive } },
    );
    expect(after.player(0).discard).toEqual([oldCaptive]);
    expect(after.player(1).discard).toEqual([oldShield]);
  });

  it('D28 ARENA-RAI-06 nothing against nothing: nothing happens', () => {
    const after = revealed({}, {});
    expect(after.happened('cardTurnedUp')).toEqual([]);
    expect([ruinsIn(after, 0), ruinsIn(after, 1)]).toEqual([false, false]);
  });

  it('ARENA-RAI-06 ARENA-OBJ-03 the cards ON the targeted strongholds are turned up, with their items', () => {
    const [creature, item] = [aCreature(), aCreatureItem()];
    const after = revealed(
      { on: { CENTER: { card: creature, faceUp: true, items: [item] }, LEFT: aCreature() } },
      { on: { CENTER: aShield() } },
    );
    expect(
      after
        .happened('cardTurnedUp')
        .map(({ seat, card, items }) => [seat, card.instanceId, items.map(({ instanceId: id }) => id)]),
    ).toEqual([
      [0, creature, [item]],
      [1, expect.any(String), []],
    ]);
  });

  it('ARENA-RAI-07 only the cards ON the two targeted strongholds raid and defend', () => {
    const after = revealed(
      { on: { LEFT: aCreature(), CENTER: aShield() }, under: { CENTER: aCreature({ influenceValue: 3 }) } },
      { on: { RIGHT: aCreature() } },
    );
    expect(after.happened('shieldAlone')).toEqual([{ type: 'shieldAlone', seat: 0 }]);
    expect(after.at(1, 'ON_RIGHT')).not.toBeNull();
  });

  it('ARENA-RAI-08 creature against creature is a combat on the stronghold of Passive', () => {
    const fight = given(
      aGame({
        at: 'RAID_REVEAL',
        raid: { targets: ['LEFT', 'RIGHT'] },
        seats: [{ on: { RIGHT: aCreature() } }, { on: { LEFT: aCreature() } }],
      }),
    )
      .until('PRIMARY_REVEAL')
      .goingOn();
    expect(fight.state.combat).toMatchObject({ kind: 'RAID', stronghold: 'LEFT', round: 'PRIMARY' });
    expect(fight.state.combat?.fighters.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('a creature without opponent', () => {
  const attack = (defender: SeatSetup) =>
    given(
      aGame({
        at: 'RAID_REVEAL',
        raid: { targets: ['CENTER', 'CENTER'] },
        seats: [{ on: { CENTER: aCreature() } }, defender],
      }),
    )
      .until('EXIT_ARENA')
      .goingOn();

  it('D25 ARENA-RAI-15 destroys the stronghold when no seat holds a card, and stays face up ON its own', () => {
    const after = attack({});
    expect(ruinsIn(after, 1)).toBe(true);
    expect(after.player(0).strongholds?.CENTER.on?.faceUp).toBe(true);
  });

  it('D25 ARENA-RAI-15 goes under its pile when a terrain is sacrificed; a refusal of it lets the stronghold fall', () => {
    const [marsh, wolf] = [aTerrain(), aCreature()];
    const asked = given(
      aGame({
        at: 'RAID_REVEAL',
        raid: { targets: ['CENTER', 'CENTER'] },
        seats: [{ on: { CENTER: wolf } }, { hand: [marsh, aCreature()] }],
      }),
    ).goingOn();
    expect([asked.step, asked.asked]).toEqual(['RAID_SACRIFICE', [1]]);
    const saved = asked.until('EXIT_ARENA').when(1, { type: 'sacrificeTerrain', cardId: marsh });
    expect([ruinsIn(saved, 1), saved.player(0).pile.at(-1), saved.player(1).discard]).toEqual([false, wolf, [marsh]]);
    const lost = asked.until('EXIT_ARENA').when(1, { type: 'declineSacrifice' });
    expect(ruinsIn(lost, 1)).toBe(true);
  });

  it('ARENA-GEN-06 its owner is asked with any hand, and only a terrain will do', () => {
    const wolf = aCreature();
    const asked = attack({ hand: [wolf] });
    expect(asked.step).toBe('RAID_SACRIFICE');
    expect(asked.legal(1, 'sacrificeTerrain')).toEqual([]);
    expect(asked.refusalCode(1, { type: 'sacrificeTerrain', cardId: wolf })).toBe('WRONG_CARD_TYPE');
    expect(asked.refusalCode(1, { type: 'sacrificeTerrain', cardId: 'c-0' })).toBe('UNKNOWN_CARD');
  });

  it('ARENA-RAI-17 everything ON it, UNDER it and attached to it goes to the discard piles of the owners', () => {
    const seer = aCreature({ influenceValue: 3 });
    const after = attack({ under: { CENTER: seer } });
    expect(after.player(1).discard).toEqual([seer]);
    expect(after.player(1).strongholds?.CENTER).toMatchObject({ ruin: true, on: null, under: null });
  });

  it('ARENA-RAI-17 upgrade, downgrade and items go with it, each to its owner, and a ruin takes no card again', () => {
    const [wolf, fang, seer, wall, crack, marsh] = [
      aCreature(),
      aCreatureItem(),
      aCreature({ influenceValue: 3 }),
      anUpgrade(),
      anUpgrade({ variant: 'DOWNGRADE' }),
      aCreature(),
    ];
    const after = given(
      aGame({
        seats: [
          { hand: [aShield()] },
          {
            hand: [marsh],
            on: { LEFT: { card: wolf, items: [fang] } },
            under: { LEFT: seer },
            upgrades: { LEFT: wall },
            downgrades: { LEFT: crack },
          },
        ],
      }),
    ).whenRules((turn) => destroyStronghold(turn, 1, 'LEFT'));
    expect([...after.player(1).discard].sort()).toEqual([wolf, fang, seer, wall].sort());
    expect(after.player(0).discard).toEqual([crack]);
    expect(after.player(1).strongholds?.LEFT).toMatchObject({
      ruin: true,
      on: null,
      under: null,
      upgrade: null,
      downgrade: null,
    });
    const place = { type: 'placeOnStronghold', cardId: marsh, stronghold: 'LEFT' } as const;
    expect(after.when(0, { type: 'pass' }).refusal(1, place)).toMatchObject({ rule: 'ARENA-RAI-17', code: 'RUIN' });
  });
});

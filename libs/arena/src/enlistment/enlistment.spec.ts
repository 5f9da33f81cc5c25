import {
  aCorruption,
  aCreature,
  aCreatureItem,
  aGame,
  aHandItem,
  aShield,
  aStandardBearer,
  aSpell,
  anUpgrade,
  given,
} from '../testing/index.js';
import type { SeatSetup } from '../testing/index.js';

const enlisting = (first: SeatSetup, second: SeatSetup = { hand: [aShield()] }) =>
  given(aGame({ seats: [first, second] }));

const on = (cardId: string, stronghold: 'LEFT' | 'CENTER' | 'RIGHT') =>
  ({ type: 'placeOnStronghold', cardId, stronghold }) as const;
const under = (cardId: string, stronghold: 'LEFT' | 'CENTER' | 'RIGHT') =>
  ({ type: 'placeUnderStronghold', cardId, stronghold }) as const;
const pass = { type: 'pass' } as const;

describe('the window of the enlistment', () => {
  it('D1 ARENA-GEN-04 ARENA-ENL-01 closes after two passes in a row', () => {
    const [a, b, more] = [aCreature(), aCreature(), aShield()];
    let scene = enlisting({ hand: [a, b, more] });
    scene = scene.when(0, on(a, 'LEFT')).when(1, pass).when(0, on(b, 'RIGHT')).when(1, pass);
    expect(scene.step).toBe('ENLISTMENT');
    expect(scene.asked).toEqual([0]);
    const closed = scene.until('EXCESS_DISCARD').when(0, pass);
    expect(closed.happened('passed')).toHaveLength(1);
    expect(closed.state.stage).toBe('EXCESS_DISCARD');
  });

  it('ARENA-GEN-06 ARENA-ENG-02 ARENA-GEN-10 a seat with nothing in hand passes automatically', () => {
    const [a, b] = [aCreature(), aCreature()];
    const scene = enlisting({ hand: [a, b] }, {}).when(0, on(a, 'LEFT'));
    expect(scene.asked).toEqual([0]);
    expect(scene.happened('passed')).toEqual([{ type: 'passed', seat: 1 }]);
  });

  it('ARENA-GEN-06 a seat with an empty hand is asked while both have a standard bearer', () => {
    const scene = enlisting({ standardBearer: aStandardBearer() }, { standardBearer: aStandardBearer() });
    expect(scene.asked).toEqual([0]);
  });

  it('ARENA-ENG-03 its default is a pass', () => {
    expect(
      enlisting({ hand: [aShield()] })
        .whenTimeRunsOut()
        .happened('passed'),
    ).toHaveLength(1);
  });
});

describe('cards ON and UNDER strongholds', () => {
  it('ARENA-ENL-02 a creature or a shield is laid face down ON an own free stronghold', () => {
    const [wolf, shield, bearer] = [aCreature(), aShield(), aStandardBearer()];
    const scene = enlisting({ hand: [wolf, shield, bearer] }, {})
      .when(0, on(wolf, 'LEFT'))
      .when(0, on(shield, 'CENTER'))
      .when(0, on(bearer, 'RIGHT'));
    expect(scene.player(0).strongholds).toMatchObject({
      LEFT: { on: { id: wolf, faceUp: false, items: [] } },
      CENTER: { on: { id: shield } },
      RIGHT: { on: { id: bearer } },
    });
  });

  it('ARENA-ENL-02 is refused for other cards, on ruins, before deployment and where a card lies', () => {
    const [wolf, spell, mine, theirs] = [aCreature(), aSpell(), aShield(), aShield()];
    const scene = enlisting(
      { hand: [wolf, spell], pen: [mine], on: { LEFT: aCreature() }, ruins: ['RIGHT'], undeployed: ['CENTER'] },
      { hand: [theirs] },
    );
    expect(scene.refusalCode(0, on('c-999', 'LEFT'))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, on(theirs, 'LEFT'))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, on(spell, 'LEFT'))).toBe('WRONG_CARD_TYPE');
    expect(scene.refusalCode(0, on(mine, 'LEFT'))).toBe('NOT_IN_HAND');
    expect(scene.refusalCode(0, on(wolf, 'CENTER'))).toBe('NOT_DEPLOYED');
    expect(scene.refusalCode(0, on(wolf, 'RIGHT'))).toBe('RUIN');
    expect(scene.refusal(0, on(wolf, 'LEFT'))).toMatchObject({ rule: 'ARENA-ENL-02', code: 'SLOT_OCCUPIED' });
    expect(scene.refusalCode(1, on(theirs, 'LEFT'))).toBe('NOT_YOUR_PRIORITY');
  });

  it('ARENA-ENG-07 a card of the enemy that lies face up is not yours', () => {
    const theirs = aCreature();
    const scene = enlisting({ hand: [aShield()] }, { on: { LEFT: { card: theirs, faceUp: true } } });
    expect(scene.refusalCode(0, on(theirs, 'LEFT'))).toBe('NOT_YOUR_CARD');
  });

  it('ARENA-ENL-04 influential and ranged creatures go UNDER, with any card ON', () => {
    const [speaker, archer, wolf] = [aCreature({ influenceValue: 3 }), aCreature({ rangedStrength: 2 }), aCreature()];
    const scene = enlisting({ hand: [speaker, archer, wolf], on: { LEFT: aShield() } }, {});
    expect(scene.refusalCode(0, under(wolf, 'LEFT'))).toBe('NO_STRONGHOLD_ABILITY');
    const placed = scene.when(0, under(speaker, 'LEFT'));
    expect(placed.at(0, 'UNDER_LEFT')).toBe(speaker);
    expect(placed.refusal(0, under(archer, 'LEFT'))).toMatchObject({ rule: 'ARENA-ENL-04', code: 'SLOT_OCCUPIED' });
    expect(placed.when(0, under(archer, 'RIGHT')).at(0, 'UNDER_RIGHT')).toBe(archer);
  });

  it('ARENA-ENL-12 an upgrade that holds a creature lets any lie UNDER its stronghold', () => {
    const wolf = aCreature();
    const upgrades = { LEFT: anUpgrade({ effects: [{ op: 'HOLD' }] }) };
    expect(
      enlisting({ hand: [wolf], upgrades })
        .when(0, under(wolf, 'LEFT'))
        .at(0, 'UNDER_LEFT'),
    ).toBe(wolf);
  });

  it('ARENA-ENL-10 a placed card cannot be placed again', () => {
    const wolf = aCreature();
    const scene = enlisting({ hand: [wolf, aShield()] }, {}).when(0, on(wolf, 'LEFT'));
    expect(scene.refusalCode(0, on(wolf, 'RIGHT'))).toBe('NOT_IN_HAND');
  });

  it('ARENA-ENG-10 what all players knew to be in the hand, and may have been laid, is not known there any more', () => {
    const [wolf, known, spell, speaker] = [aCreature(), aShield(), aSpell(), aCreature({ influenceValue: 2 })];
    const scene = enlisting({ hand: [wolf, known, spell, speaker], known: [known, spell, speaker] }, {});
    expect(scene.when(0, on(wolf, 'LEFT')).player(0).known).toEqual([spell]);
    expect(scene.when(0, under(speaker, 'LEFT')).player(0).known).toEqual([known, spell]);
  });
});

describe('items and upgrades', () => {
  const item = (cardId: string, stronghold: 'LEFT' | 'RIGHT') => ({ type: 'attachItem', cardId, stronghold }) as const;
  const upgrade = (cardId: string, targetSeat: number, stronghold: 'LEFT' | 'CENTER' | 'RIGHT') =>
    ({ type: 'attachUpgrade', cardId, targetSeat, stronghold }) as const;

  it('ARENA-ENL-03 any number of items go face down to a creature ON a stronghold, never to a shield', () => {
    const [sword, cloak] = [aCreatureItem(), aCreatureItem()];
    const scene = enlisting(
      { hand: [sword, cloak], on: { LEFT: { card: aCreature(), faceUp: true }, RIGHT: aShield() } },
      {},
    );
    expect(scene.refusalCode(0, item(sword, 'RIGHT'))).toBe('NO_CREATURE_ON');
    const attached = scene.when(0, item(sword, 'LEFT')).until('EXCESS_DISCARD').when(0, item(cloak, 'LEFT'));
    expect(attached.player(0).strongholds?.LEFT.on?.items).toEqual([
      { id: sword, faceUp: false },
      { id: cloak, faceUp: false },
    ]);
  });

  it('ARENA-ENL-03 not to a creature UNDER a stronghold', () => {
    const sword = aCreatureItem();
    const scene = enlisting({ hand: [sword], under: { LEFT: aCreature({ influenceValue: 2 }) } });
    expect(scene.refusalCode(0, item(sword, 'LEFT'))).toBe('NO_CREATURE_ON');
  });

  it('ARENA-ENL-05 ARENA-ENL-06 upgrades go to own, downgrades to enemy strongholds at the sides, one of each', () => {
    const [up, down, second] = [anUpgrade(), anUpgrade({ variant: 'DOWNGRADE' }), anUpgrade()];
    const scene = enlisting({ hand: [up, down, second] }, { undeployed: ['RIGHT'] });
    expect(scene.refusalCode(0, upgrade(up, 0, 'CENTER'))).toBe('CENTER_NOT_ALLOWED');
    expect(scene.refusalCode(0, upgrade(down, 1, 'RIGHT'))).toBe('NOT_DEPLOYED');
    expect(scene.refusalCode(0, upgrade(up, 1, 'LEFT'))).toBe('WRONG_SIDE');
    expect(scene.refusalCode(0, upgrade(down, 0, 'LEFT'))).toBe('WRONG_SIDE');
    const attached = scene.when(0, upgrade(up, 0, 'LEFT')).when(0, upgrade(down, 1, 'LEFT'));
    expect(attached.player(0).strongholds?.LEFT.upgrade).toBe(up);
    expect(attached.player(1).strongholds?.LEFT).toMatchObject({ upgrade: null, downgrade: down });
    expect(attached.refusal(0, upgrade(second, 0, 'LEFT'))).toMatchObject({
      rule: 'ARENA-ENL-06',
      code: 'SLOT_OCCUPIED',
    });
  });

  it('ARENA-ENL-05 not to a ruin', () => {
    const up = anUpgrade();
    expect(enlisting({ hand: [up], ruins: ['LEFT'] }).refusalCode(0, upgrade(up, 0, 'LEFT'))).toBe('RUIN');
  });
});

describe('standard bearers', () => {
  const sacrifice = { type: 'sacrificeStandardBearer' } as const;

  it('ARENA-ENL-07 one comes face up to the guardian', () => {
    const [bearer, second] = [aStandardBearer(), aStandardBearer()];
    const raise = (cardId: string) => ({ type: 'raiseStandardBearer', cardId }) as const;
    const scene = enlisting({ hand: [bearer, second, aShield()] }, {}).when(0, raise(bearer));
    expect(scene.player(0).standardBearer).toBe(bearer);
    expect(scene.refusalCode(0, raise(second))).toBe('SLOT_OCCUPIED');
  });

  it('D33 ARENA-ENL-08 ARENA-GEN-08 both are destroyed, and priority goes to the other seat', () => {
    const [own, enemy] = [aStandardBearer(), aStandardBearer()];
    const hand = [aShield()];
    const scene = enlisting({ standardBearer: own, hand }, { standardBearer: enemy, hand: [aShield()] }).when(
      0,
      sacrifice,
    );
    expect(scene.player(0)).toMatchObject({ standardBearer: null, discard: [own] });
    expect(scene.player(1)).toMatchObject({ standardBearer: null, discard: [enemy] });
    expect(scene.asked).toEqual([1]);
  });

  it('ARENA-ENL-08 is refused while a seat has none', () => {
    const scene = enlisting({ hand: [aShield()], standardBearer: aStandardBearer() });
    expect(scene.refusalCode(0, sacrifice)).toBe('NO_STANDARD_BEARER');
  });
});

describe('what cannot be used in the enlistment', () => {
  it('ARENA-ENL-09 spells and hand items of other moments, and corruptions', () => {
    const [combat, settlement, corruption] = [
      aSpell({ timing: ['PRIMARY'] }),
      aHandItem({ timing: ['SETTLEMENT'] }),
      aCorruption(),
    ];
    const scene = enlisting({ hand: [combat, settlement, corruption] });
    const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
    expect(scene.refusalCode(0, play(combat))).toBe('WRONG_TIMING');
    expect(scene.refusalCode(0, play(settlement))).toBe('WRONG_TIMING');
    expect(scene.refusalCode(0, play(corruption))).toBe('TOO_LATE');
    for (const timing of ['ORGANIZE', 'DOMINANT', 'TURN', 'ANY'] as const) {
      const spell = aSpell({ timing: [timing] });
      expect(
        enlisting({ hand: [spell] })
          .when(0, play(spell))
          .player(0).discard,
      ).toEqual([spell]);
    }
  });

  it('ARENA-DOM-04 the dominant is not in hand', () => {
    const dominant = aCreature();
    expect(enlisting({ hand: [aShield()], dominant }).refusalCode(0, on(dominant, 'LEFT'))).toBe('NOT_IN_HAND');
  });

  it('ARENA-EXT-02 a victorious creature is out of the game', () => {
    const victor = aCreature();
    const scene = enlisting({ hand: [aShield()], victorious: [victor] });
    expect(scene.refusalCode(0, on(victor, 'LEFT'))).toBe('NOT_IN_HAND');
    expect(scene.refusalCode(0, { type: 'useAbility', cardId: victor, target: null })).toBe('NO_ABILITY');
  });
});

it('ARENA-ENG-01 what is listed in the enlistment is what is accepted', () => {
  const cards = [aCreature({ influenceValue: 2 }), aShield(), aCreatureItem(), anUpgrade(), aStandardBearer()];
  const scene = enlisting({ hand: cards, on: { LEFT: aCreature() }, ruins: ['RIGHT'] });
  const counts = scene.legal(0).reduce<Record<string, number>>((all, { type }) => {
    all[type] = (all[type] ?? 0) + 1;
    return all;
  }, {});
  expect(counts).toEqual({
    pass: 1,
    placeOnStronghold: 3,
    placeUnderStronghold: 2,
    attachItem: 1,
    attachUpgrade: 1,
    raiseStandardBearer: 1,
  });
});

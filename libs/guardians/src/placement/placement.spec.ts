import { spectator } from '#kernel';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  given,
  home,
  seenBy,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';

const placing = (south: SeatSetup, north: SeatSetup = {}) => given(aGame({ seats: [south, north] }));
const on = (cardId: string, stronghold: 'LEFT' | 'CENTER' | 'RIGHT' = 'LEFT') =>
  ({ type: 'placeOnStronghold', cardId, stronghold }) as const;
const finish = { type: 'finishPlacement' } as const;
/** Both seats have finished: what they have placed lies on the board. */
const laidOut = (scene: Scene): Scene => scene.when(0, finish).until('I_D_DISCARD').when(1, finish);

describe('placement: creatures and shields', () => {
  it('GUARD-EX04 GUARD-041 GUARD-049 creatures go on a stronghold up to 30 space Vitality', () => {
    const [eleven, ten, nine, one] = [11, 10, 9, 1].map((vitality) => aCreature({ vitality })) as [
      string,
      string,
      string,
      string,
    ];
    const full = placing({ hand: [eleven, ten, nine, one] }).whenAll(0, [on(eleven), on(ten), on(nine)]);
    expect(full.refusal(0, on(one))).toMatchObject({
      rule: 'GUARD-041',
      code: 'SPACE_LIMIT',
      facts: { total: 31, limit: 30 },
    });
    expect(full.legal(0, 'placeOnStronghold').map(({ stronghold }) => stronghold)).toEqual(['CENTER', 'RIGHT']);
  });

  it('GUARD-011 the red number counts for the limit, not the Vitality', () => {
    const [heavy, light] = [aCreature({ vitality: 5, redVitality: 24 }), aCreature({ vitality: 20, redVitality: 6 })];
    expect(placing({ hand: [heavy, light] }).whenAll(0, [on(heavy), on(light)]).state.placing[0].placed).toHaveLength(
      2,
    );
  });

  it('GUARD-042 GUARD-043 a shield lies on creatures that the seat has put there, one on a stack', () => {
    const [shield, other, creature] = [aShield(), aShield(), aCreature()];
    const scene = placing({ hand: [shield, other, creature] });
    expect(scene.refusedBy(0, on(shield))).toBe('NO_CREATURE_ON GUARD-043');
    const army = scene.whenAll(0, [on(creature), on(shield)]);
    expect(army.refusedBy(0, on(other))).toBe('SHIELD_PRESENT GUARD-050');
    const placed = laidOut(army);
    expect(placed.stack(0, home.LEFT)).toEqual({ shield, turned: false, creatures: [{ id: creature, item: null }] });
    expect(placed.player(0).hand).toEqual([other]);
  });

  it('GUARD-052 a seat has one standard bearer in play, in the field or laid now', () => {
    const [bearer, second, creature] = [aStandardBearer(), aStandardBearer(), aCreature()];
    const more = aCreature();
    const hand = [bearer, second, creature, more];
    const laid = placing({ hand }).whenAll(0, [on(creature), on(bearer), on(more, 'RIGHT')]);
    expect(laid.refusedBy(0, on(second, 'RIGHT'))).toBe('STANDARD_BEARER_LIMIT GUARD-052');
    const inField = placing({ hand: [second, more], stacks: { b3: { shield: aStandardBearer() } } });
    expect(inField.when(0, on(more)).refusedBy(0, on(second))).toBe('STANDARD_BEARER_LIMIT GUARD-052');
    expect(
      placing({ hand })
        .whenAll(0, [on(creature), on(bearer)])
        .happened('cardLaid'),
    ).toHaveLength(1);
  });

  it('GUARD-047 an influential creature lies under a stronghold, one under each, and counts nothing there', () => {
    const giving = () => aCreature({ vitality: 24, influenceValue: 4 });
    const [first, second, plain] = [giving(), giving(), aCreature({ vitality: 24 })];
    const under = (cardId: string) => ({ type: 'placeUnderStronghold', cardId, stronghold: 'LEFT' }) as const;
    const scene = placing({ hand: [first, second, plain] });
    expect(scene.refusedBy(0, under(plain))).toBe('NO_STRONGHOLD_ABILITY GUARD-047');
    const laid = scene.whenAll(0, [on(plain), under(first)]);
    expect(laid.refusedBy(0, under(second))).toBe('SLOT_OCCUPIED GUARD-047');
    const placed = laidOut(laid);
    expect(placed.player(0).strongholds?.LEFT.under).toEqual({ id: first, item: null, faceUp: false });
    expect(placed.stack(0, home.LEFT)?.creatures).toEqual([{ id: plain, item: null }]);
  });

  it('GUARD-048 GUARD-056 nothing is placed on a ruin, nor under it', () => {
    const creature = aCreature({ influenceValue: 2 });
    const scene = placing({ hand: [creature], ruins: ['CENTER', 'RIGHT'] });
    expect(scene.refusedBy(0, on(creature, 'CENTER'))).toBe('RUIN GUARD-048');
    const under = (stronghold: 'LEFT' | 'CENTER') =>
      ({ type: 'placeUnderStronghold', cardId: creature, stronghold }) as const;
    expect(scene.refusedBy(0, under('CENTER'))).toBe('RUIN GUARD-048');
    expect(scene.when(0, on(creature)).refusedBy(0, under('LEFT'))).toBe('NOT_IN_HAND GUARD-226');
    expect(scene.legal(0, 'placeOnStronghold').map(({ stronghold }) => stronghold)).toEqual(['LEFT']);
  });

  it('GUARD-226 a card that is no creature or shield, laid already or hidden is refused in this order', () => {
    const [spell, creature, theirs] = [aSpell(), aCreature(), aCreature()];
    const scene = placing({ hand: [spell, creature] }, { hand: [theirs] });
    expect(scene.refusedBy(0, on(theirs))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, on('nothing'))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, on(spell))).toBe('WRONG_CARD_TYPE GUARD-226');
    expect(scene.when(0, on(creature)).refusedBy(0, on(creature, 'RIGHT'))).toBe('NOT_IN_HAND GUARD-226');
  });

  it('GUARD-039 GUARD-228 a card under an own distant shield is as unknown to its owner as nothing', () => {
    const [creature, item] = [aCreature(), aCreatureItem()];
    const scene = placing({ hand: [item], stacks: { b2: { creatures: [creature] } } });
    expect(scene.refusedBy(0, on(creature))).toBe('UNKNOWN_CARD GUARD-226');
    const command = { type: 'attachItem', cardId: item, targetCardId: creature } as const;
    expect(scene.refusedBy(0, command)).toBe('UNKNOWN_CARD GUARD-226');
  });
});

describe('placement: upgrades and items', () => {
  const attach = (cardId: string, targetSeat: number, stronghold: 'LEFT' | 'CENTER' | 'RIGHT' = 'LEFT') =>
    ({ type: 'attachUpgrade', cardId, targetSeat, stronghold }) as const;

  it('GUARD-044 an upgrade goes to an own left or right stronghold; the one in the way is discarded', () => {
    const [old, upgrade, third] = [anUpgrade(), anUpgrade(), anUpgrade()];
    const scene = placing({ hand: [upgrade, third], works: { LEFT: { card: old } } });
    expect(scene.refusedBy(0, attach(upgrade, 0, 'CENTER'))).toBe('CENTER_NOT_ALLOWED GUARD-044');
    expect(scene.refusedBy(0, attach(upgrade, 1))).toBe('WRONG_SIDE GUARD-044');
    const laid = scene.when(0, attach(upgrade, 0));
    expect(laid.refusedBy(0, attach(third, 0))).toBe('SLOT_OCCUPIED GUARD-044');
    const placed = laidOut(laid);
    expect(placed.player(0)).toMatchObject({ discard: [old], strongholds: { LEFT: { works: upgrade } } });
    expect(placed.happened('worksLaid')).toMatchObject([{ seat: 0, of: 0, replaced: { instanceId: old } }]);
  });

  it('GUARD-048 neither an upgrade nor a downgrade goes to a ruin', () => {
    const [upgrade, downgrade] = [anUpgrade(), anUpgrade({ variant: 'DOWNGRADE' })];
    const hand = [upgrade, downgrade];
    const ruins = placing({ hand, ruins: ['LEFT'] }, { ruins: ['RIGHT'] });
    expect(ruins.refusedBy(0, attach(upgrade, 0))).toBe('RUIN GUARD-048');
    expect(ruins.refusedBy(0, attach(downgrade, 1, 'RIGHT'))).toBe('RUIN GUARD-048');
  });

  it('GUARD-226 what has been laid or given is in the hand no more', () => {
    const [upgrade, item, one, two] = [anUpgrade(), aCreatureItem(), aCreature(), aCreature()];
    const give = (targetCardId: string) => ({ type: 'attachItem', cardId: item, targetCardId }) as const;
    const scene = placing({ hand: [upgrade, item, one, two] }).whenAll(0, [on(one), on(two), give(one)]);
    expect(scene.refusedBy(0, give(two))).toBe('NOT_IN_HAND GUARD-226');
    expect(scene.when(0, attach(upgrade, 0)).refusedBy(0, attach(upgrade, 0, 'RIGHT'))).toBe('NOT_IN_HAND GUARD-226');
  });

  it('GUARD-045 a downgrade goes to an enemy stronghold without upgrade or downgrade, and then fills the slot', () => {
    const downgrade = () => anUpgrade({ variant: 'DOWNGRADE' });
    const [mine, second, own] = [downgrade(), downgrade(), anUpgrade()];
    const scene = placing(
      { hand: [mine, second], works: { RIGHT: { card: downgrade(), owner: 1 } } },
      { hand: [own], works: { RIGHT: { card: anUpgrade() } } },
    );
    expect(scene.refusedBy(0, attach(mine, 0, 'LEFT'))).toBe('WRONG_SIDE GUARD-045');
    expect(scene.refusedBy(0, attach(mine, 1, 'RIGHT'))).toBe('SLOT_OCCUPIED GUARD-045');
    const laid = laidOut(scene.when(0, attach(mine, 1)));
    expect(laid.player(1).strongholds?.LEFT.works).toBe(mine);
    const next = given({ ...laid.state, stage: 'I_C_PLACE', sealed: { asked: [1], finished: [] } });
    expect(next.refusedBy(1, attach(own, 1))).toBe('SLOT_OCCUPIED GUARD-044');
  });

  it('GUARD-EX52 GUARD-057 an upgrade of the owner is laid first; the downgrade goes back to the reserve hand, and is known', () => {
    const [downgrade, upgrade] = [anUpgrade({ variant: 'DOWNGRADE' }), anUpgrade()];
    const scene = placing({ hand: [downgrade] }, { hand: [upgrade] });
    const laid = laidOut(scene.when(0, attach(downgrade, 1)).when(1, attach(upgrade, 1)));
    expect(laid.events.map(({ type }) => type).slice(2, 4)).toEqual(['worksLaid', 'downgradeReturned']);
    expect(laid.player(1).strongholds?.LEFT.works).toBe(upgrade);
    expect(laid.player(0)).toMatchObject({ hand: [downgrade], known: [downgrade], discard: [] });
  });

  it('GUARD-046 an item goes with a creature that has been laid on a stronghold, one with each, and goes where it goes', () => {
    const [item, second, creature, waiting] = [aCreatureItem(), aCreatureItem(), aCreature(), aCreature()];
    const give = (cardId: string, targetCardId: string) => ({ type: 'attachItem', cardId, targetCardId }) as const;
    const scene = placing({ hand: [item, second, creature, waiting] }).when(0, on(creature));
    expect(scene.refusedBy(0, give(item, waiting))).toBe('CREATURE_NOT_HERE GUARD-046');
    const carrying = scene.when(0, give(item, creature));
    expect(carrying.refusedBy(0, give(second, creature))).toBe('ITEM_LIMIT GUARD-046');
    const placed = laidOut(carrying);
    expect(placed.stack(0, home.LEFT)?.creatures).toEqual([{ id: creature, item }]);
    const taken = carrying.when(0, { type: 'unplace', cardId: creature });
    expect(taken.state.placing[0].placed).toEqual([]);
  });
});

describe('placement: second thoughts, and what is seen', () => {
  it('GUARD-058 a seat takes back ten times at most, and only what it has placed now', () => {
    const [creature, other] = [aCreature(), aCreature()];
    let scene = placing({ hand: [creature, other] });
    const back = { type: 'unplace', cardId: creature } as const;
    expect(scene.refusedBy(0, back)).toBe('NOT_PLACED_NOW GUARD-058');
    for (let times = 0; times < 10; times += 1) scene = scene.when(0, on(creature)).when(0, back);
    expect(scene.when(0, on(creature)).refusal(0, back)).toMatchObject({
      code: 'NO_TAKE_BACK_LEFT',
      facts: { most: 10 },
    });
    expect(scene.when(0, on(creature)).legal(0, 'unplace')).toEqual([]);
  });

  it('GUARD-040 all players see the shield that has been laid, and not what lies under it', () => {
    const [creature, shield] = [aCreature(), aShield()];
    const laid = laidOut(placing({ hand: [creature, shield] }).whenAll(0, [on(creature), on(shield)]));
    const [seen] = seenBy(spectator, laid.happened('stacksPlaced'));
    expect(seen).toEqual({
      type: 'stacksPlaced',
      seat: 0,
      hand: 0,
      strongholds: [
        {
          stronghold: 'LEFT',
          shield: { instanceId: shield, cardId: shield },
          creatures: true,
          under: false,
          held: false,
        },
      ],
    });
  });

  it('GUARD-043 the last creature under a shield is not taken back before the shield', () => {
    const [creature, second, shield] = [aCreature(), aCreature(), aShield()];
    const scene = placing({ hand: [creature, second, shield] }).whenAll(0, [on(creature), on(shield)]);
    expect(scene.refusedBy(0, { type: 'unplace', cardId: creature })).toBe('SHIELD_NEEDS_CREATURE GUARD-043');
    const two = scene.when(0, on(second)).when(0, { type: 'unplace', cardId: creature });
    expect(two.refusedBy(0, { type: 'unplace', cardId: second })).toBe('SHIELD_NEEDS_CREATURE GUARD-043');
    expect(scene.when(0, { type: 'unplace', cardId: shield }).legal(0, 'unplace')).toHaveLength(1);
  });

  it('GUARD-040 both place at once; what lies is on the board when both have finished', () => {
    const [creature, theirs] = [aCreature(), aCreature()];
    const scene = placing({ hand: [creature] }, { hand: [theirs] });
    expect(scene.asked).toEqual([0, 1]);
    const one = scene.when(0, on(creature)).when(0, finish);
    expect([one.asked, one.stack(0, home.LEFT)]).toEqual([[1], null]);
    expect(one.refusedBy(0, finish)).toBe('ALREADY_COMMITTED GUARD-040');
    const both = one.when(1, on(theirs, 'CENTER')).until('I_D_DISCARD').when(1, finish);
    expect(both.happened('stacksPlaced')).toEqual([
      {
        type: 'stacksPlaced',
        seat: 0,
        hand: 0,
        strongholds: [{ stronghold: 'LEFT', creatures: true, under: false, held: false }],
      },
      {
        type: 'stacksPlaced',
        seat: 1,
        hand: 0,
        strongholds: [{ stronghold: 'CENTER', creatures: true, under: false, held: false }],
      },
    ]);
    expect(both.stack(1, 'b4')?.creatures).toEqual([{ id: theirs, item: null }]);
  });

  it('GUARD-227 creatures that were known in a hand are not, once something lies face down', () => {
    const [seen, other, shield] = [aCreature(), aCreature(), aShield()];
    const state = aGame({ seats: [{ hand: [seen, other, shield] }, {}] });
    state.players[0].known = [seen, shield];
    expect(laidOut(given(state).when(0, on(other))).player(0).known).toEqual([shield]);
    expect(laidOut(given(state)).player(0).known).toEqual([seen, shield]);
  });

  it('GUARD-224 by default a seat finishes', () => {
    const scene = placing({ hand: [aCreature()] })
      .until('I_D_DISCARD')
      .whenTimeRunsOut();
    expect([scene.state.stage, scene.player(0).hand.length]).toEqual(['I_D_DISCARD', 1]);
  });
});

import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aTerrain,
  given,
  home,
  type GameSetup,
  type Scene,
} from '../testing/index.js';
import type { Space } from '../words.js';

/** Phase III from the clearing on; the game stops where the turn is checked. */
const settling = (setup: GameSetup): Scene =>
  given(aGame({ at: 'III_A_CLEAR', ...setup }))
    .until('III_C_CHECK')
    .goingOn();
const place = (space: Space, cardId: string) => ({ type: 'settleTerrain', space, cardId }) as const;
const lay = (space: Space, cardId: string) => ({ type: 'settleWithCreature', space, cardId }) as const;
const withdraw = (space: Space, to: Space) => ({ type: 'withdrawShield', space, to }) as const;

describe('clearing', () => {
  it('GUARD-190 terrains under enemy shields go to their owner’s discard pile, others stay', () => {
    const [theirs, own, free] = [aTerrain(), aTerrain(), aTerrain()];
    const scene = settling({
      seats: [{ stacks: { b3: {}, b2: {} }, terrains: { b2: own } }, { terrains: { b3: theirs, c3: free } }],
    });
    expect(scene.player(1).discard).toEqual([theirs]);
    expect([scene.state.board.b2.terrain?.id, scene.state.board.c3.terrain?.id]).toEqual([own, free]);
  });

  it('GUARD-195 a creature that lay face down is shown when it is removed', () => {
    const creature = aCreature();
    const state = aGame({ at: 'III_A_CLEAR', seats: [{ stacks: { b3: {} } }, { terrains: { b3: creature } }] });
    state.board.b3.terrain = { id: creature, owner: 1, faceDown: true };
    const scene = given(state).until('III_C_CHECK').goingOn();
    expect(scene.happened('terrainRemoved')).toMatchObject([{ seat: 1, space: 'b3', card: { instanceId: creature } }]);
    expect(scene.player(1).discard).toEqual([creature]);
  });

  it('GUARD-180 a standing stronghold under an enemy shield is a ruin, with all that lay in and under it discarded', () => {
    const [upgrade, under, downgrade] = [anUpgrade(), aCreature(), anUpgrade({ variant: 'DOWNGRADE' })];
    const scene = settling({
      seats: [
        { stacks: { a4: {} } },
        {
          under: { RIGHT: under },
          works: { RIGHT: { card: downgrade, owner: 0 }, LEFT: { card: upgrade } },
        },
      ],
    });
    expect(scene.player(1).strongholds?.RIGHT).toMatchObject({ ruin: true, works: null, under: null });
    expect([scene.player(0).discard, scene.player(1).discard]).toEqual([[downgrade], [under]]);
    expect(scene.player(1).strongholds?.LEFT).toMatchObject({ ruin: false, works: upgrade });
    expect(scene.happened('strongholdRuined')).toHaveLength(1);
  });

  it('GUARD-180 an own shield, and an enemy garrison’s absence of one, ruin nothing', () => {
    const scene = settling({
      seats: [{ stacks: { [home.LEFT]: {} } }, { stacks: { [home.RIGHT]: { shield: null } } }],
    });
    expect(scene.happened('strongholdRuined')).toEqual([]);
  });

  it.each([0, 1])(
    'GUARD-229 what the first active seat loses goes before what the other one loses: seat %d',
    (first) => {
      const scene = settling({
        first,
        seats: [
          { stacks: { b3: {}, a4: {} }, terrains: { a2: aTerrain() } },
          { stacks: { a2: {}, [home.LEFT]: {} }, terrains: { b3: aTerrain() } },
        ],
      });
      const order = [first, 1 - first];
      expect(scene.happened('terrainRemoved').map(({ seat }) => seat)).toEqual(order);
      expect(scene.happened('strongholdRuined').map(({ of }) => of)).toEqual(order);
    },
  );
});

describe('settlement', () => {
  it('GUARD-EX37 GUARD-191 GUARD-192 who has a terrain places it under the shield that is asked for', () => {
    const [terrain, creature] = [aTerrain(), aCreature()];
    const seats = [
      { pen: [terrain], stacks: { a3: { creatures: [creature] } } },
      { terrains: { a3: aTerrain() } },
    ] as const;
    const scene = settling({ seats });
    expect([scene.state.stage, scene.asked]).toEqual(['III_B_SETTLE', [0]]);
    expect(scene.refusedBy(0, lay('a3', creature))).toBe('HAS_TERRAIN GUARD-193');
    expect(scene.refusedBy(0, withdraw('a3', 'a2'))).toBe('HAS_TERRAIN GUARD-193');
    expect(scene.refusedBy(0, place('b3', terrain))).toBe('NO_SHIELD_THERE GUARD-192');
    const settled = scene.until('III_C_CHECK').when(0, place('a3', terrain));
    expect(settled.state.board.a3.terrain).toEqual({ id: terrain, owner: 0, faceDown: false });
    expect([settled.state.stage, settled.player(0).pen]).toEqual(['III_C_CHECK', []]);
  });

  it('GUARD-EX38 GUARD-193 GUARD-194 without a terrain a creature is laid, or the shield withdraws', () => {
    const [creature, item, second] = [aCreature(), aCreatureItem(), aCreature()];
    const south = {
      stacks: { a3: { creatures: [{ card: creature, item }, second] } },
      terrains: { a2: aTerrain() },
    };
    const scene = settling({ seats: [south, {}] });
    expect(scene.legal(0, 'withdrawShield')).toEqual([withdraw('a3', 'a2')]);
    const laid = scene.until('III_C_CHECK').when(0, lay('a3', creature));
    expect(laid.state.board.a3.terrain).toEqual({ id: creature, owner: 0, faceDown: true });
    expect(laid.player(0).discard).toEqual([item]);
    expect(laid.stack(0, 'a3')?.creatures).toEqual([{ id: second, item: null }]);
    const away = scene.until('III_C_CHECK').when(0, withdraw('a3', 'a2'));
    expect([away.stack(0, 'a3'), away.stack(0, 'a2')?.creatures.length]).toEqual([null, 2]);
    expect(away.state.board.a3.terrain).toBeNull();
  });

  it('GUARD-193 the creature that is laid comes from under the shield that is asked for', () => {
    const [here, there] = [aCreature(), aCreature()];
    const stacks = { a3: { creatures: [here] }, b3: { creatures: [there] } };
    expect(settling({ seats: [{ stacks }, {}] }).refusedBy(0, lay('a3', there))).toBe('CREATURE_NOT_HERE GUARD-193');
  });

  it('GUARD-227 only the seat knows which of a stack was laid: none there is known any more, elsewhere all are', () => {
    const [laid, left, elsewhere] = [aCreature(), aCreature(), aCreature()];
    const stacks = { a3: { creatures: [laid, left] }, b3: { creatures: [elsewhere] } };
    const scene = settling({ seats: [{ stacks }, {}] })
      .with(({ players: [south] }) => south.known.push(laid, left, elsewhere))
      .when(0, lay('a3', laid));
    expect(scene.player(0).known).toEqual([elsewhere]);
  });

  it('GUARD-172 GUARD-193 the shield over the last creature goes to the pen and does not count', () => {
    const [shield, creature] = [aShield(), aCreature()];
    const scene = settling({ seats: [{ stacks: { b3: { shield, creatures: [creature] } } }, {}] });
    const laid = scene.until('III_C_CHECK').when(0, lay('b3', creature));
    expect([laid.stack(0, 'b3'), laid.state.board.b3.terrain?.id]).toEqual([null, creature]);
    expect(laid.player(0)).toMatchObject({ pen: [shield], shieldsLost: 0, known: [shield] });
  });

  it('GUARD-EX60 GUARD-196 GUARD-201 lands are asked for one by one, those of the first seat first', () => {
    const [terrain, creature, theirs] = [aTerrain(), aCreature(), aCreature()];
    const seats = [
      { pen: [terrain], stacks: { a3: {}, b3: { creatures: [creature] } } },
      { stacks: { a2: { creatures: [theirs] } } },
    ] as const;
    const scene = settling({ first: 0, seats });
    expect(scene.refusedBy(0, lay('b3', creature))).toBe('NO_SHIELD_THERE GUARD-192');
    expect(scene.refusedBy(0, withdraw('b3', 'b2'))).toBe('NO_SHIELD_THERE GUARD-192');
    const second = scene.when(0, place('a3', terrain));
    expect([second.asked, second.legal(0, 'settleTerrain')]).toEqual([[0], []]);
    expect(second.legal(0, 'settleWithCreature')).toEqual([lay('b3', creature)]);
    const third = second.when(0, lay('b3', creature));
    expect([third.asked, third.legal(1, 'settleWithCreature')]).toEqual([[1], [lay('a2', theirs)]]);
    expect(settling({ first: 1, seats }).asked).toEqual([1]);
  });

  it('GUARD-191 a terrain comes from the pen: none of a pile, and no other card', () => {
    const [deep, shield] = [aTerrain(), aShield()];
    const scene = settling({ seats: [{ pen: [shield], pile: [deep], stacks: { b3: {} } }, {}] });
    expect(scene.refusedBy(0, place('b3', deep))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, place('b3', shield))).toBe('WRONG_CARD_TYPE GUARD-226');
    const laid = settling({ seats: [{ pen: [aTerrain()], stacks: { b3: {} }, terrains: { c2: deep } }, {}] });
    expect(laid.refusedBy(0, place('b3', deep))).toBe('NOT_IN_HAND GUARD-191');
  });

  it('GUARD-194 a shield withdraws one step, to an own stronghold or ruin or an own terrain, without an own shield, within 30', () => {
    const [big, small] = [aCreature({ vitality: 20 }), aCreature({ vitality: 11 })];
    const garrison = { shield: null, creatures: [small] };
    const south = {
      stacks: { a2: { creatures: [big] }, a1: garrison, b2: {} },
      terrains: { b2: aTerrain(), a3: aTerrain() },
      pen: [],
    };
    const scene = settling({ seats: [south, {}] });
    expect(scene.refusedBy(0, withdraw('a2', 'b3'))).toBe('NOT_ADJACENT GUARD-194');
    expect(scene.refusedBy(0, withdraw('a2', 'b2'))).toBe('OWN_SHIELD_THERE GUARD-194');
    expect(scene.refusal(0, withdraw('a2', 'a1'))).toMatchObject({
      code: 'SPACE_LIMIT',
      facts: { total: 31, limit: 30 },
    });
    expect(scene.legal(0, 'withdrawShield')).toEqual([withdraw('a2', 'a3')]);
    const ruin = settling({ seats: [{ stacks: { a2: {} }, ruins: ['LEFT'] }, {}] });
    expect(ruin.legal(0, 'withdrawShield')).toEqual([withdraw('a2', 'a1')]);
    const bare = settling({ seats: [{ stacks: { b3: {} } }, { terrains: { b2: aTerrain() } }] });
    expect(bare.refusedBy(0, withdraw('b3', 'b2'))).toBe('NOT_CONTROLLED GUARD-194');
    expect(bare.refusedBy(0, withdraw('b3', 'c3'))).toBe('NOT_CONTROLLED GUARD-194');
    expect(bare.refusedBy(0, withdraw('b3', 'b4'))).toBe('NOT_CONTROLLED GUARD-194');
    const held = settling({ seats: [{ stacks: { a2: {} } }, { stacks: { a1: {} } }] });
    expect(held.legal(0, 'withdrawShield')).toEqual([]);
    const conquered = settling({ seats: [{ stacks: { a3: {}, a4: {} } }, {}] });
    expect(conquered.refusedBy(0, withdraw('a3', 'a4'))).toBe('NOT_CONTROLLED GUARD-194');
  });

  it('GUARD-074 GUARD-194 onto a garrison it takes the garrison under it', () => {
    const [one, two, shield] = [aCreature(), aCreature(), aShield()];
    const stacks = { a2: { shield, creatures: [two], turned: true }, a1: { shield: null, creatures: [one] } };
    const scene = settling({ seats: [{ stacks }, {}] })
      .until('III_C_CHECK')
      .when(0, withdraw('a2', 'a1'));
    expect(scene.stack(0, 'a1')).toMatchObject({ shield, turned: true, creatures: [{ id: one }, { id: two }] });
  });

  it('GUARD-EX40 GUARD-212 six lands win only if they are held after settlement', () => {
    const terrains = (...spaces: Space[]) => Object.fromEntries(spaces.map((space) => [space, aTerrain()]));
    const south = { stacks: { a3: {}, b3: {} }, terrains: terrains('a3', 'c3', 'b2') };
    const held = given(aGame({ at: 'III_A_CLEAR', seats: [{ ...south, pen: [aTerrain()] }, {}] })).goingOn();
    expect(held.state.over).toBeNull();
    expect(held.whenTimeRunsOut().state.over).toEqual({ reason: 'LANDS', winner: 0 });
    const left = given(aGame({ at: 'III_A_CLEAR', seats: [south, {}] }))
      .goingOn()
      .until('I_A_DRAW');
    expect(left.when(0, withdraw('b3', 'b2')).state.over).toBeNull();
  });

  it('GUARD-224 by default the first terrain is placed, else the first creature of the lowest space Vitality', () => {
    const [first, second] = [aTerrain(), aTerrain()];
    const placed = settling({ seats: [{ pen: [first, second], stacks: { b3: {} } }, {}] }).until('III_C_CHECK');
    expect(placed.whenTimeRunsOut().state.board.b3.terrain?.id).toBe(first);
    const [big, red, small] = [aCreature({ vitality: 9 }), aCreature({ vitality: 2, redVitality: 12 }), aCreature()];
    const laid = settling({ seats: [{ stacks: { b3: { creatures: [big, red, small] } } }, {}] }).until('III_C_CHECK');
    expect(laid.whenTimeRunsOut().state.board.b3.terrain?.id).toBe(small);
  });

  it('GUARD-133 a seat with cards in its depot is asked in III before the clearing', () => {
    const state = aGame({ at: 'III_PLAYS', first: 1, seats: [{ depot: [aShield()] }, {}] });
    const scene = given(state).until('I_A_DRAW').goingOn();
    expect(scene.asked).toEqual([0]);
    expect(scene.until('III_A_CLEAR').when(0, { type: 'pass' }).state.stage).toBe('III_A_CLEAR');
  });
});

import {
  aCreature,
  aCreatureItem,
  aGame,
  aGuardian,
  aShield,
  aSpell,
  aTerrain,
  given,
  home,
  type SeatSetup,
} from '../testing/index.js';

/** The guardian of the worked examples. */
const guardian = () => aGuardian({ baseDraw: 3, ldl: -1, mdl: 1, luc: 1 });
const shieldOf = (dominantValue: number): string => aShield({ dominantValue });

/** I.A begins; the dominants of the turn before lie open, seat 0 had the lower one. */
const drawing = (south: SeatSetup = {}, north: SeatSetup = {}, lower: 0 | 1 | null = 0) =>
  given(
    aGame({
      at: 'I_A_DRAW',
      turn: 4,
      first: 1,
      lower,
      seats: [
        { guardian: guardian(), dominant: shieldOf(6), ...south },
        { guardian: guardian(), dominant: shieldOf(9), ...north },
      ],
    }),
  )
    .until('I_B_RESERVE')
    .goingOn();

const drawn = (scene: ReturnType<typeof drawing>): number[] => scene.state.players.map(({ hand }) => hand.length);

describe('drawing', () => {
  it('GUARD-EX06 GUARD-030 GUARD-032 GUARD-033 GUARD-034 fewer lands, more lands and the lower dominant add up', () => {
    const scene = drawing({}, { stacks: { b2: {} } });
    expect(drawn(scene)).toEqual([3, 4]);
  });

  it('GUARD-EX07 GUARD-033 with equal numbers of lands neither modifier counts', () => {
    expect(drawn(drawing())).toEqual([4, 3]);
    expect(drawn(drawing({}, {}, null))).toEqual([3, 3]);
  });

  it('GUARD-031 the dominant of the turn before is the first card, and stays known', () => {
    const scene = drawing();
    const [dominant] = scene.happened('dominantTaken').filter(({ seat }) => seat === 0);
    expect(scene.player(0)).toMatchObject({ dominant: null, known: [dominant!.card.instanceId] });
    expect(scene.player(0).hand[0]).toBe(dominant!.card.instanceId);
    expect(scene.happened('cardsDrawn').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [0, 3],
    ]);
  });

  it('GUARD-035 a seat draws one card at least, and control is read before the draws', () => {
    const poor = aGuardian({ baseDraw: 2, ldl: -4, mdl: 0, luc: 0 });
    expect(drawn(drawing({ guardian: poor }, { stacks: { b2: {} } }))[0]).toBe(1);
  });

  it('GUARD-036 what is left of a pile is drawn and no more; the discard pile is never shuffled back', () => {
    const scene = drawing({ pile: [aShield()], discard: [aShield(), aShield()] });
    expect(drawn(scene)[0]).toBe(2);
    expect(scene.player(0)).toMatchObject({ pile: [] });
    expect(scene.player(0).discard).toHaveLength(2);
  });

  it('GUARD-063 a dominant from the discard pile goes back there and is not drawn', () => {
    const state = aGame({ at: 'I_A_DRAW', seats: [{ guardian: guardian(), dominant: shieldOf(6), pile: [] }, {}] });
    state.borrowed = [0];
    const scene = given(state).until('I_B_RESERVE').goingOn();
    expect(scene.player(0)).toMatchObject({ hand: [], dominant: null });
    expect(scene.player(0).discard).toHaveLength(1);
    expect(scene.state.borrowed).toEqual([]);
  });
});

describe('the reserve hand', () => {
  const forming = (south: SeatSetup, north: SeatSetup = {}) =>
    given(aGame({ at: 'I_B_RESERVE', seats: [south, north] }))
      .until('I_B_PLAYS')
      .goingOn();

  it('GUARD-037 is depot, pen, what lies on and under the own strongholds, then what was drawn', () => {
    const [spell, terrain, shield, drawnCard] = [aSpell(), aTerrain(), aShield(), aShield()];
    const [bearer, item, under] = [aCreature(), aCreatureItem(), aCreature({ influenceValue: 2 })];
    const scene = forming({
      depot: [spell],
      pen: [terrain],
      hand: [drawnCard],
      stacks: { [home.LEFT]: { shield, creatures: [{ card: bearer, item }] } },
      under: { CENTER: under },
    });
    expect(scene.player(0)).toMatchObject({
      hand: [spell, terrain, shield, bearer, item, under, drawnCard],
      depot: [],
      pen: [],
    });
    expect([scene.stack(0, home.LEFT), scene.player(0).strongholds?.CENTER.under]).toEqual([null, null]);
  });

  it('GUARD-037 GUARD-038 GUARD-056 what lies in the field or on a ruin stays', () => {
    const scene = forming({ stacks: { b2: {}, [home.LEFT]: {} }, ruins: ['LEFT'] });
    expect(scene.player(0).hand).toEqual([]);
    expect([scene.stack(0, 'b2'), scene.stack(0, home.LEFT)].every((stack) => stack?.creatures.length === 1)).toBe(
      true,
    );
  });

  it('GUARD-037 GUARD-044 upgrades stay where they are', () => {
    const upgrade = aCreatureItem();
    expect(forming({ works: { LEFT: { card: upgrade } } }).player(0).strongholds?.LEFT.works).toBe(upgrade);
  });

  it('GUARD-133 a seat without a card is not asked in I.B, and its pass makes the same event', () => {
    const scene = given(aGame({ at: 'I_B_RESERVE', seats: [{}, { pen: [aShield()] }] })).goingOn();
    expect([scene.state.stage, scene.asked]).toEqual(['I_B_PLAYS', [1]]);
    const placing = scene.when(1, { type: 'pass' });
    expect(placing.state.stage).toBe('I_C_PLACE');
    expect([...scene.happened('passed'), ...placing.happened('passed')].map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

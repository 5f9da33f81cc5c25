import type { CommandOf } from '../commands.js';
import { aGame, given, madeCard, madeHero, madeWound, type GameSetup } from '../testing/index.js';
import type { CardSide } from '../words.js';

const card = (heroId: string, n: number | string): string => `${heroId}-${n}`;
const right = (...cardIds: string[]) => cardIds.map((cardId) => ({ cardId, side: 'RIGHT' as const }));
const plan = (heroId: string, ...cardIds: string[]) =>
  ({ type: 'planCards', heroId, plays: right(...cardIds) }) as const;

/** One hero against one, or as the test says; `ids` are the heroes in order. */
function table(setup: GameSetup = {}) {
  const scene = given(aGame(setup));
  return { scene, ids: scene.state.heroes.map(({ heroId }) => heroId) as [string, string, string] };
}

describe('the bounds of a strategy phase', () => {
  it('CLASH-262 offers fewer than 2,000 commands to a seat that plans five heroes with full hands', () => {
    const own = Array.from({ length: 5 }, () => {
      const id = madeHero();
      const powers = Array.from({ length: 9 }, () => madeCard(id, { technique: {}, power: { trigger: 'PERMANENT' } }));
      return { id, hand: [...powers, `${id}-w`, 'wound:1', 'wound:2'] };
    });
    const heroes = [
      ...own.map(({ id, hand }, place) => ({ id, seat: 0, teamUp: place > 0, rank: 'VETERAN' as const, hand })),
      { seat: 1 },
    ];
    const offered = given(aGame({ heroes })).legal(0);
    const counts = ['planCards', 'proposeOrder', 'placeTeamUpTokens'].map(
      (type) => offered.filter((command) => command.type === type).length,
    );
    expect(counts).toEqual([5 * 219, 120 - 1, 4 * 6]);
    expect(offered.length).toBeLessThan(2_000);
  });
});

describe('planning cards', () => {
  it('CLASH-107 both sides plan at the same time', () => {
    const { scene } = table({ seats: ['A', 'A', 'B'] });
    expect([scene.step, scene.asked]).toEqual(['strategy', [0, 1, 2]]);
  });

  it('CLASH-048 CLASH-108 one or two cards, each on a side', () => {
    const {
      scene,
      ids: [id],
    } = table();
    expect(scene.when(0, plan(id, card(id, 1))).hero(id).plan).toEqual(right(card(id, 1)));
    expect(scene.when(0, plan(id, card(id, 1), card(id, 2))).hero(id).plan).toHaveLength(2);
    expect(scene.refusalCode(0, plan(id, card(id, 1), card(id, 2), card(id, 3)))).toBe('TOO_MANY_CARDS');
    expect(scene.refusalCode(0, plan(id, card(id, 1), card(id, 1)))).toBe('DUPLICATE_CARD');
    expect(scene.refusalCode(0, plan(id))).toBe('NO_POWER_CARD');
  });

  it('CLASH-023 CLASH-108 only own cards, from the hand, of an own hero', () => {
    const {
      scene,
      ids: [id, other],
    } = table();
    expect(scene.refusalCode(0, plan('nobody', card(id, 1)))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, plan(id, 'nothing'))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, plan(other, card(other, 1)))).toBe('NOT_OWN_HERO');
    expect(scene.refusalCode(0, plan(id, card(other, 1)))).toBe('CARD_NOT_OF_HERO');
    expect(scene.refusalCode(0, plan(id, card(id, 'v1')))).toBe('CARD_NOT_IN_HAND');
    expect(scene.refusalCode(0, plan(id, card(id, 1), 'wound:7'))).toBe('CARD_NOT_IN_HAND');
    expect(scene.refusalCode(0, plan(id, card(id, 1), 'wound:blank-1'))).toBe('UNKNOWN_ID');
  });

  it('CLASH-044 CLASH-047 CLASH-064 a card lies where it has something to say', () => {
    const id = madeHero();
    const power = madeCard(id, { power: { trigger: 'PERMANENT' } });
    const both = madeCard(id, { power: { trigger: 'PERMANENT' }, technique: { speed: 1 } });
    const { scene } = table({ heroes: [{ id, hand: [power, both, card(id, 1), card(id, 'w')] }, {}] });
    const lay = (cardId: string, side: CardSide): CommandOf<'planCards'> => ({
      type: 'planCards',
      heroId: id,
      plays: [{ cardId, side }],
    });
    expect(scene.refusalCode(0, lay(power, 'RIGHT'))).toBe('SIDE_NOT_ALLOWED');
    expect(scene.refusalCode(0, lay(card(id, 1), 'LEFT'))).toBe('SIDE_NOT_ALLOWED');
    expect(scene.refusalCode(0, lay(card(id, 'w'), 'RIGHT'))).toBe('SIDE_NOT_ALLOWED');
    for (const side of ['LEFT', 'RIGHT'] as const) expect(scene.when(0, lay(both, side)).hero(id).plan).toHaveLength(1);
  });

  it('CLASH-EX31 CLASH-049 CLASH-113 a wound card beside a power card, never alone, on the side of its record', () => {
    const wounds = [madeWound('wound:1'), madeWound('wound:2', { side: 'LEFT' })];
    const id = madeHero();
    const { scene } = table({ heroes: [{ id, hand: [card(id, 1), card(id, 'w'), ...wounds] }, {}] });
    const lay = (...plays: [string, 'LEFT' | 'RIGHT'][]) =>
      ({ type: 'planCards', heroId: id, plays: plays.map(([cardId, side]) => ({ cardId, side })) }) as const;
    expect(scene.when(0, lay([card(id, 1), 'RIGHT'], ['wound:1', 'RIGHT'])).hero(id).plan).toHaveLength(2);
    expect(scene.when(0, lay([card(id, 'w'), 'LEFT'], ['wound:2', 'LEFT'])).hero(id).plan).toHaveLength(2);
    expect(scene.refusalCode(0, lay(['wound:1', 'RIGHT']))).toBe('NO_POWER_CARD');
    expect(scene.refusalCode(0, lay(['wound:1', 'RIGHT'], ['wound:2', 'LEFT']))).toBe('NO_POWER_CARD');
    expect(scene.refusalCode(0, lay([card(id, 1), 'RIGHT'], ['wound:1', 'LEFT']))).toBe('SIDE_NOT_ALLOWED');
  });

  it('CLASH-EX76 CLASH-262 a Veteran with ten cards and two wounds has 219 plans, a team-up hero 25', () => {
    const id = madeHero();
    const both = (): string => madeCard(id, { power: { trigger: 'PERMANENT' }, technique: {} });
    const nine = Array.from({ length: 9 }, both);
    const hand = [...nine, card(id, 'w'), madeWound('wound:3'), madeWound('wound:4')];
    const helper = madeHero();
    const three = Array.from({ length: 3 }, () => madeCard(helper, { power: { trigger: 'PERMANENT' }, technique: {} }));
    const { scene } = table({
      heroes: [{ id, hand }, { seat: 1 }, { id: helper, seat: 0, teamUp: true, hand: [...three, card(helper, 'w')] }],
    });
    const plans = scene.legal(0, 'planCards');
    expect(plans.filter(({ heroId }) => heroId === id)).toHaveLength(219);
    expect(plans.filter(({ heroId }) => heroId === helper)).toHaveLength(25);
  });

  it('CLASH-239 CLASH-EX70 one command plans a hero; the whole plan may be taken back three times a turn', () => {
    const {
      scene,
      ids: [id],
    } = table();
    let now = scene.when(0, plan(id, card(id, 1)));
    expect(now.refusalCode(0, plan(id, card(id, 2)))).toBe('PLAN_ALREADY_LAID');
    for (let time = 1; time <= 3; time += 1)
      now = now.when(0, { type: 'takeBackPlan', heroId: id }).when(0, plan(id, card(id, time)));
    expect(now.refusalCode(0, { type: 'takeBackPlan', heroId: id })).toBe('NO_TAKE_BACK_LEFT');
    expect(now.legal(0, 'takeBackPlan')).toEqual([]);
  });

  it('CLASH-239 nothing to take back, or the hero of another seat', () => {
    const {
      scene,
      ids: [id, other],
    } = table();
    expect(scene.refusalCode(0, { type: 'takeBackPlan', heroId: id })).toBe('NO_PLAN');
    expect(scene.refusalCode(0, { type: 'takeBackPlan', heroId: other })).toBe('NOT_OWN_HERO');
    expect(scene.refusalCode(0, { type: 'takeBackPlan', heroId: 'nobody' })).toBe('UNKNOWN_ID');
    expect(scene.when(0, plan(id, card(id, 1))).refusalCode(1, { type: 'takeBackPlan', heroId: id })).toBe(
      'NOT_OWN_HERO',
    );
  });
});

describe('team-up heroes in the strategy phase', () => {
  const withHelper = () => table({ heroes: [{}, {}, { seat: 0, teamUp: true }] });

  it('CLASH-028 the seat plans its team-up heroes too before it is ready', () => {
    const {
      scene,
      ids: [id, helper],
    } = withHelper();
    expect(scene.hero(helper).teamUp).toBe(true);
    const planned = scene.when(0, plan(id, card(id, 1)));
    expect(planned.refusal(0, { type: 'declareReady' })).toMatchObject({
      code: 'PLAN_INCOMPLETE',
      facts: { hero: helper },
    });
    const both = planned.when(0, plan(helper, card(helper, 1)));
    expect(both.refusalCode(0, { type: 'declareReady' })).toBe('PLAN_INCOMPLETE');
    const ready = both
      .when(0, { type: 'placeTeamUpTokens', heroId: helper, characteristics: ['SPEED', 'MIND'] })
      .when(0, { type: 'declareReady' });
    expect(ready.asked).toEqual([1]);
  });

  it('CLASH-026 CLASH-027 two tokens on two different characteristics of a team-up hero', () => {
    const {
      scene,
      ids: [id, helper],
    } = withHelper();
    const place = (heroId: string, ...characteristics: ('SPEED' | 'ATTACK' | 'DEFENSE' | 'MIND')[]) =>
      ({ type: 'placeTeamUpTokens', heroId, characteristics }) as const;
    expect(scene.refusal(0, place(id, 'SPEED', 'MIND'))).toMatchObject({ code: 'NOT_TEAMUP', facts: { hero: id } });
    expect(scene.refusalCode(1, place(helper, 'SPEED', 'MIND'))).toBe('NOT_TEAMUP');
    expect(scene.refusalCode(0, place('nobody', 'SPEED', 'MIND'))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, place(helper, 'SPEED'))).toBe('CHARACTERISTIC_NOT_ALLOWED');
    expect(scene.refusalCode(0, place(helper, 'MIND', 'MIND'))).toBe('SAME_CHARACTERISTIC');
    expect(scene.legal(0, 'placeTeamUpTokens')).toHaveLength(6);
    const placed = scene.when(0, place(helper, 'ATTACK', 'DEFENSE'));
    expect(placed.refusalCode(0, place(helper, 'SPEED', 'MIND'))).toBe('ALREADY_PLACED');
    expect(placed.when(0, { type: 'takeBackPlan', heroId: helper }).hero(helper).tokens).toBeNull();
  });
});

describe('the initiative deck', () => {
  const allies = () => table({ seats: ['A', 'A', 'B'] });

  it('CLASH-111 CLASH-112 CLASH-240 another order stands at once; the allies are no longer ready', () => {
    const {
      scene,
      ids: [one, two],
    } = allies();
    const ready = scene.when(1, plan(two, card(two, 1))).when(1, { type: 'declareReady' });
    expect(ready.asked).toEqual([0, 2]);
    const proposed = ready.when(0, { type: 'proposeOrder', heroIds: [two, one] });
    expect(proposed.state.sides.A.deck).toEqual([two, one]);
    expect(proposed.asked).toEqual([0, 1, 2]);
    expect(proposed.told).toEqual(['orderProposed']);
  });

  it('CLASH-239 no plan is offered for a hero who has one', () => {
    const helper = madeHero();
    const {
      scene,
      ids: [id],
    } = table({ heroes: [{}, {}, { id: helper, seat: 0, teamUp: true }] });
    const offered = scene.when(0, plan(id, card(id, 1))).legal(0, 'planCards');
    expect(new Set(offered.map(({ heroId }) => heroId))).toEqual(new Set([helper]));
  });

  it('CLASH-EX70 CLASH-240 a seat proposes three times a turn', () => {
    const {
      scene,
      ids: [one, two],
    } = allies();
    let now = scene;
    for (let time = 0; time < 3; time += 1)
      now = now.when(0, { type: 'proposeOrder', heroIds: time % 2 ? [one, two] : [two, one] });
    expect(now.refusalCode(0, { type: 'proposeOrder', heroIds: [one, two] })).toBe('NO_PROPOSAL_LEFT');
    expect(now.legal(0, 'proposeOrder')).toEqual([]);
    expect(now.legal(1, 'proposeOrder')).toHaveLength(1);
  });

  it('CLASH-111 CLASH-240 an order names every hero of the side in play once, and differs from the one that stands', () => {
    const {
      scene,
      ids: [one, two, three],
    } = allies();
    const propose = (...heroIds: string[]) => scene.refusalCode(0, { type: 'proposeOrder', heroIds });
    expect(propose(one)).toBe('ORDER_INCOMPLETE');
    expect(propose(one, one)).toBe('ORDER_INCOMPLETE');
    expect(propose(one, three)).toBe('ORDER_INCOMPLETE');
    expect(propose('nobody', two)).toBe('UNKNOWN_ID');
    expect(propose(one, two)).toBe('ORDER_UNCHANGED');
  });

  it('CLASH-262 the orders offered are n! − 1', () => {
    const { scene } = table({
      heroes: [{}, {}, ...[0, 0, 0].map(() => ({ seat: 0, teamUp: true }))],
      options: { heroesA: 4, heroesB: 2 },
    });
    expect(scene.legal(0, 'proposeOrder')).toHaveLength(23);
  });
});

describe('secrecy and bounds of the strategy phase', () => {
  it('CLASH-110 CLASH-263 every plan is one event, and the hands stay as they were until the reveal', () => {
    const {
      scene,
      ids: [id],
    } = table();
    const one = scene.when(0, plan(id, card(id, 1)));
    const two = scene.when(0, plan(id, card(id, 1), card(id, 2)));
    expect([one.told, two.told]).toEqual([['heroPlanned'], ['heroPlanned']]);
    expect(one.hero(id).hand).toHaveLength(8);
    expect(two.view(1)).toEqual(one.view(1));
    expect(two.legal(1)).toEqual(one.legal(1));
  });

  it('CLASH-EX71 CLASH-263 the other side’s refusals and defaults do not depend on a hidden plan', () => {
    const {
      scene,
      ids: [id, other],
    } = table();
    const worlds = [[card(id, 1)], [card(id, 2), card(id, 3)]].map((ids) => scene.when(0, plan(id, ...ids)));
    const [one, two] = worlds.map((world) => [
      world.refusal(1, plan(id, card(id, 1))),
      world.refusal(1, plan(other, card(id, 1))),
      world.refusal(1, { type: 'takeBackPlan', heroId: id }),
      world.byDefault(1),
      world.waiting,
    ]);
    expect(two).toEqual(one);
  });

  it('CLASH-112 a ready seat is asked no more', () => {
    const {
      scene,
      ids: [id],
    } = table();
    const ready = scene.when(0, plan(id, card(id, 1))).when(0, { type: 'declareReady' });
    expect(ready.asked).toEqual([1]);
    expect(ready.refusalCode(0, { type: 'takeBackPlan', heroId: id })).toBe('NOT_YOUR_TURN');
    expect(ready.legal(0)).toEqual([]);
  });

  it('CLASH-261 the default plans the first power card, the weakness only where nothing else is held, then is ready', () => {
    const {
      scene,
      ids: [id],
    } = table({ heroes: [{}, {}, { seat: 0, teamUp: true }] });
    expect(scene.byDefault(0)).toEqual(plan(id, card(id, 1)));
    const planned = scene.when(0, scene.byDefault(0));
    const helper = planned.state.heroes[1]!.heroId;
    expect(planned.byDefault(0)).toEqual(plan(helper, card(helper, 1)));
    const tokens = planned.when(0, planned.byDefault(0));
    expect(tokens.byDefault(0)).toEqual({
      type: 'placeTeamUpTokens',
      heroId: helper,
      characteristics: ['SPEED', 'DEFENSE'],
    });
    expect(tokens.when(0, tokens.byDefault(0)).byDefault(0)).toEqual({ type: 'declareReady' });
  });

  it('CLASH-261 with the weakness alone it is played left', () => {
    const id = madeHero();
    const { scene } = table({ heroes: [{ id, hand: [card(id, 'w')] }, {}] });
    expect(scene.byDefault(0)).toEqual({
      type: 'planCards',
      heroId: id,
      plays: [{ cardId: card(id, 'w'), side: 'LEFT' }],
    });
  });
});
